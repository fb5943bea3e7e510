import styled from 'styled-components'
import { isExample } from '../../shared/content/examples.ts'
import { siblingKey } from '../../shared/content/languages/inLanguage.ts'
import { previewField, translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { color, font, grid } from '../theme/tokens.ts'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: .75rem ${grid.gap};
  margin-top: clamp(2rem, 4vw, 3.5rem);
  padding-block: 1rem .75rem;
  border-top: 1px solid ${color.footerRule};
  overflow-wrap: anywhere;

  dt {
    color: ${color.onFooterMuted};
    font-size: ${font.size.xs};

    @media print {
      color: ${color.inkMuted};
    }
  }
`

const facts = [
  'registeredName',
  'registrationNumber',
  'postalAddress',
  'dataProtectionNumber',
  'webHost',
] as const

/** Names and numbers of the company in public registers. Demo values are left out. */
export function LegalFacts() {
  const message = useMessages()
  const { legal } = useSite()
  const entries = [
    ...facts.map((fact) => ({
      name: message(`legal.${fact}`),
      value: legal[fact],
      key: `siteSettings:legal.${fact}`,
    })),
    ...(legal.credentials ?? []).map(({ name, value }) => ({
      name,
      value,
      key: siblingKey(name, 'value'),
    })),
  ].filter(({ value }) => !isExample(value))
  if (entries.length === 0) return null
  return (
    <List>
      {entries.map(({ name, value, key }) => (
        <div key={key}>
          <dt {...translatedProps(name)} />
          <dd {...previewField(key)}>{value}</dd>
        </div>
      ))}
    </List>
  )
}
