import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { Card, CardGrid } from '../../ui/Card.tsx'
import { TickedList } from '../../ui/TickedList.tsx'
import { H3, Tag } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

export function Medications({ section }: { section: SectionOf<'medications'> }) {
  const message = useMessages()
  return (
    <Frame section={section}>
      <CardGrid>
        {section.items.map((item) => (
          <Card key={item._key}>
            <Tag {...translated(message(`medications.${item.category}`))} />
            <H3 {...translated(item.title)} />
            <p {...translated(item.text)} />
            <TickedList list={item.medications} />
          </Card>
        ))}
      </CardGrid>
    </Frame>
  )
}
