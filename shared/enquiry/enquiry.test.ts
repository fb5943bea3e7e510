import { expect, test } from 'vitest'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import { fillText } from '../../web/i18n/fillText.ts'
import { messagesIn } from '../../web/i18n/messages.ts'
import { languageCodes } from '../languages.ts'
import {
  checkEnquiry,
  type Enquiry,
  enquiryFields,
  fieldDefinitions,
  toEnquiryRow,
} from './enquiry.ts'

/** Returns an email address of the given length. */
const address = (length: number) =>
  `${'a'.repeat(length - 193)}@${`${'b'.repeat(62)}.`.repeat(3)}org`

/** The customer's rules: an accepted value, a refused one, and its error message. */
const rules: [field: keyof Enquiry, accepted: string, refused: string, message: string][] = [
  ['firstName', 'a', '', 'First name is required'],
  ['firstName', 'a'.repeat(50), 'a'.repeat(51), 'First name must be less than 50 characters'],
  ['lastName', 'a'.repeat(50), 'a'.repeat(51), 'Last name must be less than 50 characters'],
  ['lastName', '', 'a'.repeat(51), 'Last name must be less than 50 characters'],
  ['email', 'a@example.org', 'a@example', 'Please enter a valid email address'],
  ['email', "o'brien+x@mail.example.org", 'a b@example.org', 'Please enter a valid email address'],
  ['email', 'a@xn--mgbh0fb.xn--kgbechtv', 'a@example..org', 'Please enter a valid email address'],
  [
    'email',
    `${'a'.repeat(64)}@example.org`,
    `${'a'.repeat(65)}@example.org`,
    'Please enter a valid email address',
  ],
  ['email', address(255), address(256), 'Email must be less than 255 characters'],
  ['phone', '1'.repeat(20), '1'.repeat(21), 'Phone number must be less than 20 characters'],
  [
    'organization',
    'a'.repeat(100),
    'a'.repeat(101),
    'Organization name must be less than 100 characters',
  ],
  [
    'service',
    'a'.repeat(100),
    'a'.repeat(101),
    'Service selection must be less than 100 characters',
  ],
  ['message', 'a'.repeat(10), 'a'.repeat(9), 'Message must be at least 10 characters'],
  ['message', 'a'.repeat(2000), 'a'.repeat(2001), 'Message must be less than 2000 characters'],
]

test.each(rules)('%s: %.20s is accepted, %.20s refused', (field, accepted, refused, message) => {
  expect(checkEnquiry(anEnquiry({ [field]: accepted }))).toHaveProperty('enquiry')
  const result = checkEnquiry(anEnquiry({ [field]: refused }))
  if (!('issue' in result)) throw new Error('It was accepted')
  const { code, limit } = result.issue
  expect(result.issue.field).toBe(field)
  expect(fillText(messagesIn('en')[code], { limit }).value).toBe(message)
})

test('values are trimmed before they are checked', () => {
  const spaces = ' '.repeat(60)
  expect(checkEnquiry(anEnquiry({ firstName: `${spaces}Ama\t` }))).toMatchObject({
    enquiry: { firstName: 'Ama' },
  })
  expect(checkEnquiry(anEnquiry({ firstName: spaces }))).toMatchObject({
    issue: { code: 'firstName.required' },
  })
  expect(checkEnquiry(anEnquiry({ message: `short${spaces}` }))).toMatchObject({
    issue: { code: 'message.tooShort' },
  })
})

test.each([
  ['ama@exämple.org', 'ama@xn--exmple-cua.org'],
  ['ama@EXÄMPLE.ORG ', 'ama@xn--exmple-cua.org'],
  ['ama@例え.テスト', 'ama@xn--r8jz45g.xn--zckzah'],
  ['ama@موقع.وزارة-الاتصالات.مصر', 'ama@xn--4gbrim.xn----ymcbaaajlc6dj7bxne2c.xn--wgbh1c'],
])('the internationalised domain of %s is stored as Punycode', (entered, stored) => {
  expect(checkEnquiry(anEnquiry({ email: entered }))).toMatchObject({ enquiry: { email: stored } })
})

test.each([
  'ama@exämple',
  'ama@exämple.org/path',
  'ama@exämple.org:80',
  'ama@user@exämple.org',
  'ama@１.２.３.４',
  'ama@\u0308.org',
  'ama@',
  'áma@example.org',
  `ama@${'ä'.repeat(60)}.org`,
])('%s is refused', (email) => {
  expect(checkEnquiry(anEnquiry({ email }))).toMatchObject({ issue: { code: 'email.invalid' } })
})

test('only the first broken rule is returned, in the order of the fields', () => {
  const wrong = anEnquiry({ firstName: '', email: 'x', message: '' })
  expect(checkEnquiry(wrong)).toMatchObject({ issue: { field: 'firstName' } })
  expect(checkEnquiry({ ...wrong, firstName: 'Ama' })).toMatchObject({
    issue: { field: 'email' },
  })
})

test('an emoji counts as one character', () => {
  expect(checkEnquiry(anEnquiry({ firstName: '🧪'.repeat(50) }))).toHaveProperty('enquiry')
  expect(checkEnquiry(anEnquiry({ firstName: '🧪'.repeat(51) }))).toHaveProperty('issue')
})

test('characters that cannot be stored are removed or replaced, not refused', () => {
  const dirty = anEnquiry({
    firstName: 'A\u0000ma\r\nX: y\ud800',
    message: 'one\r\ntwo\u0000 three\t4',
  })
  expect(checkEnquiry(dirty)).toMatchObject({
    enquiry: { firstName: 'A ma  X: y\ufffd', message: 'one\ntwo three\t4' },
  })
})

test('empty optional values are stored as null', () => {
  const bare = anEnquiry({ lastName: '', phone: '', organization: '', service: '' })
  expect(toEnquiryRow(bare)).toEqual({
    first_name: bare.firstName,
    last_name: null,
    email: bare.email,
    phone: null,
    organization: null,
    service_of_interest: null,
    message: bare.message,
  })
})

test('every rule has a code and a message of its own, in every language', () => {
  const codes = enquiryFields.flatMap((field) =>
    fieldDefinitions[field].rules.map(({ code }) => code),
  )
  expect(new Set(codes).size).toBe(codes.length)
  for (const language of languageCodes) {
    const words = messagesIn(language)
    expect(new Set(codes.map((code) => words[code].value)).size).toBe(codes.length)
  }
})

test.each([
  ['email', '\u202aama@example.org\u202c', 'ama@example.org'],
  ['email', '\ufeffama@exa\u00admple.org\u200b', 'ama@example.org'],
  ['email', '\u2068ama@exämple.org\u2069', 'ama@xn--exmple-cua.org'],
  ['phone', '\u202a+233 20 123 4567\u202c', '+233 20 123 4567'],
  ['phone', '\u200b', ''],
  ['firstName', '\u202eAma\u202c', 'Ama'],
  ['firstName', '\u0645\u06cc\u200c\u0646\u0627', '\u0645\u06cc\u200c\u0646\u0627'],
  ['lastName', '\u3164\u2800', ''],
  ['message', 'Thanks \ud83d\udc69\u200d\ud83d\udd2c \u2068Ama\u2069', null],
] as const)('of the %s %j is stored what can be seen, and joiners', (field, entered, stored) => {
  expect(checkEnquiry(anEnquiry({ [field]: entered }))).toMatchObject({
    enquiry: { [field]: stored ?? entered },
  })
})

test.each(['\u200b\u200b', '\u00a0\u2060', '\u3164', '\u2800'])(
  'a name or message of %j alone is missing',
  (blank) => {
    expect(checkEnquiry(anEnquiry({ firstName: blank }))).toMatchObject({
      issue: { code: 'firstName.required', count: 0 },
    })
    expect(checkEnquiry(anEnquiry({ message: blank.repeat(10) }))).toMatchObject({
      issue: { code: 'message.tooShort', count: 0 },
    })
  },
)
