import styled from 'styled-components'
import { useMessages } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { Today } from '../ui/Today.tsx'
import { Second } from '../ui/typography.tsx'

const Line = styled(Second)`
  @media (scripting: none) {
    display: none;
  }
`

/** The last-updated line of legal pages: today's date (specification, section 2). */
export function LastUpdated() {
  const message = useMessages()
  return (
    <Line>
      <span {...translated(message('legal.updated'))} /> <Today format="date" />
    </Line>
  )
}
