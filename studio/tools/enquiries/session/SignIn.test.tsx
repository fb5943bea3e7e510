import { AuthError, createClient } from '@supabase/supabase-js'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { SignIn } from './SignIn.tsx'

const client = createClient('http://localhost', 'key')

test('an empty field is not marked as invalid, and requests no code', async () => {
  const shown = await render(<SignIn client={client} />)
  expect(shown.querySelector(':invalid')).toBeNull()
  expect(shown.querySelector('button')?.disabled).toBe(true)
})

test('a code in groups of digits, as in the mail, signs in', async () => {
  const none = { data: { user: null, session: null }, error: null }
  vi.spyOn(client.auth, 'signInWithOtp').mockResolvedValue(none)
  const verify = vi.spyOn(client.auth, 'verifyOtp').mockResolvedValue(none)
  const shown = await render(<SignIn client={client} />)
  const send = async (text: string) => {
    const field = shown.querySelector('input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })))
    await act(async () => shown.querySelector('form')?.requestSubmit())
  }
  await send('kofi@example.com')
  await send('3633 3297')
  expect(verify).toHaveBeenCalledWith(expect.objectContaining({ token: '36333297' }))
})

test.each(['otp_disabled', 'over_email_send_rate_limit'])(
  'after %s the code is asked for, as after a code was mailed',
  async (code) => {
    const error = new AuthError('refused', 400, code)
    vi.spyOn(client.auth, 'signInWithOtp').mockResolvedValue({
      data: { user: null, session: null },
      error,
    })
    const shown = await render(<SignIn client={client} />)
    const field = () => shown.querySelector('input')
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
      return act(async () => field()?.dispatchEvent(new Event('input', { bubbles: true })))
    }
    await type('kofi@example.com')
    await act(async () => shown.querySelector('form')?.requestSubmit())
    expect(field()?.autocomplete).toBe('one-time-code')
    expect(shown.querySelector('[role=alert]')?.textContent).toBe('')
    // The form outlives its component.
    const buttons = [...shown.querySelectorAll('button')]
    await act(async () => buttons.at(-1)?.click())
  },
)
