import { describe, expect, test } from 'vitest'
import { chooseRecipient } from './recipient.ts'

const company = {
  CONTACT_EMAIL_TO: 'info@accra.example',
  CONTACT_EMAIL_DOMAINS: 'accra.example, Accra-Trademarks.example,',
}

const settings = { companyName: 'A', businessHours: null, acknowledge: false, services: [] }

const to = (email: string, service: string | null = 'Madrid Protocol') =>
  chooseRecipient(
    service,
    { ...settings, recipients: [{ service: 'Madrid Protocol ', email }] },
    company,
  )

describe('the mail about a service goes to', () => {
  test.each(['trademarks@accra.example', 'team@accra-trademarks.example', 'Team@Accra.Example'])(
    '%s, which is the company’s',
    (email) => {
      expect(to(email)).toEqual({ to: email, refused: null })
    },
  )

  test('it, where names and addresses have characters that cannot be seen', () => {
    const email = '\u202atrademarks@accra.example\u202c '
    expect(to(email, 'Madrid\u00a0Proto\u00adcol')).toEqual({
      to: 'trademarks@accra.example',
      refused: null,
    })
  })

  test.each([
    'thief@evil.example',
    'thief@accra.example.evil.example',
    'thief@evil-accra.example',
    'thief@sub.accra.example',
    'thief@evil.example,info@accra.example',
    'info@accra.example, thief@evil.example',
    'info@accra.example\r\nBcc: thief@evil.example',
    'info@accra.example <thief@evil.example>',
    '"thief@evil.example"@accra.example',
    'thief%evil.example@accra.example ',
    'thief@evil.example#@accra.example',
    '@accra.example',
    'accra.example',
    'thief@аccra.example',
    '',
  ])('the company’s own address, where the settings say %j', (email) => {
    expect(to(email)).toEqual({ to: company.CONTACT_EMAIL_TO, refused: email })
  })
})

test.each([null, 'NAFDAC Registration', 'madrid protocol'])(
  'the mail about %j, which has no recipient of its own, goes to the company’s own address',
  (service) => {
    expect(to('trademarks@accra.example', service)).toEqual({
      to: company.CONTACT_EMAIL_TO,
      refused: null,
    })
  },
)

test('without settings every mail goes to the company’s own address', () => {
  expect(chooseRecipient('Madrid Protocol', null, company)).toEqual({
    to: company.CONTACT_EMAIL_TO,
    refused: null,
  })
})

test('where no domains are set, the company’s is that of its own address', () => {
  const own = { CONTACT_EMAIL_TO: 'info@Accra.example' }
  const withRecipient = (email: string) => ({
    ...settings,
    recipients: [
      { service: null, email: 'nobody@accra.example' },
      { service: 'Madrid Protocol', email },
    ],
  })
  const find = (email: string) => chooseRecipient('Madrid Protocol', withRecipient(email), own).to
  expect(find('trademarks@accra.example')).toBe('trademarks@accra.example')
  expect(find('trademarks@accra-trademarks.example')).toBe(own.CONTACT_EMAIL_TO)
})

describe('a service that was renamed', () => {
  const renamed = {
    ...settings,
    services: [
      { title: { en: 'International trademarks' }, formerNames: ['Madrid Protocol', 'GMP'] },
      { title: { en: 'GMP' } },
    ],
    recipients: [{ service: 'International trademarks', email: 'trademarks@accra.example' }],
  }
  const find = (service: string) => chooseRecipient(service, renamed, company).to

  test('has its recipient for enquiries with its present name, and those with a former one', () => {
    expect(find('International trademarks')).toBe('trademarks@accra.example')
    expect(find('Madrid\u00a0Protocol')).toBe('trademarks@accra.example')
  })

  test('has none for enquiries with a name that another service has now', () => {
    expect(find('GMP')).toBe(company.CONTACT_EMAIL_TO)
  })
})
