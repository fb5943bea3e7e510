import { enquiryFields, fieldDefinitions } from '../../shared/enquiry/enquiry.ts'
import { submissionTime } from '../../shared/enquiry/storedEnquiry.ts'
import { translate } from '../i18n/t.ts'
import type { InboxEnquiry } from './inbox.ts'

const columns: [heading: string, value: (enquiry: InboxEnquiry) => string | null][] = [
  ['Reference', ({ reference }) => reference],
  ['Received (GMT)', submissionTime],
  ...enquiryFields.map((name): (typeof columns)[number] => {
    const { column, label } = fieldDefinitions[name]
    return [label, (enquiry) => enquiry[column]]
  }),
  ['Language', ({ language }) => language],
  ['Came from', ({ page }) => page],
  ['Campaign', ({ campaign }) => campaign],
  ['Status', ({ status }) => status],
  ['Taken by', ({ owner }) => owner],
  ['Note', ({ note }) => note],
  ['Mail to the company', ({ email_status }) => email_status],
]

/** Returns enquiries as CSV (RFC 4180), with a byte order mark, by which Excel recognizes UTF-8. */
export function toCsv(enquiries: InboxEnquiry[]): string {
  const rows = [
    columns.map(([heading]) => translate(heading)),
    ...enquiries.map((enquiry) => columns.map(([, value]) => value(enquiry) ?? '')),
  ]
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/**
 * Quotes a value. Prefixes a value that a spreadsheet would run as a formula with an apostrophe, because
 * visitors write these values.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(value: string): string {
  const harmless = /^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(value)
    ? `'${value}`
    : value
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Has the browser save a text as a file. */
export function downloadFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
