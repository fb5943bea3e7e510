import styled from 'styled-components'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { opens, translated } from '../i18n/text.ts'
import { color, font } from '../theme/tokens.ts'
import { mail, telephone } from '../ui/hrefs.ts'

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

/** Mail and telephone as links, beside the form and for when it cannot be used. */
export function DirectContact() {
  const { emails, phone } = useSite()
  const message = useMessages()
  return (
    <Ways>
      <p {...translated(message('contact.direct'))} />
      <ul>
        <li>
          <a href={mail(emails.info)} {...opens('siteSettings:emails.info')}>
            {emails.info}
          </a>
        </li>
        <li>
          <a href={telephone(phone)} {...opens('siteSettings:phone')}>
            {phone}
          </a>
        </li>
      </ul>
    </Ways>
  )
}
