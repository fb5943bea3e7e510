import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { anInbox } from '../../testing/anInbox.ts'
import { render } from '../../testing/render.tsx'
import { Deletion } from './Deletion.tsx'

test('a double click deletes once', async () => {
  const deleteFrom = vi.fn(() => new Promise<number>(() => {}))
  const inbox = anInbox({ countFrom: async () => 2, deleteFrom })
  await render(
    <Deletion address="ama@example.org" inbox={inbox} onClose={() => {}} onDeleted={() => {}} />,
  )
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Delete 2 enquiries'),
    )
  await expect.poll(button).toBeDefined()
  for (const _ of ['first', 'second']) await act(async () => button()?.click())
  expect(deleteFrom).toHaveBeenCalledOnce()
})
