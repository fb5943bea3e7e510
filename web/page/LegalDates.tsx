import styled from 'styled-components'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { formatDate } from '../ui/formatDate.ts'
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
        <time dateTime={effectiveDate}>{formatDate(effectiveDate, language)}</time>
      </Secondary>
      <ScriptedLine>
        <span {...translatedProps(message('legal.updated'))} /> <Today format="date" />
      </ScriptedLine>
    </div>
  )
}
