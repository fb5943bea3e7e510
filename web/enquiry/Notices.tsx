import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { DirectContact } from '../contact/DirectContact.tsx'
import type { MessageKey } from '../i18n/messages.ts'
import { fill, translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { color, font } from '../theme/tokens.ts'
import type { EnquiryOutcome } from './useEnquiry.ts'

const Box = styled.div<{ $isGood: boolean }>`
  display: grid;
  gap: .5rem;
  padding: .85rem 1.1rem;
  border: 1px solid ${({ $isGood }) => ($isGood ? color.green : color.laterite)};
  border-left-width: .5rem;
  font-size: ${font.size.s};
`

const Title = styled.p`
  font-size: ${font.size.m};
  font-weight: 600;
`

function keysOf(outcome: EnquiryOutcome): { title: MessageKey; text: MessageKey } {
  switch (outcome.kind) {
    case 'invalid':
      return { title: 'notice.invalid', text: outcome.issue.code }
    case 'refused':
      return { title: 'notice.error', text: 'notice.refused' }
    case 'unexpected':
      return { title: 'notice.error', text: 'notice.unexpected' }
    case 'sent':
      return { title: 'notice.sent', text: 'notice.thanks' }
  }
}

/** The notice of one outcome. It takes the focus, unless an invalid field has it. */
function Notice({ outcome }: { outcome: EnquiryOutcome }) {
  const message = useMessages()
  const { phone } = useSite()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.kind !== 'invalid') box.current?.focus()
  }, [outcome])

  const { title, text } = keysOf(outcome)
  const name = outcome.kind === 'sent' ? outcome.name : ''
  const limit = outcome.kind === 'invalid' ? outcome.issue.limit : undefined
  const isFailed = outcome.kind === 'refused' || outcome.kind === 'unexpected'
  return (
    <Box ref={box} tabIndex={-1} $isGood={outcome.kind === 'sent'}>
      <Title {...translatedProps(message(title))} />
      <p {...translatedProps(fill(message(text), { name, phone, limit }))} />
      {outcome.kind === 'sent' && (
        <p
          {...translatedProps(fill(message('notice.reference'), { reference: outcome.reference }))}
        />
      )}
      {isFailed && outcome.isOffline && (
        <>
          <p {...translatedProps(message('notice.offline'))} />
          <p {...translatedProps(message('notice.kept'))} />
        </>
      )}
      {isFailed && <DirectContact />}
    </Box>
  )
}

/** The notices about a submission, in regions that always exist, because screen readers ignore new ones. */
export function Notices({ outcome }: { outcome: EnquiryOutcome | null }) {
  const notice = outcome && <Notice outcome={outcome} />
  const isGood = outcome?.kind === 'sent'
  return (
    <>
      <div role="status">{isGood && notice}</div>
      <div role="alert">{!isGood && notice}</div>
    </>
  )
}
