import styled, { css } from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { font, from, grid } from '../../theme/tokens.ts'
import { LineItem } from '../../ui/LineItem.tsx'
import { Second, SmallH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { columnsByYear } from './columnsByYear.ts'

/** One line through all milestones, each column as wide as the time until the next. */
const toScale = (columns: string) => css`
  ${from.wide} {
    grid-template-columns: ${columns};
    column-gap: 0;

    > li {
      padding-right: .75rem;
    }
  }
`

const Years = styled.ol<{ $columns: string | null }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem ${grid.gap};

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${({ $columns }) => $columns && toScale($columns)}
`

const Milestone = styled(LineItem)`
  padding-top: .75rem;
`

const Year = styled.p`
  margin-bottom: .25rem;
  font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
`

/** Milestones by year: on wide screens to scale, where their years leave room for the texts. */
export function Milestones({ section }: { section: SectionOf<'milestones'> }) {
  const { milestones } = section
  return (
    <Frame section={section} wide>
      <Years $columns={columnsByYear(milestones.map(({ year }) => year))}>
        {milestones.map((milestone) => (
          <Milestone key={milestone._id}>
            <Year>{milestone.year}</Year>
            <SmallH3 {...translated(milestone.title)} />
            <Second {...translated(milestone.text)} />
          </Milestone>
        ))}
      </Years>
    </Frame>
  )
}
