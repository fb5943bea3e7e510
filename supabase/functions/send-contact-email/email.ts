import type { StoredEnquiry } from './outbox.ts'

/** A mail about an enquiry. Header values are single lines. */
export type Email = {
  /** Names the enquiry: the same mail sent twice can be told apart from two mails. */
  id: string
  replyTo: string
  subject: string
  text: string
  html: string
}

/** Longer subjects are cut off by mail programs anyway. */
const subjectLength = 120

/** The mail that tells the company of an enquiry, as plain text and as HTML. */
export function composeEmail(enquiry: StoredEnquiry): Email {
  const name = [enquiry.first_name, enquiry.last_name].filter(Boolean).join(' ')
  const subject = ['Enquiry', enquiry.service_of_interest, name].filter(Boolean).join(': ')
  const entries = Object.entries({
    Name: name,
    Email: enquiry.email,
    Phone: enquiry.phone,
    Organization: enquiry.organization,
    'Service of interest': enquiry.service_of_interest,
    Received: `${enquiry.created_at.slice(0, 16).replace('T', ' ')} GMT`,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const footer = `Answering this mail answers the enquirer. Enquiry ${enquiry.id}`

  return {
    id: enquiry.id,
    replyTo: singleLine(enquiry.email),
    subject: [...singleLine(subject)].slice(0, subjectLength).join(''),
    text: [
      entries.map(([label, value]) => `${label}: ${value}`).join('\n'),
      enquiry.message,
      footer,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif">',
      '<table>',
      ...entries.map(
        ([label, value]) =>
          `<tr><th align="left" scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space:pre-wrap">${escapeHtml(enquiry.message)}</p>`,
      `<p><small>${escapeHtml(footer)}</small></p>`,
      '</body></html>',
    ].join('\n'),
  }
}

/** Nothing can begin another header, whatever is stored. */
function singleLine(text: string): string {
  return text.replace(/\p{Control}+/gu, ' ')
}

function escapeHtml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
