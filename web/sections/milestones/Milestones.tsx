import styled, { css } from 'styled-components'
import { siblingKey } from '../../../shared/content/text.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { font, from } from '../../theme/tokens.ts'
import { Columns } from '../../ui/layout.tsx'
import { LineItem } from '../../ui/marks.ts'
import { Secondary, SmallH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

/** One line through all milestones; each column is as wide as the time until the next. */
const toScale = (columns: string) => css`
  ${from.wide} {
    grid-template-columns: ${columns};
    column-gap: 0;

    > li {
      padding-right: .75rem;
    }
  }
`

const Years = styled(Columns)<{ $columns: string | null }>`
  row-gap: 1.75rem;

  ${({ $columns }) => $columns && toScale($columns)}
`

const Milestone = styled(LineItem)`
  padding-top: .75rem;
`

const Year = styled.p`
  margin-bottom: .25rem;
  font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
`

/** Milestones by year: on wide screens to scale, if their years leave room for the texts. */
export function Milestones({ section }: { section: SectionOf<'milestones'> }) {
  const { milestones } = section
  return (
    <Frame section={section} wide>
      <Years as="ol" $max={3} $columns={columnsByYear(milestones.map(({ year }) => year))}>
        {milestones.map((milestone) => (
          <Milestone key={milestone._id}>
            <Year {...previewField(siblingKey(milestone.title, 'year'))}>{milestone.year}</Year>
            <SmallH3 {...translatedProps(milestone.title)} />
            <Secondary {...translatedProps(milestone.text)} />
          </Milestone>
        ))}
      </Years>
    </Frame>
  )
}

/** The minimum share of the width in which a milestone is readable: 117 px on a screen of 1280. */
const leastShare = 1 / 9

/**
 * Returns the columns of a grid that places milestones by year: each as wide as the time until the next, the
 * last as wide as the mean.
 * @param years in ascending order
 * @returns null if years are too close for texts side by side
 */
export function columnsByYear(years: readonly number[]): string | null {
  const gaps = years.slice(1).map((year, index) => year - (years[index] ?? year))
  if (gaps.length === 0) return null
  const mean = gaps.reduce((sum, gap) => sum + gap) / gaps.length
  const width = mean * years.length
  if (Math.min(...gaps) < width * leastShare) return null
  return [...gaps, mean].map((gap) => `${gap}fr`).join(' ')
}
