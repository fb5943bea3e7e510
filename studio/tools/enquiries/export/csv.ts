import { campaignLabel } from '../../../../shared/enquiry/campaign.ts'
import { enquiryFields, fieldDefinitions } from '../../../../shared/enquiry/enquiry.ts'
import { formatSubmissionTime } from '../../../../shared/enquiry/storedEnquiry.ts'
import { languageName, studioLanguage } from '../../../i18n/language.ts'
import { t, translate } from '../../../i18n/t.ts'
import { displayName } from '../detail/changeTexts.ts'
import type { InboxEnquiry, Staff } from '../inboxShapes.ts'
import { statusTexts } from '../statuses.ts'

/** A column of an export, by its heading in English. */
type CsvColumn = {
  heading: string
  read: (enquiry: InboxEnquiry, staff: readonly Staff[]) => string | null
}

const mailStates: Record<InboxEnquiry['email_status'], string> = {
  pending: t('not sent yet'),
  sent: t('sent'),
  failed: t('failed'),
}

/** All columns of an enquiry that staff can see. */
export const csvColumns: readonly CsvColumn[] = [
  { heading: 'Reference', read: ({ reference }) => reference },
  { heading: 'Received (GMT)', read: formatSubmissionTime },
  ...enquiryFields.map((name): CsvColumn => {
    const { column, label } = fieldDefinitions[name]
    return { heading: label, read: (enquiry) => enquiry[column] }
  }),
  { heading: 'Language', read: ({ language }) => language && languageName(language) },
  { heading: 'Came from', read: ({ page }) => page },
  { heading: 'Campaign', read: ({ campaign }) => campaign && campaignLabel(campaign) },
  { heading: 'Status', read: ({ status }) => statusTexts[status].title },
  { heading: 'Taken by', read: ({ owner }, staff) => owner && displayName(owner, staff) },
  { heading: 'Note', read: ({ note }) => note },
  { heading: 'Mail to the company', read: ({ email_status }) => mailStates[email_status] },
]

/** The supported separators of cells. Excel expects the separator of its own language, such as a comma in English. */
export const separators = [',', ';'] as const

export type Separator = (typeof separators)[number]

export const usualSeparator: Separator = studioLanguage === 'en' ? ',' : ';'

/** Returns enquiries as CSV. */
export function toCsv(
  enquiries: readonly InboxEnquiry[],
  staff: readonly Staff[],
  columns: readonly CsvColumn[] = csvColumns,
  separator: Separator = ',',
): string {
  const rows = [
    columns.map(({ heading }) => translate(heading)),
    ...enquiries.map((enquiry) => columns.map(({ read }) => read(enquiry, staff) ?? '')),
  ]
  return csvText(rows, separator)
}

/** Returns rows of cells as CSV (RFC 4180). It begins with a byte order mark, so that Excel recognizes UTF-8. */
export function csvText(rows: readonly string[][], separator: Separator): string {
  return `\ufeff${rows.map((row) => `${row.map((value) => cell(value, separator)).join(separator)}\r\n`).join('')}`
}

/**
 * A phone number in groups of digits, which spreadsheets keep as text. One group must have fewer than three digits: in
 * languages with a space as thousands separator, Excel reads longer groups as one number and drops the plus.
 */
const groupedPhone = /^\+\d+(?: \d+)*? \d{1,2}(?: \d+)*$/

/**
 * What a spreadsheet would change into another number or a date: digits with a zero before them, such as a local
 * telephone number, more digits than it keeps, powers of ten such as 1E5, and dates such as 1/2.
 */
const changedNumber =
  /^(?:0[\d\s]*\d|\d[\d\s]{11,}|\d+(?:[.,]\d+)?e[+-]?\d+|\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?)$/i

/** A formula after a separator in a text. A spreadsheet that expects this separator would begin a cell there. */
const laterFormula: Record<Separator, RegExp> = {
  ',': /(?<=.)([;\t]\s*)(?=[=+\-@])/g,
  ';': /(?<=.)([,\t]\s*)(?=[=+\-@])/g,
}

/**
 * Quotes a value. Prefixes a value that a spreadsheet would run as a formula, or change, with an apostrophe, because
 * visitors write these values.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(value: string, separator: Separator): string {
  const isFormula = /^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(value)
  const isChanged = (isFormula && !groupedPhone.test(value)) || changedNumber.test(value.trim())
  const harmless = `${isChanged ? "'" : ''}${value.replaceAll(laterFormula[separator], "$1'")}`
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Downloads a text as a file. */
export function downloadFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
