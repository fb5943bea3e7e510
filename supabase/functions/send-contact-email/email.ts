import { escapeUTF8 } from 'entities'
import {
  labelled,
  nameOf,
  type StoredEnquiry,
  timeOf,
} from '../../../shared/enquiry/storedEnquiry.ts'
import type { ClaimedMail } from './outbox.ts'

/** A mail to the company. Header values are single lines. */
export type Email = {
  /** Tells the same mail sent twice from two mails. */
  id: string
  /** Where answers go; the company itself if absent. */
  replyTo?: string
  subject: string
  text: string
  html: string
}

/** Mail programs cut off longer subjects. */
const subjectLength = 120

/** Returns the mail for a claim of the outbox. */
export function compose({ mail, is_alert, enquiries }: ClaimedMail): Email {
  if (is_alert) return composeAlert(mail, enquiries)
  const [first, ...others] = enquiries
  return first !== undefined && others.length === 0
    ? composeEnquiry(mail, first)
    : composeDigest(mail, enquiries)
}

/** The mail about one enquiry. Answering it answers the enquirer. */
function composeEnquiry(id: string, enquiry: StoredEnquiry): Email {
  const subject = ['Enquiry', enquiry.service_of_interest, nameOf(enquiry)].filter(Boolean)
  const entries = [...labelled(enquiry), ['Received', `${timeOf(enquiry)} GMT`] as const]
  const footer = `Answering this mail answers the enquirer. Enquiry ${enquiry.id}`
  return {
    id,
    replyTo: toHeader(enquiry.email),
    subject: toHeader(subject.join(': ')),
    text: [
      entries.map(([label, value]) => `${label}: ${value}`).join('\n'),
      enquiry.message,
      footer,
    ].join('\n\n'),
    html: page([
      '<table>',
      ...entries.map(
        ([label, value]) =>
          `<tr><th align="left" scope="row">${label}</th><td dir="auto">${escapeUTF8(value)}</td></tr>`,
      ),
      '</table>',
      `<p dir="auto" style="white-space:pre-wrap">${escapeUTF8(enquiry.message)}</p>`,
      `<p><small>${escapeUTF8(footer)}</small></p>`,
    ]),
  }
}

/** The mail about many enquiries at once, sent while there are too many for a mail each. */
function composeDigest(id: string, enquiries: StoredEnquiry[]): Email {
  const rows = enquiries.map((enquiry) => [
    `${timeOf(enquiry)} GMT`,
    `${nameOf(enquiry)} <${enquiry.email}>`,
    firstLine(enquiry.message),
    enquiry.id,
  ])
  return composeList(id, {
    subject: `${enquiries.length} enquiries`,
    introduction:
      `${enquiries.length} enquiries have arrived faster than one mail each can be sent. ` +
      'Their full text is in the table contacts.',
    columns: ['Received', 'From', 'Message', 'Enquiry'],
    rows,
  })
}

/** The mail about enquiries whose own mail has failed for a day. It quotes nothing of theirs. */
function composeAlert(id: string, enquiries: StoredEnquiry[]): Email {
  return composeList(id, {
    subject: `Enquiries that could not be mailed: ${enquiries.length}`,
    introduction:
      'The mail about these enquiries failed for a day and was given up. ' +
      'Read and answer them from the table contacts.',
    columns: ['Received', 'Enquiry'],
    rows: enquiries.map((enquiry) => [`${timeOf(enquiry)} GMT`, enquiry.id]),
  })
}

type List = { subject: string; introduction: string; columns: string[]; rows: string[][] }

function composeList(id: string, { subject, introduction, columns, rows }: List): Email {
  const heads = columns.map((column) => `<th align="left" scope="col">${column}</th>`)
  const cells = rows.map((row) => row.map((cell) => `<td dir="auto">${escapeUTF8(cell)}</td>`))
  return {
    id,
    subject,
    text: [introduction, ...rows.map((row) => row.join('\n'))].join('\n\n'),
    html: page([
      `<p>${introduction}</p>`,
      `<table><tr>${heads.join('')}</tr>`,
      ...cells.map((row) => `<tr>${row.join('')}</tr>`),
      '</table>',
    ]),
  }
}

function page(content: string[]): string {
  return [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif">',
    ...content,
    '</body></html>',
  ].join('\n')
}

/** In characters; enough to tell an enquiry from another. */
const firstLineLength = 100

function firstLine(message: string): string {
  const [line = ''] = message.split('\n')
  return [...line].slice(0, firstLineLength).join('')
}

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns a text as a header value: one line, not reordered by bidi controls, and nothing that a
 * mail program would decode as an encoded word (RFC 2047), which could say something else.
 */
function toHeader(text: string): string {
  const line = text
    .replace(/[\p{Control}\u2028\u2029]+/gu, ' ')
    .replace(bidiControls, '')
    .replaceAll('=?', '= ?')
  return [...line].slice(0, subjectLength).join('')
}
