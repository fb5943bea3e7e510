import styled from 'styled-components'
import { isExample } from '../../shared/content/examples.ts'
import { keyBeside } from '../../shared/content/text.ts'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { opens, translated } from '../i18n/text.ts'
import { color, font } from '../theme/tokens.ts'
import { Container, columns } from '../ui/layout.tsx'
import { Today } from '../ui/Today.tsx'
import { dateIn } from '../ui/today.ts'
import { H3, Second } from '../ui/typography.tsx'

const ScriptedLine = styled(Second)`
  @media (scripting: none) {
    display: none;
  }
`

/** The day from which a legal page applies, and today's date as its last update (specification, section 2). */
export function LegalDates() {
  const message = useMessages()
  const { language } = useLanguage()
  const { effectiveDate } = useSite().legal
  return (
    <div>
      <Second>
        <span {...translated(message('legal.effective'))} />{' '}
        <time dateTime={effectiveDate}>{dateIn(language, effectiveDate)}</time>
      </Second>
      <ScriptedLine>
        <span {...translated(message('legal.updated'))} /> <Today format="date" />
      </ScriptedLine>
    </div>
  )
}

/** The text of a legal page: one column in one size, however many paragraphs a clause has. */
export const LegalText = styled.div`
  [data-prose] > div {
    max-width: 42em;
    columns: auto;

    > p:first-child:not(:last-child) {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;

      + * {
        margin-top: 1em;
      }
    }
  }
`

const Details = styled(Container)`
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

/** What proves that the company exists, below legal pages and *About*. Nothing is shown of examples. */
export function LegalFacts() {
  const message = useMessages()
  const { legal } = useSite()
  const known = facts.filter((fact) => !isExample(legal[fact]))
  const { credentials = [] } = legal
  if (known.length + credentials.length === 0) return null
  return (
    <aside aria-labelledby="legal-facts-heading">
      <Details>
        <H3 as="h2" id="legal-facts-heading" {...translated(message('legal.facts'))} />
        <dl>
          {known.map((fact) => (
            <div key={fact}>
              <dt {...translated(message(`legal.${fact}`))} />
              <dd {...opens(`siteSettings:legal.${fact}`)}>{legal[fact]}</dd>
            </div>
          ))}
          {credentials.map(({ _key, name, value }) => (
            <div key={_key}>
              <dt {...translated(name)} />
              <dd {...opens(keyBeside(name, 'value'))}>{value}</dd>
            </div>
          ))}
        </dl>
      </Details>
    </aside>
  )
}
