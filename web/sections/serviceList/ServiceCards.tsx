import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { ServiceCard } from '../../model/types.ts'
import { ButtonLink } from '../../routing/ButtonLink.tsx'
import { Card, CardGrid } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TickedList } from '../../ui/TickedList.tsx'
import { H3 } from '../../ui/typography.tsx'

/** Service pages as cards that link to them. */
export function ServiceCards({ services }: { services: ServiceCard[] }) {
  const message = useMessages()
  return (
    <CardGrid>
      {services.map((service) => (
        <Card key={service._id}>
          <Icon name={service.icon} size={28} />
          <H3 {...translated(service.title)} />
          <p {...translated(service.summary)} />
          <TickedList list={service.features} />
          <ButtonLink
            to={service.path}
            $look="secondary"
            aria-label={`${message('card.more').value}: ${service.title.value}`}
            {...translated(message('card.more'))}
          />
        </Card>
      ))}
    </CardGrid>
  )
}
