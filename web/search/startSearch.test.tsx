import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchIndex } from '../model/searchContent.ts'
import { startSearch } from './startSearch.ts'

class FakeWorker {
  static all: FakeWorker[] = []
  onerror: (() => void) | undefined
  postMessage = vi.fn()
  terminate = vi.fn()
  constructor() {
    FakeWorker.all.push(this)
  }
}

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => void vi.unstubAllGlobals())

test('what a failed worker was waiting for does not reach the one that follows', async () => {
  const indexes = [Promise.withResolvers<SearchIndex>(), Promise.withResolvers<SearchIndex>()]
  const onResponse = vi.fn()
  const loads = indexes.values()
  const { ask } = startSearch(() => loads.next().value?.promise ?? Promise.reject(), onResponse)
  const query = { text: 'dossier', limit: 10 }
  ask(query)
  FakeWorker.all[0]?.onerror?.()
  expect(onResponse).toHaveBeenCalledExactlyOnceWith(null)
  ask(query)
  const [first, second] = FakeWorker.all
  const index = { pages: [], names: [] }
  indexes[0]?.resolve(index)
  await indexes[0]?.promise
  expect(first?.postMessage).not.toHaveBeenCalled()
  expect(second?.postMessage).not.toHaveBeenCalled()
  indexes[1]?.resolve(index)
  await indexes[1]?.promise
  expect(second?.postMessage.mock.calls).toEqual([[{ index }], [{ query }]])
})
