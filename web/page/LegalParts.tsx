import styled from 'styled-components'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { dateIn } from '../ui/dates.ts'
import { Today } from '../ui/Today.tsx'
import { Secondary } from '../ui/typography.tsx'

const ScriptedLine = styled(Secondary)`
  @media (scripting: none) {
    display: none;
  }
`

/** The effective date of a legal page, and today's date as its last update, as the customer requires. */
export function LegalDates() {
  const message = useMessages()
  const { language } = useLanguage()
  const { effectiveDate } = useSite().legal
  return (
    <div>
      <Secondary>
        <span {...translatedProps(message('legal.effective'))} />{' '}
        <time dateTime={effectiveDate}>{dateIn(language, effectiveDate)}</time>
      </Secondary>
      <ScriptedLine>
        <span {...translatedProps(message('legal.updated'))} /> <Today format="date" />
      </ScriptedLine>
    </div>
  )
}

/** The text of a legal page: one column in one size, whatever the length of a clause. */
export const LegalText = styled.div`
  [data-prose] {
    max-width: 42em;
    columns: auto;

    > div > p:first-child:not(:last-child) {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;

      + * {
        margin-top: 1em;
      }
    }
  }
`
