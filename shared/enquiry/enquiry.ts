import { isBlank, withoutInvisible, withoutReordering } from '../text/visibleText.ts'

/**
 * The definition of an enquiry in TypeScript; the customer requires its fields, limits and messages. The form's
 * payload, the row that is stored, the mail and the staff's list are derived from it. SQL repeats it in the constraints
 * of `contacts`, which tests/database/contract.test.ts compares with it.
 */

/** A rule of a field. Its code is the key of its message, which may name the limit. */
type Rule<Code extends string = string> = {
  code: Code
  limit?: number
  isMet: (text: string) => boolean
}

/** Counts code points, as Postgres does; `length` counts an emoji as two. */
const characters = (text: string) => [...text].length

const atLeast = <const Code extends string>(limit: number, code: Code): Rule<Code> => ({
  code,
  limit,
  isMet: (text) => characters(text) >= limit,
})

const atMost = <const Code extends string>(limit: number, code: Code): Rule<Code> => ({
  code,
  limit,
  isMet: (text) => characters(text) <= limit,
})

const matches = <const Code extends string>(pattern: RegExp, code: Code): Rule<Code> => ({
  code,
  isMet: (text) => pattern.test(text),
})

/**
 * An address as HTML's email field accepts it, with at least one dot in the domain and at most 64 characters before
 * the @ (RFC 5321). The database has the same expression, limited to syntax that JavaScript and Postgres share.
 */
const emailAddress =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

/** Replaces lone surrogates, which Postgres cannot store. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/**
 * Replaces control characters and line breaks with spaces, and removes characters that would reverse a mail's subject.
 */
const cleanLine = (text: string) =>
  withoutReordering(wellFormed(text).replace(/[\p{Control}\u2028\u2029]/gu, ' '))

/** Converts a text to one line without invisible characters, which programs add to copied addresses and numbers. */
const cleanPastedValue = (text: string) => withoutInvisible(cleanLine(text))

/** Normalizes line breaks to \n and removes control characters other than tabs. */
const cleanMultiline = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Control}/gu, '')

/** Converts a domain to Punycode, which every mail server accepts and Postgres checks without Unicode rules. */
function toEmail(text: string): string {
  const address = cleanPastedValue(text).trim()
  const start = address.lastIndexOf('@') + 1
  const domain = address.slice(start)
  const isInternational = /^[\p{Letter}\p{Mark}\p{Number}.-]+$/u.test(domain) && !isAscii(domain)
  if (!isInternational || !URL.canParse(`http://${domain}`)) return address
  return address.slice(0, start) + new URL(`http://${domain}`).hostname
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)

export type FieldDefinition = {
  /** Its column of the table `contacts`. */
  column: string
  label: string
  optional: boolean
  clean: (text: string) => string
  rules: readonly Rule[]
}

export type FieldDefinitions = Record<string, FieldDefinition>

/** The fields of an enquiry, in the form's order. */
export const fieldDefinitions = {
  firstName: {
    column: 'first_name',
    label: 'First name',
    optional: false,
    clean: cleanLine,
    rules: [atLeast(1, 'firstName.required'), atMost(50, 'firstName.tooLong')],
  },
  lastName: {
    column: 'last_name',
    label: 'Last name',
    optional: true,
    clean: cleanLine,
    rules: [atMost(50, 'lastName.tooLong')],
  },
  email: {
    column: 'email',
    label: 'Email',
    optional: false,
    clean: toEmail,
    rules: [matches(emailAddress, 'email.invalid'), atMost(255, 'email.tooLong')],
  },
  phone: {
    column: 'phone',
    label: 'Phone',
    optional: true,
    clean: cleanPastedValue,
    rules: [atMost(20, 'phone.tooLong')],
  },
  organization: {
    column: 'organization',
    label: 'Organization',
    optional: true,
    clean: cleanLine,
    rules: [atMost(100, 'organization.tooLong')],
  },
  service: {
    column: 'service_of_interest',
    label: 'Service of interest',
    optional: true,
    clean: cleanLine,
    rules: [atMost(100, 'service.tooLong')],
  },
  message: {
    column: 'message',
    label: 'Message',
    optional: false,
    clean: cleanMultiline,
    rules: [atLeast(10, 'message.tooShort'), atMost(2000, 'message.tooLong')],
  },
} as const satisfies FieldDefinitions

type Definitions = typeof fieldDefinitions
export type EnquiryField = keyof Definitions

export const enquiryFields = Object.keys(fieldDefinitions) as EnquiryField[]

/** The form's payload: optional fields that were left out are empty strings. */
export type Enquiry = Record<EnquiryField, string>

export type RuleCode = Definitions[EnquiryField]['rules'][number]['code']

/** A broken rule; `count` is the length of the value in characters. */
export type EnquiryIssue = { field: EnquiryField; code: RuleCode; limit?: number; count?: number }

/** Cleans and trims the value entered in a field. Without a visible character it is empty. */
function normalize(field: EnquiryField, entered: string): string {
  const value = fieldDefinitions[field].clean(entered).trim()
  return isBlank(value) ? '' : value
}

/**
 * Normalizes and checks the value entered in a field.
 * @returns the value to store, or the first of the field's rules that it breaks
 */
export function checkField(
  field: EnquiryField,
  entered: string,
): { value: string } | { issue: EnquiryIssue } {
  const { rules } = fieldDefinitions[field]
  const value = normalize(field, entered)
  const broken = rules.find(({ isMet }) => !isMet(value))
  if (!broken) return { value }
  const { isMet, ...rule } = broken
  return { issue: { field, ...rule, count: characters(value) } }
}

/**
 * Cleans and checks the entered values.
 * @returns the enquiry to store, or the first broken rule, in the order of the fields
 */
export function checkEnquiry(entered: Enquiry): { enquiry: Enquiry } | { issue: EnquiryIssue } {
  const enquiry = { ...entered }
  for (const field of enquiryFields) {
    const result = checkField(field, entered[field])
    if ('issue' in result) return result
    enquiry[field] = result.value
  }
  return { enquiry }
}

/** Returns whether two sets of values are the same enquiry after cleaning. A missing value equals an empty one. */
export function isSameEnquiry(a: Partial<Enquiry>, b: Partial<Enquiry>): boolean {
  return enquiryFields.every(
    (field) => normalize(field, a[field] ?? '') === normalize(field, b[field] ?? ''),
  )
}

/** A row of the table `contacts`, as far as visitors may write it: exactly these columns. */
export type EnquiryRow = {
  [Field in EnquiryField as Definitions[Field]['column']]: Definitions[Field]['optional'] extends true
    ? string | null
    : string
}

/** Empty optional values become null. */
export function toEnquiryRow(enquiry: Enquiry): EnquiryRow {
  return Object.fromEntries(
    enquiryFields.map((name) => {
      const { column, optional } = fieldDefinitions[name]
      return [column, optional && enquiry[name] === '' ? null : enquiry[name]]
    }),
  ) as EnquiryRow
}
