import { useMessages } from '../../content/ContentProvider.tsx'
import { fill, translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/ButtonLink.tsx'
import { Card, CardGrid } from '../../ui/Card.tsx'
import { TickedList } from '../../ui/TickedList.tsx'
import { H3, Muted, Tag } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

export function Bodies({ section }: { section: SectionOf<'bodies'> }) {
  const message = useMessages()
  const countries = (count: number) =>
    fill(message(count === 1 ? 'bodies.country' : 'bodies.countries'), { count })
  return (
    <Frame section={section}>
      <CardGrid>
        {section.items.map((body) => (
          <Card key={body._key}>
            <H3 {...translated(body.name)} />
            <Muted {...translated(body.fullName)} />
            <Tag {...translated(countries(body.countryCount))} />
            <p {...translated(body.text)} />
            <TickedList list={body.services} />
            <ButtonLink
              to={body.page}
              $look="secondary"
              aria-label={`${message('card.more').value}: ${body.name.value}`}
              {...translated(message('card.more'))}
            />
          </Card>
        ))}
      </CardGrid>
    </Frame>
  )
}
