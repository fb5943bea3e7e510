import styled from 'styled-components'
import { useMessages } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import type { ServiceCard } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { color, space } from '../theme/tokens.ts'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { H3 } from '../ui/typography.tsx'

const Ground = styled.aside`
  padding-block: ${space.xl};
  border-top: 1px solid ${color.line};

  a {
    display: inline-block;
    padding-block: ${space.xs};
  }
`

/** Links to the other service pages of the same group. */
export function RelatedServices({ services }: { services: ServiceCard[] }) {
  const message = useMessages()
  if (services.length === 0) return null
  return (
    <Ground aria-labelledby="related-heading">
      <Container>
        <Stack $gap="s">
          <H3 as="h2" id="related-heading" {...translated(message('related.heading'))} />
          <Row as="ul" $gap="l">
            {services.map((service) => (
              <li key={service._id}>
                <PageLink to={service.path} {...translated(service.title)} />
              </li>
            ))}
          </Row>
        </Stack>
      </Container>
    </Ground>
  )
}
