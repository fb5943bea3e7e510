import styled from 'styled-components'
import { siblingKey } from '../../../shared/content/text.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { font, from } from '../../theme/tokens.ts'
import { Columns } from '../../ui/layout.tsx'
import { LineItem } from '../../ui/marks.ts'
import { Secondary, SmallH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

const Years = styled(Columns)`
  row-gap: 1.75rem;

  ${from.wide} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  }
`

const Milestone = styled(LineItem)`
  padding-top: .75rem;
`

const Year = styled.p`
  margin-bottom: .25rem;
  font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
`

/** Milestones by year, in columns of equal width. */
export function Milestones({ section }: { section: SectionOf<'milestones'> }) {
  const { milestones } = section
  return (
    <Frame section={section} wide>
      <Years as="ol" $max={3}>
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
