import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { useUntranslated } from './untranslated.ts'

type Revision = { _id: string; _type: string; _rev: string }

const getDocuments = vi.hoisted(() => vi.fn<(ids: string[]) => unknown>())
const useLiveQuery = vi.hoisted(() => vi.fn<() => { result: Revision[] }>())

vi.mock('../../queries/useLiveQuery.ts', () => ({ useLiveQuery }))
vi.mock('../../queries/useDocumentTypes.ts', () => ({ useDocumentTypes: () => [] }))
vi.mock('sanity', async (original) => {
  const [client, schema] = [{ getDocuments }, { get: () => undefined }]
  return { ...(await original()), useClient: () => client, useSchema: () => schema }
})

function Reading() {
  return useUntranslated().isReading ? 'reading' : 'read'
}

test('documents that were read before a change are not read again, and the rest follows', async () => {
  const page = (number: number) => ({ _id: `page-${number}`, _type: 'page', _rev: '1' })
  const stored = Array.from({ length: 450 }, (_, number) => page(number))
  let change = (_: Revision[]) => {}
  useLiveQuery.mockImplementation(() => {
    const [result, setResult] = useState<Revision[]>(stored)
    change = setResult
    return { result }
  })
  const line = Promise.withResolvers<void>()
  getDocuments.mockImplementation(async (ids) => {
    await line.promise
    return ids.map((id) => stored.find(({ _id }) => _id === id) ?? null)
  })
  const view = await render(<Reading />)
  for (const _rev of ['2', '3']) {
    stored[449] = { ...page(449), _rev }
    await act(async () => change([...stored]))
  }
  expect(getDocuments).toHaveBeenCalledTimes(4)
  await act(async () => line.resolve())
  await expect.poll(() => view.textContent).toBe('read')
  const ids = getDocuments.mock.calls.flatMap(([ids]) => ids)
  expect(ids.toSorted()).toEqual(stored.map(({ _id }) => _id).toSorted())
})
