import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { color, font } from '../../theme/tokens.ts'
import { ListFold } from '../../ui/Fold.tsx'
import { RuledColumns } from '../../ui/layout.tsx'
import { MarkedList, RunList } from '../../ui/MarkedList.tsx'
import { H3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { GuidedChoice } from './GuidedChoice.tsx'

/** Subjects side by side, each below a shared rule. */
const Matrix = styled(RuledColumns)`
  border-top: 1px solid ${color.rule};
`

const Subject = styled.li`
  padding-block: .9rem 1rem;
  break-inside: avoid;

  > details:not([open]) {
    margin-block: -.5rem -.6rem;
  }

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

/**
 * Returns whether the entries of all lists are short, with few words on average. Short entries follow one another in a
 * line.
 */
function areShort(subjects: SectionOf<'groupedLists'>['items']): boolean {
  const points = subjects.flatMap(({ lists }) => lists.flatMap(({ items = [] }) => items))
  const length = points.reduce((sum, { text }) => sum + text.value.length, 0)
  return length <= 36 * points.length
}

export function GroupedLists({ section }: { section: SectionOf<'groupedLists'> }) {
  if (section.guided)
    return (
      <Frame section={section} wide>
        <GuidedChoice subjects={section.items} />
      </Frame>
    )
  const Entries = areShort(section.items) ? RunList : MarkedList
  return (
    <Frame section={section} wide>
      <Matrix $max={Math.min(section.items.length, 4)}>
        {section.items.map((subject, index) => {
          const heading = <H3 {...translatedProps(subject.title)} />
          const lists = (
            <div>
              {subject.text && <p {...translatedProps(subject.text)} />}
              {subject.lists.map((list) => (
                <div key={list._key}>
                  {list.heading && <ListHeading {...translatedProps(list.heading)} />}
                  {list.items && <Entries points={list.items} />}
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
          )
          return (
            <Subject key={subject._key}>
              <ListFold index={index} heading={heading}>
                {lists}
              </ListFold>
            </Subject>
          )
        })}
      </Matrix>
    </Frame>
  )
}
