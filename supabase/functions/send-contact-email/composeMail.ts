import { escapeUTF8 } from 'entities'
import { promisedHours } from '../../../shared/enquiry/promisedHours.ts'
import {
  formatSubmissionTime,
  fullName,
  labelledFields,
  labelledMetadata,
  type StoredEnquiry,
} from '../../../shared/enquiry/storedEnquiry.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { fillIn } from '../../../shared/text/fillIn.ts'
import { normalizeText, withoutReordering } from '../../../shared/text/visibleText.ts'
import type { ClaimedReminder } from '../_shared/database.ts'
import { labelIn, type MailLabel, texts } from './mailTexts.ts'

/** A mail. Header values are single lines. */
export type Mail = {
  id: string
  to: string
  /** The address for replies; the sender if absent. */
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** The maximum length in characters, because mail programs cut off longer subjects. */
const subjectLength = 120

type Content = Pick<Mail, 'replyTo' | 'subject' | 'text' | 'html'>

/**
 * Returns the mail about one enquiry. A reply goes to the enquirer.
 * @param recipient.refused the address in the settings for its service, if it is not the company's
 * @param recipient.goesToDefault whether the settings could not be read
 */
export function composeEnquiry(
  enquiry: StoredEnquiry,
  { refused, goesToDefault }: { refused: string | null; goesToDefault: boolean },
  language: Language = defaultLanguage,
): Content {
  const t = texts[language].company
  const title = `${t.enquiry} ${enquiry.reference}`
  const subject = [title, enquiry.service_of_interest, fullName(enquiry)].filter(Boolean)
  const entries: [MailLabel, string][] = [
    ...labelledFields(enquiry),
    ...labelledMetadata(enquiry, language),
    ['Received', `${formatSubmissionTime(enquiry)} GMT`],
  ]
  const translated = entries.map(([label, value]) => [labelIn(language, label), value] as const)
  const refusal = refused !== null && fillIn(t.refused, { address: toHeader(refused) })
  const footer = [t.reply, refusal, goesToDefault && t.defaultRecipient].filter(Boolean).join(' ')
  return {
    replyTo: enquiry.email,
    subject: toHeader(subject.join(': ')),
    text: [
      translated.map(([label, value]) => `${label}: ${value}`).join('\n'),
      enquiry.message,
      footer,
    ].join('\n\n'),
    html: htmlMail(
      [
        '<table>',
        ...translated.map(
          ([label, value]) =>
            `<tr><th align="left" scope="row">${label}</th><td dir="auto">${escapeUTF8(value)}</td></tr>`,
        ),
        '</table>',
        `<p dir="auto" style="white-space:pre-wrap">${escapeUTF8(enquiry.message)}</p>`,
        `<p><small>${escapeUTF8(footer)}</small></p>`,
      ],
      language,
    ),
  }
}

/** Returns the mail about many enquiries, sent when there are too many for a mail each. */
export function composeDigest(enquiries: StoredEnquiry[], language: Language = defaultLanguage) {
  const rows = enquiries.map((enquiry) => [
    `${formatSubmissionTime(enquiry)} GMT`,
    `${fullName(enquiry)} <${enquiry.email}>`,
    firstLine(enquiry.message),
    enquiry.reference,
  ])
  const { digest: subject, digestText: introduction } = texts[language].company
  return composeList(
    { subject, introduction, columns: ['Received', 'From', 'Message', 'Enquiry'], rows },
    language,
  )
}

/** Returns the mail about enquiries whose own mail has failed for a day. It quotes no enquiry. */
export function composeAlert(enquiries: StoredEnquiry[], language: Language = defaultLanguage) {
  const { alert: subject, alertText: introduction } = texts[language].company
  const rows = enquiries.map((enquiry) => [
    `${formatSubmissionTime(enquiry)} GMT`,
    enquiry.reference,
  ])
  return composeList({ subject, introduction, columns: ['Received', 'Enquiry'], rows }, language)
}

/**
 * Returns the mail to a staff member about overdue enquiries, their own and those without an owner. It quotes no
 * enquiry.
 */
export function composeReminder(
  { total, enquiries }: Pick<ClaimedReminder, 'total' | 'enquiries'>,
  lang: Language = defaultLanguage,
) {
  const { overdue: subject, overdueText, yours, nobodys } = texts[lang].company
  const introduction = fillIn(overdueText, { hours: promisedHours })
  const rows = enquiries.map((enquiry) => [
    `${formatSubmissionTime(enquiry)} GMT`,
    enquiry.service_of_interest ?? '',
    enquiry.owner === null ? nobodys : yours,
    enquiry.reference,
  ])
  const columns: MailLabel[] = ['Received', 'Service of interest', 'Taken by', 'Enquiry']
  return composeList({ subject, introduction, columns, rows, count: total }, lang)
}

type List = {
  subject: string
  introduction: string
  columns: MailLabel[]
  rows: string[][]
  count?: number
}

function composeList(list: List, language: Language): Content {
  const { rows, count = rows.length } = list
  const counted = (text: string) => fillIn(text, { count })
  const introduction = counted(list.introduction)
  const heads = list.columns.map(
    (column) => `<th align="left" scope="col">${labelIn(language, column)}</th>`,
  )
  const cells = rows.map((row) => row.map((cell) => `<td dir="auto">${escapeUTF8(cell)}</td>`))
  return {
    subject: counted(list.subject),
    text: [introduction, ...rows.map((row) => row.join('\n'))].join('\n\n'),
    html: htmlMail(
      [
        `<p>${introduction}</p>`,
        `<table><tr>${heads.join('')}</tr>`,
        ...cells.map((row) => `<tr>${row.join('')}</tr>`),
        '</table>',
      ],
      language,
    ),
  }
}

/**
 * Returns an HTML document of a mail.
 * @param content its elements, whose texts are escaped already
 */
export function htmlMail(content: string[], lang: Language = defaultLanguage): string {
  return [
    `<!doctype html><html lang="${lang}"><body style="font-family:sans-serif">`,
    ...content,
    '</body></html>',
  ].join('\n')
}

/** The maximum length in characters, enough to tell enquiries apart. */
const firstLineLength = 100

function firstLine(message: string): string {
  const [line = ''] = message.split('\n')
  return [...line].slice(0, firstLineLength).join('')
}

/** Returns a text as a header value: one line, without bidi controls or encoded words (RFC 2047). */
function toHeader(text: string): string {
  const line = withoutReordering(normalizeText(text))
    .replace(/[\t\n]+/g, ' ')
    .replaceAll('=?', '= ?')
  return [...line].slice(0, subjectLength).join('')
}
