import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { fakeInboxTimers, showInbox } from '../../testing/showInbox.tsx'
import type { Inbox } from './inbox.ts'

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => {} }) }))

fakeInboxTimers()

test('the mail in the morning is turned on in the settings', async () => {
  const remind = vi.fn<Inbox['remind']>(async () => {})
  const { press, after } = await showInbox({ remind })
  await press('Settings')
  const mail = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.includes('each morning'),
  )
  const box = mail?.control
  expect(box?.matches(':checked')).toBe(false)
  await act(async () => box?.click())
  await after(1)
  expect(remind.mock.calls).toEqual([[true]])
})
