import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import { one, render, textsOf } from '../testing/render.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { controlOf } from './formValues.ts'

const { sender, reloadDocument } = vi.hoisted(() => ({
  sender: Promise.withResolvers<never>(),
  reloadDocument: vi.fn((error: unknown) => Promise.reject(error)),
}))

// A module that takes long, and then cannot be loaded.
vi.mock('./sendEnquiry.ts', () => sender.promise)
vi.mock('../browser/loadDocument.ts', () => ({ reloadDocument }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an enquiry whose code does not load in 15 seconds is reported as not sent, and not sent by itself later', async () => {
  const form = one<HTMLFormElement>(await render(<EnquiryForm services={[]} />), 'form')
  const button = one<HTMLButtonElement>(form, 'button')
  const { firstName, email, message } = anEnquiry()
  for (const [name, value] of Object.entries({ firstName, email, message }))
    controlOf(form, name as 'firstName' | 'email' | 'message').value = value
  await act(async () => form.requestSubmit())
  expect(button.disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(textsOf(form, '[role=alert] p').slice(0, 2)).toEqual([
    'Error',
    'Failed to submit your message. Please try again.',
  ])
  expect(button.disabled).toBe(false)

  await act(async () => sender.reject(new TypeError('Failed to fetch')))
  await act(() => vi.dynamicImportSettled())
  expect(reloadDocument).not.toHaveBeenCalled()
})
