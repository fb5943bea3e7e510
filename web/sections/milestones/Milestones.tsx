import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { H3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

export function Milestones({ section }: { section: SectionOf<'milestones'> }) {
  return (
    <Frame section={section} wide>
      <ol>
        {section.milestones.map((milestone) => (
          <li key={milestone._id}>
            <p>{milestone.year}</p>
            <H3 {...translated(milestone.title)} />
            <p {...translated(milestone.text)} />
          </li>
        ))}
      </ol>
    </Frame>
  )
}
