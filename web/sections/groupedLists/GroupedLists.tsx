import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { TickedList } from '../../ui/TickedList.tsx'
import { H3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

/** Subjects side by side under shared rules; as many columns as there are subjects, up to four. */
const Matrix = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid ${color.rule};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${grid.gap};
  }

  ${from.large} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    column-gap: 0;
  }
`

const Subject = styled.li`
  padding-block: 1rem 1.5rem;
  break-inside: avoid;

  ${from.large} {
    padding-right: ${grid.gap};

    + li {
      padding-left: ${grid.gap};
      border-left: 1px solid ${color.rule};
    }
  }

  > p {
    margin-top: .5rem;
    line-height: 1.55;
  }
`

const ListHeading = styled.h4`
  margin: .9rem 0 .1rem;
  color: ${color.ink2};
  font-size: ${font.size.xs};
  font-weight: 400;
`

export function GroupedLists({ section }: { section: SectionOf<'groupedLists'> }) {
  return (
    <Frame section={section} wide>
      <Matrix $columns={Math.min(section.items.length, 4)}>
        {section.items.map((subject) => (
          <Subject key={subject._key}>
            <H3 {...translated(subject.title)} />
            {subject.text && <p {...translated(subject.text)} />}
            {subject.lists.map((list) => (
              <div key={list._key}>
                {list.heading && <ListHeading {...translated(list.heading)} />}
                <TickedList list={list.items} />
              </div>
            ))}
          </Subject>
        ))}
      </Matrix>
    </Frame>
  )
}
