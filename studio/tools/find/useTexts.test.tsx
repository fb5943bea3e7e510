import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { useTexts } from './useTexts.ts'

type Stored = { _id: string; _type: string; _rev: string; title: string }

const getDocuments = vi.hoisted(() => vi.fn<(ids: string[]) => unknown>())
const useLiveQuery = vi.hoisted(() => vi.fn<() => { result: Stored[] }>())

vi.mock('../../queries/useLiveQuery.ts', () => ({ useLiveQuery }))
vi.mock('../../queries/useDocumentTypes.ts', () => ({ useDocumentTypes: () => [] }))
vi.mock('sanity', async (original) => {
  const [client, schema] = [{ getDocuments }, { get: () => ({ fields: [] }) }]
  return { ...(await original()), useClient: () => client, useSchema: () => schema }
})

function Titles() {
  const { documents, error } = useTexts()
  if (error !== undefined) return String(error)
  return documents?.map(({ title }) => title).join(', ') ?? 'reading'
}

test('after a change, only the changed document is read again, and it stays where it was', async () => {
  const ama = { _id: 'a', _type: 'page', _rev: '1', title: 'Ama' }
  const esi = { _id: 'b', _type: 'page', _rev: '1', title: 'Esi' }
  let stored = [ama, esi]
  let change = (_: Stored[]) => {}
  useLiveQuery.mockImplementation(() => {
    const [result, setResult] = useState(stored)
    change = setResult
    return { result }
  })
  getDocuments.mockImplementation(async (ids) =>
    ids.map((id) => stored.find(({ _id }) => _id === id) ?? null),
  )
  const view = await render(<Titles />)
  await expect.poll(() => view.textContent).toBe('Ama, Esi')
  stored = [{ ...esi, _id: 'drafts.b', title: 'Efua' }, ama, esi]
  await act(async () => change(stored))
  await expect.poll(() => view.textContent).toBe('Ama, Efua')
  expect(getDocuments.mock.calls).toEqual([[['a', 'b']], [['drafts.b']]])
})

test('the error of a request that was lost goes with the next one that succeeds', async () => {
  const ama = { _id: 'a', _type: 'page', _rev: '1', title: 'Ama' }
  let change = (_: Stored[]) => {}
  useLiveQuery.mockImplementation(() => {
    const [result, setResult] = useState([ama])
    change = setResult
    return { result }
  })
  getDocuments.mockRejectedValueOnce(new Error('cut off')).mockResolvedValueOnce([ama])
  const view = await render(<Titles />)
  await expect.poll(() => view.textContent).toBe('Error: cut off')
  await act(async () => change([ama]))
  await expect.poll(() => view.textContent).toBe('Ama')
})
