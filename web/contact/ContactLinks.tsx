import { previewField } from '../i18n/translatedProps.ts'
import { useSite } from '../loading/ContentProvider.tsx'
import { mailUrl, telUrl, whatsappUrl } from './contactUrls.ts'

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

/** Links to the line for emergencies, which is the company's telephone if it has no other. */
export function EmergencyLink() {
  const { emergencyPhone } = useSite()
  if (!emergencyPhone) return <PhoneLink />
  return (
    <a href={telUrl(emergencyPhone)} {...previewField('siteSettings:emergencyPhone')}>
      {emergencyPhone}
    </a>
  )
}

/** Links to WhatsApp, and says so. Rendered where the site has a number there. */
export function WhatsAppLink({ number }: { number: string }) {
  return (
    <a href={whatsappUrl(number)} {...previewField('siteSettings:whatsapp')}>
      {`WhatsApp ${number}`}
    </a>
  )
}
