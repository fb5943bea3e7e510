import styled from 'styled-components'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { color, font } from '../theme/tokens.ts'
import { Container, columns } from '../ui/layout.tsx'
import { H3 } from '../ui/typography.tsx'

const Sheet = styled(Container)`
  padding-block: 1.75rem;
  font-size: ${font.size.s};

  dl {
    margin-top: 1rem;
    ${columns(2)}
    gap: 1rem;
  }

  dt {
    color: ${color.ink2};
  }

  dd {
    overflow-wrap: anywhere;
  }
`

const facts = [
  'registeredName',
  'registrationNumber',
  'postalAddress',
  'dataProtectionNumber',
  'webHost',
] as const

/** What the law asks the company to state about itself, below the clauses of a legal page. */
export function LegalFacts() {
  const message = useMessages()
  const { legal } = useSite()
  return (
    <aside aria-labelledby="legal-facts-heading">
      <Sheet>
        <H3 as="h2" id="legal-facts-heading" {...translated(message('legal.facts'))} />
        <dl>
          {facts.map((fact) => (
            <div key={fact}>
              <dt {...translated(message(`legal.${fact}`))} />
              <dd>{legal[fact]}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </aside>
  )
}
