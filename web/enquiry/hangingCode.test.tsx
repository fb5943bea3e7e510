import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import { one, render, textsOf } from '../testing/render.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { controlOf } from './formValues.ts'

// A module that never loads.
vi.mock('./sendEnquiry.ts', () => new Promise(() => {}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('an enquiry whose code does not load in 15 seconds is reported as not sent', async () => {
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
})
