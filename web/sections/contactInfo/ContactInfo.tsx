import type { ReactNode } from 'react'
import styled from 'styled-components'
import { EmergencyLink, MailLink, PhoneLink, WhatsAppLink } from '../../contact/ContactLinks.tsx'
import type { MessageKey } from '../../i18n/messages.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages, useSite } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { color, font, from } from '../../theme/tokens.ts'
import { RuledColumns } from '../../ui/layout.tsx'
import { Frame } from '../parts/Frame.tsx'

const ContactList = styled(RuledColumns)`
  row-gap: 1rem;
`

const Entry = styled.li`
  padding-top: .75rem;
  border-top: 1px solid ${color.rule};
  container-type: inline-size;

  ${from.large} {
    padding-block: 0 .25rem;
    border-top: 0;
  }

  h3 {
    color: ${color.inkMuted};
    font-size: ${font.size.s};
    font-weight: 400;
  }

  p {
    margin-top: .25rem;
    font: ${font.serifWeight} min(1.4375rem, 7.6cqi)/1.35 ${font.serif};
    overflow-wrap: anywhere;
  }

  a {
    display: inline-block;
  }
`

export function ContactInfo({ section }: { section: SectionOf<'contactInfo'> }) {
  const site = useSite()
  const message = useMessages()
  const ways: { label: MessageKey; value: ReactNode }[] = [
    { label: 'contact.email', value: <MailLink /> },
    { label: 'contact.phone', value: <PhoneLink /> },
    ...(site.emergencyPhone
      ? [{ label: 'contact.emergency' as const, value: <EmergencyLink /> }]
      : []),
    ...(site.whatsapp
      ? [
          {
            label: 'contact.whatsapp' as const,
            value: <WhatsAppLink number={site.whatsapp} labelled />,
          },
        ]
      : []),
    { label: 'contact.location', value: <span {...translatedProps(site.location)} /> },
    ...(site.answerLanguages
      ? [
          {
            label: 'contact.languages' as const,
            value: <span {...translatedProps(site.answerLanguages)} />,
          },
        ]
      : []),
    {
      label: 'contact.hours',
      value: (
        <>
          <span {...translatedProps(site.businessHours.text)} />
          <br />
          <span {...translatedProps(site.timeZone)} />
        </>
      ),
    },
  ]
  return (
    <Frame section={section} wide>
      <ContactList $max={4}>
        {ways.map(({ label, value }) => (
          <Entry key={label}>
            <h3 {...translatedProps(message(label))} />
            <p>{value}</p>
          </Entry>
        ))}
      </ContactList>
    </Frame>
  )
}
