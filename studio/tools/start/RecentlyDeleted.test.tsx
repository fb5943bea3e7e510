import { act } from 'react'
import type { Schema } from 'sanity'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { RecentlyDeleted } from './RecentlyDeleted.tsx'

const useLiveQuery = vi.hoisted(() => vi.fn<(query: string) => object>())
const undelete = vi.hoisted(() => vi.fn<() => Promise<object[] | null>>())
const push = vi.hoisted(() => vi.fn<(toast: object) => void>())

vi.mock('../../queries/useLiveQuery.ts', () => ({ useLiveQuery }))
vi.mock('../../documents/deletion/deletedDocuments.ts', async (original) => ({
  ...(await original()),
  undelete,
}))
vi.mock('../website/PersonName.tsx', () => ({ PersonName: () => 'Ama' }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push }) }))
vi.mock('sanity', async (original) => ({
  ...(await original()),
  useClient: () => ({}),
  useSchema: (): Pick<Schema, 'get'> => ({ get: () => undefined }),
}))
vi.mock('sanity/router', async (original) => ({
  ...(await original()),
  useRouter: () => ({ navigateIntent: () => {} }),
}))

const copy = (_id: string) => ({
  _id,
  deletedAt: '2026-11-28T09:00:00Z',
  content: JSON.stringify({ _id, _type: 'servicePage', title: { en: _id } }),
})

/** Answers as the Content Lake does, with as many copies as the query asks for. */
function store(total: number) {
  useLiveQuery.mockImplementation((query) => {
    const limit = Number(/\[0\.\.\.(\d+)\]/.exec(query)?.[1])
    const ids = Array.from({ length: total }, (_, index) => `deleted.${index}`)
    return { result: { stored: ids.slice(0, limit).map(copy), total } }
  })
}

const listed = (view: HTMLElement) => view.querySelectorAll('[data-testid="deleted"]').length
const buttonOf = (view: HTMLElement, text: string) =>
  [...view.querySelectorAll('button')].find(({ textContent }) => textContent === text)

test('the list says how many more were deleted, and shows them too', async () => {
  store(23)
  const view = await render(<RecentlyDeleted />)
  expect(listed(view)).toBe(20)
  await act(async () => buttonOf(view, 'Show 3 more')?.click())
  expect(listed(view)).toBe(23)
  expect(view.textContent).not.toContain('more')
})

test('whoever brings a draft back reads in which fields other texts have been published meanwhile', async () => {
  store(1)
  undelete.mockResolvedValueOnce([{ path: ['title', 'fr'] }, { path: ['summary', 'en'] }])
  const view = await render(<RecentlyDeleted />)
  await act(async () => buttonOf(view, 'Bring back as a draft')?.click())
  await expect
    .poll(() => push.mock.calls)
    .toEqual([
      [
        expect.objectContaining({
          description: expect.stringContaining('title › fr; summary › en'),
        }),
      ],
    ])
})
