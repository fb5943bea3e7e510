import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { one, render, textsOf } from '../testing/render.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { controlOf } from './formValues.ts'

// Code that a deployment has removed, on a page that was loaded again already.
vi.mock('./sendEnquiry.ts', () => {
  throw new TypeError('Failed to fetch')
})
vi.mock('../browser/loadDocument.ts', () => ({
  reloadDocument: (error: unknown) => Promise.reject(error),
}))

test('an enquiry whose code is gone is kept as a draft, and not sent by itself at the next visit', async () => {
  const form = one<HTMLFormElement>(await render(<EnquiryForm services={[]} />), 'form')
  const { firstName, email, message } = anEnquiry()
  for (const [name, value] of Object.entries({ firstName, email, message })) {
    const control = controlOf(form, name as 'firstName' | 'email' | 'message')
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await act(async () => form.requestSubmit())
  await act(() => vi.dynamicImportSettled())
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('could not be sent')])
  expect(textsOf(form, '[role=alert] p').join()).toContain('An unexpected error occurred')

  const next = one<HTMLFormElement>(await render(<EnquiryForm services={[]} />), 'form')
  expect(controlOf(next, 'message').value).toBe(message)
  expect(textsOf(next, '[role=alert] p')).toEqual([])
  expect(one<HTMLButtonElement>(next, 'button').disabled).toBe(false)
})
