import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import type { ServiceCard } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { color, font } from '../theme/tokens.ts'
import { Container, Row, spanning, twelveColumns } from '../ui/layout.tsx'

/** A strip with the background of the call to action above it. */
const Strip = styled.aside`
  background: ${color.highlight};
  font-size: ${font.size.s};

  @media print {
    display: none;
  }
`

const Content = styled(Container)`
  padding-bottom: clamp(1.75rem, 3vw, 2.75rem);
  ${twelveColumns}
`

const Line = styled(Row)`
  gap: .25rem 1.5rem;
  padding-top: .85rem;
  border-top: 1px solid ${color.ink};
  ${spanning('7/-1')}

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
    <Strip aria-labelledby="related_services">
      <Content>
        <Line>
          <h2 id="related_services" {...translatedProps(message('related.heading'))} />
          <Row as="ul">
            {services.map((service) => (
              <li key={service._id}>
                <PageLink to={service.path} {...translatedProps(service.title)} />
              </li>
            ))}
          </Row>
        </Line>
      </Content>
    </Strip>
  )
}
