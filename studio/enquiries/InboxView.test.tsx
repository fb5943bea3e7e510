import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { anInbox } from '../testing/anInbox.ts'
import { anInboxEnquiry } from '../testing/anInboxEnquiry.ts'
import { render } from '../testing/render.tsx'
import { InboxView } from './InboxView.tsx'

vi.mock('@sanity/ui', async (original) => ({ ...(await original()), useMediaIndex: () => 0 }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => {} }) }))

test('on a narrow screen the list has the focus again where it was left', async () => {
  const enquiry = anInboxEnquiry()
  const self = { email: 'kofi@example.org', name: 'Kofi' }
  const inbox = anInbox({ search: async () => [enquiry] })
  const shown = await render(
    <InboxView inbox={inbox} self={self} staff={[self]} signOut={() => {}} />,
  )
  const row = () => shown.querySelector<HTMLElement>('[data-enquiry]')
  const back = () =>
    [...shown.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Back'))
  await expect.poll(row).not.toBeNull()
  await act(async () => row()?.click())
  await expect.poll(back).toBeDefined()

  const wasHidden: boolean[] = []
  row()?.addEventListener('focus', () => wasHidden.push(row()?.closest('[hidden]') !== null))
  await act(async () => back()?.click())
  expect(wasHidden).toEqual([false])
})
