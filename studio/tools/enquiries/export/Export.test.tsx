import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anInbox } from '../../../testing/anInbox.ts'
import { anInboxEnquiry } from '../../../testing/anInboxEnquiry.ts'
import { render } from '../../../testing/render.tsx'
import type { Inbox } from '../inbox.ts'
import type { InboxEnquiry } from '../inboxShapes.ts'
import { downloadFile } from './csv.ts'
import { Export } from './Export.tsx'

vi.mock('./csv.ts', async (original) => ({ ...(await original()), downloadFile: vi.fn() }))

const kofi = { email: 'kofi@example.org', name: 'Kofi' }
const search = { terms: '', view: 'new', month: '2026-11' } as const

beforeEach(() => vi.mocked(downloadFile).mockReset())

async function show(given: Partial<Inbox>) {
  const onExported = vi.fn<(count: number) => void>()
  const inbox = anInbox({ search: async () => [anInboxEnquiry()], ...given })
  const props = { inbox, search, count: 1, staff: [kofi], onClose: () => {}, onExported }
  await render(<Export {...props} />)
  return onExported
}

/** Dialogs are rendered outside the tree. */
const dialog = () => document.querySelector('[role="dialog"]')

async function press(label: string) {
  const element = [...document.querySelectorAll('label, button')].find(
    ({ textContent }) => textContent === label,
  )
  if (!(element instanceof HTMLElement)) throw new Error(`There is no “${label}”`)
  await act(async () => element.click())
}

test('the file has the chosen columns and separator', async () => {
  const logExport = vi.fn(async () => {})
  const onExported = await show({ logExport })
  await press('Message')
  await press('Excel in French or Portuguese: semicolons')
  await press('Save the file')
  await expect.poll(() => onExported.mock.calls).toEqual([[1]])
  expect(logExport).toHaveBeenCalledWith(1)
  const [name, text] = vi.mocked(downloadFile).mock.lastCall ?? []
  expect(name).toMatch(/^enquiries-2026-11-new-\d{4}-\d\d-\d\d\.csv$/)
  expect(text).toMatch(/^\ufeff"Reference";"Received \(GMT\)";/)
  expect(text).not.toContain('"Message"')
})

test('the choice of the last export is kept, without columns that no longer exist', async () => {
  localStorage.setItem(
    'enquiryExport',
    JSON.stringify({ headings: ['Email', 'Fax'], separator: ';' }),
  )
  await show({})
  await press('Save the file')
  await expect
    .poll(() => vi.mocked(downloadFile).mock.lastCall?.[1])
    .toMatch(/^\ufeff"Email"\r\n"[^"]+@[^"]+"\r\n$/)
})

test('nothing leaves the database if the export cannot be logged', async () => {
  const onExported = await show({ logExport: () => Promise.reject(new Error('cut off')) })
  await press('Save the file')
  await expect.poll(() => dialog()?.textContent).toContain('Nothing was exported: Error: cut off')
  expect(downloadFile).not.toHaveBeenCalled()
  expect(onExported).not.toHaveBeenCalled()
})

test('an export that was cancelled is neither saved nor logged', async () => {
  const response = Promise.withResolvers<InboxEnquiry[]>()
  const logExport = vi.fn(async () => {})
  const onExported = await show({ search: () => response.promise, logExport })
  await press('Save the file')
  await press('Cancel')
  await act(async () => response.resolve([anInboxEnquiry()]))
  expect(logExport).not.toHaveBeenCalled()
  expect(downloadFile).not.toHaveBeenCalled()
  expect(onExported).not.toHaveBeenCalled()
})

test('the last exports are shown with their authors', async () => {
  await show({
    exports: async () => [
      {
        id: 7,
        changed_at: '2026-11-25T10:00:00Z',
        changed_by: kofi.email,
        field: 'exported',
        before: null,
        after: '23',
      },
    ],
  })
  await expect.poll(() => dialog()?.textContent).toMatch(/Last exports.*Kofi · 23/)
})
