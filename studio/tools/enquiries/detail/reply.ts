import { formatSubmissionTime, fullName } from '../../../../shared/enquiry/storedEnquiry.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../../shared/languages.ts'
import { fillIn } from '../../../../shared/text/fillIn.ts'
import type { InboxEnquiry } from '../inboxShapes.ts'
import type { ServiceNames } from '../serviceNames.ts'

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

/** The text at the beginning of a reply (document type replyTemplate). English replaces a missing translation. */
export type ReplyTemplate = {
  _id: string
  name: string
  text: { [code in Language]?: string }
}

/** Returns the language of a template's text in a reply: the enquirer's language if translated, else English. */
export function templateLanguage({ language }: InboxEnquiry, { text }: ReplyTemplate): Language {
  return isLanguage(language) && text[language] ? language : defaultLanguage
}

/**
 * Returns the text with which a reply begins.
 * @param sender the name of whoever replies
 */
export function replyText(
  enquiry: InboxEnquiry,
  template: ReplyTemplate | undefined,
  services: ServiceNames,
  sender: string,
): string {
  if (!template) return ''
  const language = templateLanguage(enquiry, template)
  // Unknown placeholders stay.
  return fillIn(template.text[language] ?? '', {
    name: fullName(enquiry),
    reference: enquiry.reference,
    service: services.shown(enquiry.service_of_interest ?? '', language),
    sender,
  })
}

/**
 * Returns a mail that answers an enquirer in the form's language, and quotes the message below a text. `address` is its
 * mailto URL, which quotes as much of the message as fits.
 */
export function replyMail(enquiry: InboxEnquiry, replied: string) {
  const language = isLanguage(enquiry.language) ? enquiry.language : defaultLanguage
  const { subject: about, wrote } = words[language]
  const subject = `${about} ${enquiry.reference}`
  const heading = `${replied}\n\n\n${wrote(fullName(enquiry), formatSubmissionTime(enquiry))}\n`
  const bodyWith = (message: string) => heading + message.replaceAll(/^/gm, '> ')
  const start = `mailto:${encodeURIComponent(enquiry.email).replace('%40', '@')}?subject=${encodeURIComponent(
    subject,
  )}&body=`
  const quoted = (message: string) => start + encodeBody(bodyWith(message))
  return {
    to: enquiry.email,
    subject,
    body: bodyWith(enquiry.message),
    address: shortened(enquiry, quoted),
  }
}

/** Returns the address with as much of the message as fits. */
function shortened(enquiry: InboxEnquiry, quoted: (message: string) => string): string {
  const characters = [...enquiry.message]
  let address = quoted(enquiry.message)
  while (address.length > maxAddressLength && characters.length > 0) {
    // One character of the message takes at most twelve in the URL, such as an emoji or a quoted line break.
    const excess = Math.ceil((address.length - maxAddressLength) / 12)
    characters.length = Math.max(0, characters.length - excess)
    address = quoted(`${characters.join('')} […]`)
  }
  return address
}

/** Line breaks in mailto addresses are CR LF (RFC 6068). */
const encodeBody = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))
