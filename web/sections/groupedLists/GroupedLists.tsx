import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { color, font } from '../../theme/tokens.ts'
import { RuledColumns } from '../../ui/layout.tsx'
import { TickedList } from '../../ui/TickedList.tsx'
import { H3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { GuidedChoice } from './GuidedChoice.tsx'

/** Subjects side by side, each below a shared rule. */
const Matrix = styled(RuledColumns)`
  border-top: 1px solid ${color.rule};
`

const Subject = styled.li`
  padding-block: 1rem 1.5rem;
  break-inside: avoid;

  p {
    margin-block: .5rem;
    line-height: 1.55;
  }
`

const ListHeading = styled.h4`
  margin: .9rem 0 .1rem;
  color: ${color.inkMuted};
  font: 400 ${font.size.xs}/1.6 ${font.sans};
`

const Choice = styled(PageLink)`
  display: inline-block;
  padding-block: .35rem;
  font-size: ${font.size.s};
`

export function GroupedLists({ section }: { section: SectionOf<'groupedLists'> }) {
  if (section.guided)
    return (
      <Frame section={section} wide>
        <GuidedChoice subjects={section.items} />
      </Frame>
    )
  return (
    <Frame section={section} wide>
      <Matrix $max={Math.min(section.items.length, 4)}>
        {section.items.map((subject) => (
          <Subject key={subject._key}>
            <H3 {...translatedProps(subject.title)} />
            <div>
              {subject.text && <p {...translatedProps(subject.text)} />}
              {subject.lists.map((list) => (
                <div key={list._key}>
                  {list.heading && <ListHeading {...translatedProps(list.heading)} />}
                  {list.items && <TickedList points={list.items} />}
                  {list.pages && (
                    <ul>
                      {list.pages.map((page) => (
                        <li key={page._id}>
                          <Choice to={page.path} {...translatedProps(page.title)} />
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              ))}
            </div>
          </Subject>
        ))}
      </Matrix>
    </Frame>
  )
}
