import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { ButtonAnchor } from '../ui/Button.tsx'
import { mail, telephone } from '../ui/hrefs.ts'
import { Row, Stack } from '../ui/layout.tsx'

/** Mail and telephone as links, for when the form cannot be used. */
export function DirectContact() {
  const { emails, phone } = useSite()
  const message = useMessages()
  return (
    <Stack>
      <p {...translated(message('contact.direct'))} />
      <Row>
        <ButtonAnchor href={mail(emails.info)}>{emails.info}</ButtonAnchor>
        <ButtonAnchor $look="secondary" href={telephone(phone)}>
          {phone}
        </ButtonAnchor>
      </Row>
    </Stack>
  )
}
