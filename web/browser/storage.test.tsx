import { afterEach, expect, test, vi } from 'vitest'
import { storageItem } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

test('a value is read as it was written, and gone once it is null', () => {
  const draft = storageItem('localStorage', 'draft')
  expect(draft.read()).toBeNull()
  draft.write('text')
  expect(draft.read()).toBe('text')
  draft.write(null)
  expect(draft.read()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('if the browser forbids storage, nothing is stored and nothing fails', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const draft = storageItem('localStorage', 'draft')
  draft.write('text')
  draft.write(null)
  expect(draft.read()).toBeNull()
})

test('if storage is full, the last value stays', () => {
  const draft = storageItem('localStorage', 'draft')
  draft.write('first')
  const storage = window.localStorage
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    ...storage,
    getItem: (key) => storage.getItem(key),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  })
  draft.write('second')
  expect(draft.read()).toBe('first')
})
