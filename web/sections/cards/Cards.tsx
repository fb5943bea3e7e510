import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { Card, CardGrid } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TickedList } from '../../ui/TickedList.tsx'
import { H3, Tag } from '../../ui/typography.tsx'
import { ActionButton } from '../parts/ActionButton.tsx'
import { Frame } from '../parts/Frame.tsx'

export function Cards({ section }: { section: SectionOf<'cards'> }) {
  return (
    <Frame section={section}>
      <CardGrid>
        {section.items.map((item) => (
          <Card key={item._key}>
            {item.icon && <Icon name={item.icon} size={28} />}
            <H3 {...translated(item.title)} />
            {item.tag && <Tag {...translated(item.tag)} />}
            {item.text && <p {...translated(item.text)} />}
            {item.features && <TickedList list={item.features} />}
            {item.link && <ActionButton action={item.link} look="secondary" />}
          </Card>
        ))}
      </CardGrid>
    </Frame>
  )
}
