import { describe, expect, test } from 'vitest'
import { weekdays } from '../../../shared/content/weekdays.ts'
import { toEnquiryRow } from '../../../shared/enquiry/enquiry.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { anEnquiry } from '../../../tests/support/anEnquiry.ts'
import { composeAcknowledgement } from './acknowledgement.ts'

const businessHours = { days: weekdays.slice(0, 5), from: '08:00', to: '18:00' }
const company = { companyName: 'Accra & Sons', businessHours, replyTo: 'info@accra.example' }

const to = (language: string | null, given: Parameters<typeof anEnquiry>[0] = {}) =>
  composeAcknowledgement(
    {
      id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      created_at: '2026-11-21T10:15:30.5+00:00',
      reference: 'K7QX-3M9T',
      language,
      page: '/services/who',
      campaign: null,
      ...toEnquiryRow(anEnquiry(given)),
    },
    company,
  )

test.each([
  ['en', 'We have received your enquiry (K7QX-3M9T)'],
  ['fr', 'Nous avons bien reçu votre demande (K7QX-3M9T)'],
  ['pt', 'Recebemos a sua mensagem (K7QX-3M9T)'],
  ['zz', 'We have received your enquiry (K7QX-3M9T)'],
  [null, 'We have received your enquiry (K7QX-3M9T)'],
])('in %s it says %s', (language, subject) => {
  expect(to(language)).toMatchObject({ subject, to: anEnquiry().email, replyTo: company.replyTo })
})

describe.each(languageCodes)('in %s', (language) => {
  test('an acknowledgement contains nothing that the sender wrote', () => {
    const words = {
      firstName: 'Cheap-pills',
      lastName: 'Buy-now',
      phone: '+1 555 0100',
      organization: 'https://evil.example',
      service: 'Win a prize',
      message: 'Visit https://evil.example today',
    }
    const mail = JSON.stringify(to(language, words))
    for (const word of Object.values(words)) expect(mail).not.toContain(word)
    expect(mail).not.toContain('evil')
  })

  test('an acknowledgement names the reference and the company, as text and as HTML', () => {
    const { text, html } = to(language)
    expect(text).toContain('K7QX-3M9T')
    expect(text).toContain('Accra & Sons')
    expect(html).toContain('K7QX-3M9T')
    expect(html).toContain('Accra &amp; Sons')
    expect(html).toContain(`lang="${language}"`)
  })
})

test.each([
  ['en', 'We answer within 24 hours on our working days: by Tuesday 24 November at 08:00 GMT.'],
  ['fr', 'au plus tard le mardi 24 novembre à 8\u00a0h GMT.'],
  ['pt', 'em dias úteis: até terça-feira, 24 de novembro às 08:00 GMT.'],
])('in %s an enquiry of a Saturday is promised an answer as on the page', (language, promise) => {
  expect(to(language).text).toContain(promise)
})

test('automatic responders, also those of Exchange, do not answer it', () => {
  expect(to('en').headers).toEqual({
    'Auto-Submitted': 'auto-replied',
    'X-Auto-Response-Suppress': 'All',
  })
})
