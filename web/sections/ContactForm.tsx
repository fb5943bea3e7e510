import { useMessages, useSite } from '../content/ContentProvider.tsx'
import type { SectionOf } from '../content/types.ts'
import { translated } from '../i18n/text.ts'
import { ButtonAnchor } from '../ui/Button.tsx'
import { mail, telephone } from '../ui/contact.ts'
import { Row } from '../ui/layout.tsx'
import { Frame } from './Frame.tsx'

/** Where enquiries are written; by mail and telephone where the form cannot be used. */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  const { emails, phone } = useSite()
  const message = useMessages()
  return (
    <Frame section={section} narrow>
      <p {...translated(message('contact.direct'))} />
      <Row>
        <ButtonAnchor href={mail(emails.info)}>{emails.info}</ButtonAnchor>
        <ButtonAnchor $look="secondary" href={telephone(phone)}>
          {phone}
        </ButtonAnchor>
      </Row>
    </Frame>
  )
}
