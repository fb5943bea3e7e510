import { previewField } from '../i18n/translatedProps.ts'
import { useSite } from '../loading/ContentProvider.tsx'
import { mailUrl, telUrl } from './contactUrls.ts'

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
