import { mailUrl, telUrl } from '../../shared/text/contactUrls.ts'

/** An email address, or a telephone number of at least eight digits that begins with + or 0, as people write them. */
const contact = /(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|[+0]\d[\d \u00a0]{5,}\d/g

/** A part of a text. An email address and a telephone number have the URL that opens them. */
type ContactPart = { text: string; url?: string }

/** Splits a text at its email addresses and telephone numbers. */
export function contactParts(text: string): ContactPart[] {
  const parts: ContactPart[] = []
  let end = 0
  for (const match of text.matchAll(contact)) {
    const [contactText] = match
    parts.push({ text: text.slice(end, match.index) })
    parts.push({
      text: contactText,
      url: match.groups?.email ? mailUrl(contactText) : telUrl(contactText),
    })
    end = match.index + contactText.length
  }
  return [...parts, { text: text.slice(end) }].filter(({ text }) => text !== '')
}
