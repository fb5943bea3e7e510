import * as z from 'zod/mini'

/**
 * An enquiry: its fields, limits and messages (specification, sections 3, 5 and 9), said once for
 * the form, the function that mails it, and (by a contract test) the database's constraints.
 */

/** What is said where a rule is broken, by field and rule. */
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
 * An address as HTML's email field takes it, with at least one dot in the domain. The database has
 * the same expression: it uses only what JavaScript and Postgres read alike.
 */
const emailAddress =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

/** Characters as Postgres counts them: an emoji is one, where `length` says two. */
const characters = (text: string) => [...text].length

const atLeast = (limit: number, rule: Rule) =>
  z.refine<string>((text) => characters(text) >= limit, { error: ruleMessages[rule] })

const atMost = (limit: number, rule: Rule) =>
  z.refine<string>((text) => characters(text) <= limit, { error: ruleMessages[rule] })

/** Halves of characters, which Postgres cannot store, become U+FFFD. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** One line: control characters and line breaks, pasted in by accident, become spaces. */
const line = () => cleaned((text) => wellFormed(text).replace(/[\p{Control}\u2028\u2029]/gu, ' '))

/** Running text: line breaks become \n; other control characters go, except tabs. */
const block = () =>
  cleaned((text) =>
    wellFormed(text)
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\t\n])\p{Control}/gu, ''),
  )

/** All values are trimmed before they are checked (section 5). */
function cleaned(clean: (text: string) => string) {
  return z.pipe(
    z.string(),
    z.transform((text: string) => clean(text).trim()),
  )
}

const field = (clean: ReturnType<typeof line>, ...checks: ReturnType<typeof atMost>[]) =>
  z.pipe(clean, z.string().check(...checks))

/** The form's payload (section 3): seven texts, of which empty ones were not given. */
export const enquiry = z.object({
  firstName: field(line(), atLeast(1, 'firstName.required'), atMost(50, 'firstName.tooLong')),
  lastName: field(line(), atMost(50, 'lastName.tooLong')),
  email: field(
    line(),
    z.refine((text) => emailAddress.test(text), { error: ruleMessages['email.invalid'] }),
    atMost(255, 'email.tooLong'),
  ),
  phone: field(line(), atMost(20, 'phone.tooLong')),
  organization: field(line(), atMost(100, 'organization.tooLong')),
  service: field(line(), atMost(100, 'service.tooLong')),
  message: field(block(), atLeast(10, 'message.tooShort'), atMost(2000, 'message.tooLong')),
})

export type Enquiry = z.output<typeof enquiry>
export type EnquiryField = keyof Enquiry

export const enquiryFields = Object.keys(enquiry.shape) as EnquiryField[]

/** The first rule that is broken, in the order of the specification. */
export type Failure = { field: EnquiryField; rule: Rule; message: string }

/**
 * Cleans and checks what was entered.
 * @returns the enquiry as it is stored, or the first failure
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

/** The row of table `contacts` for an enquiry: empty optional values are null (section 7). */
export function toContact(enquiry: Enquiry) {
  return {
    first_name: enquiry.firstName,
    last_name: enquiry.lastName || null,
    email: enquiry.email,
    phone: enquiry.phone || null,
    organization: enquiry.organization || null,
    service_of_interest: enquiry.service || null,
    message: enquiry.message,
  }
}

/** What a visitor may write to the table: exactly these columns. */
export type Contact = ReturnType<typeof toContact>
