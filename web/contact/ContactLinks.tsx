import { previewField } from '../i18n/translatedProps.ts'
import { useSite } from '../loading/ContentProvider.tsx'

export const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mailUrl = (address: string) => `mailto:${address}`

/** Returns the WhatsApp URL of a phone number, without its leading +. */
export const whatsappUrl = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`

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
