import { expect, test } from 'vitest'
import { examplesIn } from './beforeLaunch.ts'

test('values of the demo content are named by their fields', () => {
  const site = {
    legal: { registeredName: 'A Company Ltd (demonstration)', registrationNumber: 'CS123456789' },
    emails: { info: 'info@accrapharma.example', privacy: 'privacy@accrapharma.com' },
  }
  expect(examplesIn(site)).toEqual(['legal.registeredName', 'emails.info'])
})
