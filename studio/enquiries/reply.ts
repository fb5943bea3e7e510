import { fullName, submissionTime } from '../../shared/enquiry/storedEnquiry.ts'
import { defaultLanguage, isLanguage, type Language } from '../../shared/languages.ts'
import type { InboxEnquiry } from './inbox.ts'

const words: Record<Language, { subject: string; wrote: (name: string, time: string) => string }> =
  {
    en: { subject: 'Your enquiry', wrote: (name, time) => `${name} wrote on ${time} GMT:` },
    fr: {
      subject: 'Votre demande',
      wrote: (name, time) => `${name} a écrit le ${time} GMT\u00a0:`,
    },
    pt: { subject: 'O seu pedido', wrote: (name, time) => `${name} escreveu em ${time} GMT:` },
  }

/** The maximum length of a URL that Windows passes to an email program, in characters. */
const maxAddressLength = 1900

/** Returns a mailto URL to answer an enquirer, in the form's language, quoting as much as fits. */
export function replyAddress(enquiry: InboxEnquiry): string {
  const { subject, wrote } =
    words[isLanguage(enquiry.language) ? enquiry.language : defaultLanguage]
  const start = `mailto:${encodeURIComponent(enquiry.email).replace('%40', '@')}?subject=${encodeURIComponent(
    `${subject} ${enquiry.reference}`,
  )}&body=`
  const heading = `\n\n\n${wrote(fullName(enquiry), submissionTime(enquiry))}\n`
  const quoted = (text: string) => start + encodeBody(heading + text.replaceAll(/^/gm, '> '))
  const characters = [...enquiry.message]
  let address = quoted(enquiry.message)
  while (address.length > maxAddressLength) {
    // One character of the message takes at most twelve in the URL, such as an emoji or a quoted line break.
    characters.length -= Math.ceil((address.length - maxAddressLength) / 12)
    address = quoted(`${characters.join('')} […]`)
  }
  return address
}

/** Line breaks in mailto addresses are CR LF (RFC 6068). */
const encodeBody = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))
