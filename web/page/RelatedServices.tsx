import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import type { ServiceCard } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { QuietArea, QuietLinks } from '../sections/parts/QuietSection.tsx'

const Aside = styled(QuietArea)`
  @media print {
    display: none;
  }
`

export function RelatedServices({ services }: { services: ServiceCard[] }) {
  const message = useMessages()
  return (
    <Aside as="aside" aria-labelledby="related_services">
      <h2 id="related_services" {...translatedProps(message('related.heading'))} />
      <QuietLinks>
        {services.map((service) => (
          <li key={service._id}>
            <PageLink to={service.path} {...translatedProps(service.title)} />
          </li>
        ))}
      </QuietLinks>
    </Aside>
  )
}
