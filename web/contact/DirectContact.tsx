import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { color, font } from '../theme/tokens.ts'
import { MailLink, PhoneLink, WhatsAppLink } from './ContactLinks.tsx'

const Ways = styled.div`
  padding-top: .75rem;
  border-top: 1px solid ${color.ink};
  font-size: ${font.size.s};

  p {
    font-weight: 600;
  }

  li > a {
    display: inline-block;
    max-width: 100%;
    padding-block: .35rem;
  }
`

/** Email, telephone and WhatsApp links, in place of a form that cannot be used. */
export function DirectContact() {
  const message = useMessages()
  const { whatsapp } = useSite()
  return (
    <Ways>
      <p {...translatedProps(message('contact.direct'))} />
      <ul>
        <li>
          <MailLink />
        </li>
        <li>
          <PhoneLink />
        </li>
        {whatsapp && (
          <li>
            <WhatsAppLink number={whatsapp} />
          </li>
        )}
      </ul>
    </Ways>
  )
}
