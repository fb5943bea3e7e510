import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { font, space } from '../../theme/tokens.ts'
import { Card, CardGrid } from '../../ui/Card.tsx'
import { TickedList } from '../../ui/TickedList.tsx'
import { H3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

const ListHeading = styled.p`
  margin-top: ${space.s};
  font-size: ${font.size.small};
  font-weight: 700;
`

export function GroupedLists({ section }: { section: SectionOf<'groupedLists'> }) {
  return (
    <Frame section={section}>
      <CardGrid $min="20rem">
        {section.items.map((block) => (
          <Card key={block._key}>
            <H3 {...translated(block.title)} />
            {block.text && <p {...translated(block.text)} />}
            {block.lists.map((list) => (
              <div key={list._key}>
                {list.heading && <ListHeading {...translated(list.heading)} />}
                <TickedList list={list.items} />
              </div>
            ))}
          </Card>
        ))}
      </CardGrid>
    </Frame>
  )
}
