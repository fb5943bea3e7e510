import styled, { css } from 'styled-components'
import { siblingKey } from '../../../shared/content/languages/inLanguage.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { font, from } from '../../theme/tokens.ts'
import { Columns } from '../../ui/layout.tsx'
import { LineItem } from '../../ui/marks.ts'
import { Secondary, SmallH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

/** One line through all milestones, whose columns widen with the time until the next. */
const inOneRow = (columns: string) => css`
  ${from.wide} {
    grid-template-columns: ${columns};
    column-gap: 0;

    > li {
      padding-right: .75rem;
    }
  }
`

const Years = styled(Columns)<{ $columns: string | undefined }>`
  row-gap: 1.75rem;

  ${({ $columns }) => $columns && inOneRow($columns)}
`

const Milestone = styled(LineItem)`
  padding-top: .75rem;
`

const Year = styled.p`
  margin-bottom: .25rem;
  font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
`

/** Milestones by year: on wide screens in one row, if there are at most six. */
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

/**
 * Returns grid columns that place milestones by year. Each column is as wide as the time until the next milestone, the
 * last as wide as the mean, and all are wide enough to read.
 * @param years in ascending order
 */
function columnsByYear(years: readonly number[]): string | undefined {
  if (years.length < 2 || years.length > 6) return undefined
  const gaps = years.slice(1).map((year, index) => year - (years[index] ?? year))
  const mean = gaps.reduce((sum, gap) => sum + gap) / gaps.length
  return [...gaps, mean].map((gap) => `minmax(9.5rem, ${gap}fr)`).join(' ')
}
