import styled from 'styled-components'
import { useMessages } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { Today } from '../ui/Today.tsx'
import { Muted } from '../ui/typography.tsx'

const Line = styled(Muted)`
  @media (scripting: none) {
    display: none;
  }
`

/** The line of the legal pages, which by the specification shows the current date. */
export function LastUpdated() {
  const message = useMessages()
  return (
    <Line>
      <span {...translated(message('legal.updated'))} />: <Today format="date" />
    </Line>
  )
}
