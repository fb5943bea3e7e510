import { useSite } from '../content/ContentProvider.tsx'
import { previewField } from '../i18n/translatedProps.ts'

export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mail = (address: string) => `mailto:${address}`

/** Returns the WhatsApp URL of a phone number, without its leading +. */
export const whatsapp = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`

export function MailLink() {
  const { info } = useSite().emails
  return (
    <a href={mail(info)} {...previewField('siteSettings:emails.info')}>
      {info}
    </a>
  )
}

export function PhoneLink() {
  const { phone } = useSite()
  return (
    <a href={telephone(phone)} {...previewField('siteSettings:phone')}>
      {phone}
    </a>
  )
}
