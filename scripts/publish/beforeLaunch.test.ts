import { expect, test } from 'vitest'
import { missingFacts } from './beforeLaunch.ts'

test('settings with values of the demo content, and legal facts without a value, are named', () => {
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
  expect(missingFacts(site)).toEqual([
    'legal.registeredName',
    'emails.info',
    'legal.webHost',
    'legal.credentials',
  ])
})
