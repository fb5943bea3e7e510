import * as z from 'zod/mini'

/**
 * The one definition of an enquiry (specification, sections 3, 5 and 9). The form's payload, the
 * row that is stored, the mail and the staff's list are derived from it; contract tests compare it
 * with the database's constraints and the form's messages.
 */

/** Error messages by field and rule, in English. */
export const ruleMessages = {
  'firstName.required': 'First name is required',
  'firstName.tooLong': 'First name must be less than 50 characters',
  'lastName.tooLong': 'Last name must be less than 50 characters',
  'email.invalid': 'Please enter a valid email address',
  'email.tooLong': 'Email must be less than 255 characters',
  'phone.tooLong': 'Phone number must be less than 20 characters',
  'organization.tooLong': 'Organization name must be less than 100 characters',
  'service.tooLong': 'Service selection must be less than 100 characters',
  'message.tooShort': 'Message must be at least 10 characters',
  'message.tooLong': 'Message must be less than 2000 characters',
} as const

export type Rule = keyof typeof ruleMessages

/**
 * An address as HTML's email field accepts it, with at least one dot in the domain and at most 64
 * characters before the @ (RFC 5321). The database has the same expression, limited to syntax that
 * JavaScript and Postgres share.
 */
const emailAddress =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

/** Counts code points, as Postgres does; `length` counts an emoji as two. */
const characters = (text: string) => [...text].length

const atLeast = (limit: number, rule: Rule) =>
  z.refine<string>((text) => characters(text) >= limit, { error: ruleMessages[rule] })

const atMost = (limit: number, rule: Rule) =>
  z.refine<string>((text) => characters(text) <= limit, { error: ruleMessages[rule] })

/** Replaces lone surrogates, which Postgres cannot store. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Replaces control characters and line breaks with spaces. */
const toLine = (text: string) => wellFormed(text).replace(/[\p{Control}\u2028\u2029]/gu, ' ')

/** Normalizes line breaks to \n and removes control characters other than tabs. */
const toBlock = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Control}/gu, '')

/**
 * Converts an internationalised domain to Punycode, because every mail server accepts that form
 * and Postgres needs no Unicode rules to check it.
 */
function toEmail(text: string): string {
  const address = toLine(text).trim()
  const start = address.lastIndexOf('@') + 1
  const domain = address.slice(start)
  const isInternational = /^[\p{Letter}\p{Mark}\p{Number}.-]+$/u.test(domain) && !isAscii(domain)
  if (!isInternational || !URL.canParse(`http://${domain}`)) return address
  return address.slice(0, start) + new URL(`http://${domain}`).hostname
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)

/** Cleans and trims a value before it is checked (section 5). */
function field(clean: (text: string) => string, ...checks: ReturnType<typeof atMost>[]) {
  const cleaned = z.pipe(
    z.string(),
    z.transform((text: string) => clean(text).trim()),
  )
  return z.pipe(cleaned, z.string().check(...checks))
}

/**
 * The fields of an enquiry in the form's order: column, label for staff, whether it may be empty,
 * and the schema that cleans and checks it.
 */
export const fieldDefinitions = {
  firstName: {
    column: 'first_name',
    label: 'First name',
    optional: false,
    value: field(toLine, atLeast(1, 'firstName.required'), atMost(50, 'firstName.tooLong')),
  },
  lastName: {
    column: 'last_name',
    label: 'Last name',
    optional: true,
    value: field(toLine, atMost(50, 'lastName.tooLong')),
  },
  email: {
    column: 'email',
    label: 'Email',
    optional: false,
    value: field(
      toEmail,
      z.refine((text) => emailAddress.test(text), { error: ruleMessages['email.invalid'] }),
      atMost(255, 'email.tooLong'),
    ),
  },
  phone: {
    column: 'phone',
    label: 'Phone',
    optional: true,
    value: field(toLine, atMost(20, 'phone.tooLong')),
  },
  organization: {
    column: 'organization',
    label: 'Organization',
    optional: true,
    value: field(toLine, atMost(100, 'organization.tooLong')),
  },
  service: {
    column: 'service_of_interest',
    label: 'Service of interest',
    optional: true,
    value: field(toLine, atMost(100, 'service.tooLong')),
  },
  message: {
    column: 'message',
    label: 'Message',
    optional: false,
    value: field(toBlock, atLeast(10, 'message.tooShort'), atMost(2000, 'message.tooLong')),
  },
} as const satisfies FieldDefinitions

export type FieldDefinitions = Record<
  string,
  { column: string; label: string; optional: boolean; value: ReturnType<typeof field> }
>

type Definitions = typeof fieldDefinitions
export type EnquiryField = keyof Definitions

export const enquiryFields = Object.keys(fieldDefinitions) as EnquiryField[]

const shape = Object.fromEntries(
  enquiryFields.map((name) => [name, fieldDefinitions[name].value]),
) as { [Field in EnquiryField]: Definitions[Field]['value'] }

/** The form's payload (section 3): optional fields that were left out are empty strings. */
export const enquiry = z.object(shape)

export type Enquiry = z.output<typeof enquiry>

/** The first broken rule, in the order of the specification. */
export type Failure = { field: EnquiryField; rule: Rule; message: string }

/**
 * Cleans and checks the entered values.
 * @returns the enquiry to store, or the first failure
 */
export function checkEnquiry(
  entered: Record<EnquiryField, string>,
): { enquiry: Enquiry } | { failure: Failure } {
  const result = enquiry.safeParse(entered)
  if (result.success) return { enquiry: result.data }
  for (const { path, message } of result.error.issues) {
    const rule = (Object.keys(ruleMessages) as Rule[]).find((key) => ruleMessages[key] === message)
    if (rule) return { failure: { field: path[0] as EnquiryField, rule, message } }
  }
  throw new Error(`An enquiry was refused without a rule: ${z.prettifyError(result.error)}`)
}

/** A row of the table `contacts`, as far as visitors may write it: exactly these columns. */
export type Contact = {
  [Field in EnquiryField as Definitions[Field]['column']]: Definitions[Field]['optional'] extends true
    ? string | null
    : string
}

/** Returns the row for an enquiry: empty optional values are null (section 7). */
export function toContact(enquiry: Enquiry): Contact {
  return Object.fromEntries(
    enquiryFields.map((name) => {
      const { column, optional } = fieldDefinitions[name]
      return [column, optional && enquiry[name] === '' ? null : enquiry[name]]
    }),
  ) as Contact
}
