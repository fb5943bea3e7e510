import { expect, test } from 'vitest'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import { toEnquiryRow } from './enquiry.ts'
import { computeReference, metadataHeaders } from './metadata.ts'
import {
  formatSubmissionTime,
  fullName,
  labelledFields,
  labelledMetadata,
} from './storedEnquiry.ts'

const stored = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  created_at: '2026-11-21T10:15:30.5+00:00',
  reference: 'K7QX-3M9T',
  language: 'fr',
  page: '/services/who',
  campaign: 'mail//',
  ...toEnquiryRow(anEnquiry({ phone: '' })),
}

test('an enquiry is shown with the fields that were filled in, without its message', () => {
  expect(labelledFields(stored)).toEqual([
    ['First name', 'Ama'],
    ['Last name', 'Mensah'],
    ['Email', 'ama.mensah@example.org'],
    ['Organization', 'Ministry of Health'],
    ['Service of interest', 'NAFDAC Registration'],
  ])
})

test('what is known about an enquiry is shown in the reader’s language, without what is not known', () => {
  expect(labelledMetadata(stored, 'pt')).toEqual([
    ['Language', 'francês'],
    ['Came from', '/services/who'],
    ['Campaign', 'mail'],
    ['Reference', 'K7QX-3M9T'],
  ])
  expect(labelledMetadata({ ...stored, language: null, page: null, campaign: null })).toEqual([
    ['Reference', 'K7QX-3M9T'],
  ])
})

test('an enquirer is called by the names that were given', () => {
  expect(fullName(stored)).toBe('Ama Mensah')
  expect(fullName({ ...stored, last_name: null })).toBe('Ama')
})

test('the time of an enquiry is that of its minute in UTC', () => {
  expect(formatSubmissionTime(stored)).toBe('2026-11-21 10:15')
})

test('a reference is two groups of four characters, which are not mistaken for others', async () => {
  const start = Date.parse('2026-11-25T10:00:00Z')
  const references = await Promise.all(
    Array.from({ length: 50 }, (_, hour) =>
      computeReference(anEnquiry(), start + hour * 3_600_000),
    ),
  )
  for (const reference of references)
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(references).size).toBe(50)
})

test('an enquiry from an unknown page, without a campaign, names none', () => {
  const known = { reference: 'K7QX-3M9T', language: 'fr', page: null, campaign: null } as const
  const headers = { 'x-enquiry-reference': 'K7QX-3M9T', 'x-enquiry-language': 'fr' }
  expect(metadataHeaders(known)).toEqual(headers)
  expect(metadataHeaders({ ...known, page: '/faq', campaign: 'mail//' })).toEqual({
    ...headers,
    'x-enquiry-page': '/faq',
    'x-enquiry-campaign': 'mail//',
  })
})
