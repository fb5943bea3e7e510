import styled from 'styled-components'
import { useMessages } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import type { ServiceCard } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { font } from '../theme/tokens.ts'
import { Container, Row } from '../ui/layout.tsx'

const Strip = styled.aside`
  font-size: ${font.size.s};

  @media print {
    display: none;
  }
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: .25rem 2rem;
  padding-block: 1.75rem;

  h2 {
    font-size: inherit;
    font-weight: 600;
  }

  ul {
    gap: 0 1.5rem;
  }

  a {
    display: inline-block;
    padding-block: .35rem;
  }
`

export function RelatedServices({ services }: { services: ServiceCard[] }) {
  const message = useMessages()
  if (services.length === 0) return null
  return (
    <Strip aria-labelledby="related-heading">
      <Line>
        <h2 id="related-heading" {...translated(message('related.heading'))} />
        <Row as="ul">
          {services.map((service) => (
            <li key={service._id}>
              <PageLink to={service.path} {...translated(service.title)} />
            </li>
          ))}
        </Row>
      </Line>
    </Strip>
  )
}
