import { Fragment, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { answerTime } from '../../shared/enquiry/answerTime.ts'
import { promisedHours } from '../../shared/enquiry/promisedHours.ts'
import { formatMoment } from '../../shared/text/formatMoment.ts'
import { EmergencyLink } from '../contact/ContactLinks.tsx'
import { fillText } from '../i18n/fillText.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translatedProps, translateMarker } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import type { ServiceOption } from '../model/types.ts'
import { color, font, from } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Row } from '../ui/layout.tsx'
import { PrintButton } from '../ui/PrintButton.tsx'
import type { SentEnquiry } from './useEnquiry.ts'

/** A panel with a striped line between the thanks and the sent values. */
const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem 3rem;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border-top: 1px solid ${color.ink};
  background: ${color.highlight};
  font-size: ${font.size.s};
  text-wrap: pretty;

  hr {
    grid-column: 1/-1;
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 6px dashed ${color.paper};
  }

  > div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: .75rem;
    min-width: 0;
  }

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;

    > dl, > dl + div {
      grid-column: 1/-1;
    }
  }
`

const Title = styled.p`
  font-size: ${font.size.m};
  font-weight: 600;
`

const Thanks = styled.p`
  font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
  text-wrap: balance;
`

const Reference = styled.p`
  display: grid;
  align-content: start;
  color: ${color.inkMuted};

  b {
    color: ${color.ink};
    font: ${font.serifWeight} 2.25rem/1.1 ${font.serif};
    white-space: nowrap;
  }
`

const Sent = styled.dl`
  display: grid;
  align-content: start;

  dt {
    color: ${color.inkMuted};
  }

  dd {
    max-width: 42rem;
    margin-bottom: .75rem;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  ${from.medium} {
    grid-template-columns: fit-content(7rem) minmax(0, 1fr);
    gap: .5rem 1.25rem;

    dd {
      margin-bottom: 0;
    }
  }
`

const ReceiptActions = styled(Row)`
  @media print {
    display: none;
  }
`

type ReceiptProps = {
  sent: SentEnquiry
  services: readonly ServiceOption[]
  onWriteAnother: () => void
}

/** The receipt of an enquiry: its reference, the time of the answer, and the sent values. It takes the focus. */
export function Receipt({ sent, services, onWriteAnother }: ReceiptProps) {
  const message = useMessages()
  const { language } = useLanguage()
  const { businessHours } = useSite()
  const paper = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => paper.current?.focus(), [])

  const { enquiry, reference, sentAt } = sent
  const thanks = message('notice.thanks')
  const [before = '', after = ''] = message('notice.reference').value.split('{reference}')
  const by = formatMoment(answerTime(sentAt, businessHours), language)
  const service = services.find(({ option }) => option === enquiry.service)?.name
  const { firstName, lastName, organization, phone } = enquiry
  const sender = [`${firstName} ${lastName}`.trim(), organization, phone].filter(Boolean).join(', ')
  const copy = async () => {
    // Without permission, the reference can still be selected and copied.
    await navigator.clipboard?.writeText(reference).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <Paper ref={paper} tabIndex={-1}>
      <div>
        <Title {...translatedProps(message('notice.sent'))} />
        <Thanks
          {...translatedProps(fillText(thanks, { name: enquiry.firstName, hours: promisedHours }))}
        />
        <span {...translatedProps(fillText(message('receipt.by'), { date: by }))} />
      </div>
      <Reference {...translateMarker(message('notice.reference'))}>
        <span>{before}</span>
        <b translate="no">{reference}</b>
        {after && <span>{after}</span>}
      </Reference>
      <hr />
      <Sent>
        {service && (
          <>
            <dt {...translatedProps(message('receipt.about'))} />
            <dd {...translatedProps(service)} />
          </>
        )}
        <dt {...translatedProps(message('receipt.from'))} />
        <dd translate="no" dir="auto">
          {sender}
        </dd>
        <dt {...translatedProps(message('receipt.answerTo'))} />
        <dd translate="no">
          {enquiry.email.split(/(?<=[@.])/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </dd>
        <dt {...translatedProps(message('receipt.message'))} />
        <dd translate="no" dir="auto">
          {enquiry.message}
        </dd>
      </Sent>
      <div>
        <span>
          <span {...translatedProps(message('receipt.emergency'))} /> <EmergencyLink />
        </span>
        <ReceiptActions>
          <PrintButton {...translatedProps(message('receipt.print'))} />
          <Button
            type="button"
            $variant="secondary"
            onClick={copy}
            {...translatedProps(message(isCopied ? 'receipt.copied' : 'receipt.copy'))}
          />
          <Button
            type="button"
            $variant="onward"
            onClick={onWriteAnother}
            {...translatedProps(message('receipt.another'))}
          />
        </ReceiptActions>
      </div>
    </Paper>
  )
}
