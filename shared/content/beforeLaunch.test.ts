import { expect, test } from 'vitest'
import { isUnfinished, missingSettings } from './beforeLaunch.ts'

const site = {
  legal: {
    registeredName: 'A Company Ltd (demonstration)',
    registrationNumber: 'CS123456789',
    postalAddress: 'P.O. Box 1, Accra',
    dataProtectionNumber: '1234567',
    effectiveDate: '2026-12-01',
  },
  emails: { info: 'info@accrapharma.example', privacy: 'privacy@accrapharma.com' },
}

test('settings with values of the demo content, and legal facts without a value, are named', () => {
  expect(missingSettings(site)).toEqual([
    'legal.registeredName',
    'emails.info',
    'legal.webHost',
    'legal.credentials',
  ])
})

test('a site without legal facts lacks all of them', () => {
  expect(missingSettings({})).toContain('legal.registeredName')
})

test('a site is unfinished until nothing is missing, or a person has confirmed it as it is', () => {
  expect(isUnfinished(site)).toBe(true)
  expect(isUnfinished({ ...site, confirmedPublic: false })).toBe(true)
  expect(isUnfinished({ ...site, confirmedPublic: true })).toBe(false)
  const legal = {
    ...site.legal,
    registeredName: 'A Company Ltd',
    webHost: 'A host, Ghana',
    credentials: [],
  }
  expect(isUnfinished({ legal })).toBe(false)
})
