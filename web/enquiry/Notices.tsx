import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { DirectContact } from '../contact/DirectContact.tsx'
import { fillText } from '../i18n/fillText.ts'
import type { MessageKey } from '../i18n/messages.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import type { ServiceOption } from '../model/types.ts'
import { color, font } from '../theme/tokens.ts'
import { VisuallyHidden } from '../ui/typography.tsx'
import { Receipt } from './Receipt.tsx'
import type { EnquiryOutcome, SentEnquiry } from './useEnquiry.ts'

const Box = styled.div`
  display: grid;
  gap: .5rem;
  padding: .85rem 1.1rem;
  border: 1px solid ${color.accent};
  border-left-width: .5rem;
  font-size: ${font.size.s};
`

const Title = styled.p`
  font-size: ${font.size.m};
  font-weight: 600;
`

type Failure = Exclude<EnquiryOutcome, SentEnquiry>

function keysOf(outcome: Failure): { title: MessageKey; text: MessageKey } {
  switch (outcome.kind) {
    case 'invalid':
      return { title: 'notice.invalid', text: outcome.issue.code }
    case 'refused':
      return { title: 'notice.error', text: 'notice.refused' }
    case 'unexpected':
      return { title: 'notice.error', text: 'notice.unexpected' }
  }
}

/** The notice of a failure. It takes the focus, unless an invalid field has it. */
function Notice({ outcome }: { outcome: Failure }) {
  const message = useMessages()
  const { phone } = useSite()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.kind !== 'invalid') box.current?.focus()
  }, [outcome])

  const { title, text } = keysOf(outcome)
  const limit = outcome.kind === 'invalid' ? outcome.issue.limit : undefined
  const isFailed = outcome.kind === 'refused' || outcome.kind === 'unexpected'
  return (
    <Box ref={box} tabIndex={-1}>
      <Title {...translatedProps(message(title))} />
      <p {...translatedProps(fillText(message(text), { phone, limit }))} />
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

type NoticesProps = {
  outcome: EnquiryOutcome | null
  isSending: boolean
  services: readonly ServiceOption[]
  onWriteAnother: () => void
}

/** The notices about a submission, in regions that always exist, because screen readers ignore new ones. */
export function Notices({ outcome, isSending, services, onWriteAnother }: NoticesProps) {
  const message = useMessages()
  return (
    <>
      <div role="status">
        {isSending && <VisuallyHidden {...translatedProps(message('submit.sending'))} />}
        {outcome?.kind === 'sent' && (
          <Receipt
            key={outcome.sentAt}
            sent={outcome}
            services={services}
            onWriteAnother={onWriteAnother}
          />
        )}
      </div>
      <div role="alert">{outcome && outcome.kind !== 'sent' && <Notice outcome={outcome} />}</div>
    </>
  )
}
