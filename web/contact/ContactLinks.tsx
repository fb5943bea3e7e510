import { mailUrl, telUrl, whatsappUrl } from '../../shared/text/contactUrls.ts'
import { previewField } from '../i18n/translatedProps.ts'
import { useSite } from '../loading/ContentProvider.tsx'

export function MailLink() {
  const { info } = useSite().emails
  return (
    <a href={mailUrl(info)} {...previewField('siteSettings:emails.info')}>
      {info}
    </a>
  )
}

export function PhoneLink() {
  const { phone } = useSite()
  return (
    <a href={telUrl(phone)} {...previewField('siteSettings:phone')}>
      {phone}
    </a>
  )
}

/** A link to the emergency number, or to the company's telephone if there is none. */
export function EmergencyLink() {
  const { emergencyPhone } = useSite()
  if (!emergencyPhone) return <PhoneLink />
  return (
    <a href={telUrl(emergencyPhone)} {...previewField('siteSettings:emergencyPhone')}>
      {emergencyPhone}
    </a>
  )
}

type WhatsAppLinkProps = {
  number: string
  /** Whether a heading already names WhatsApp. The link's text then omits the name. */
  labelled?: boolean
}

/** A link to WhatsApp. Rendered only if the site has a WhatsApp number. */
export function WhatsAppLink({ number, labelled = false }: WhatsAppLinkProps) {
  return (
    <a href={whatsappUrl(number)} {...previewField('siteSettings:whatsapp')}>
      {labelled ? number : `WhatsApp ${number}`}
    </a>
  )
}
