import { useMessages } from '../content/ContentProvider.tsx'
import type { SectionOf } from '../content/types.ts'
import { translated } from '../i18n/text.ts'
import { Card, CardGrid } from '../ui/Card.tsx'
import { CheckList } from '../ui/CheckList.tsx'
import { H3, Tag } from '../ui/typography.tsx'
import { Frame } from './Frame.tsx'

/** Categories of medicines, each tagged with what it treats. */
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
            <CheckList list={item.medications} />
          </Card>
        ))}
      </CardGrid>
    </Frame>
  )
}
