import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font, readingWidth, space } from '../../theme/tokens.ts'
import { H3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

const Years = styled.ol`
  display: grid;
  gap: ${space.l};
  max-width: ${readingWidth};
  border-left: 2px solid ${color.line};
`

const Milestone = styled.li`
  position: relative;
  padding-left: ${space.l};

  &::before {
    position: absolute;
    top: 0.5rem;
    left: -0.5rem;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: ${color.accent};
    content: '';
  }
`

const Year = styled.p`
  color: ${color.accent};
  font-size: ${font.size.small};
  font-weight: 700;
`

export function Milestones({ section }: { section: SectionOf<'milestones'> }) {
  return (
    <Frame section={section}>
      <Years>
        {section.milestones.map((milestone) => (
          <Milestone key={milestone._id}>
            <Year>{milestone.year}</Year>
            <H3 {...translated(milestone.title)} />
            <p {...translated(milestone.text)} />
          </Milestone>
        ))}
      </Years>
    </Frame>
  )
}
