import type { FormPatch } from 'sanity'
import { expect, test } from 'vitest'
import { applyPatches } from '../../documents/applyPatches.ts'
import { join, paste, remove, type StoredPoint, split } from './pointPatches.ts'
import { undoPatches } from './usePointsUndo.ts'

const points = ['One', 'Two and three', 'Four'].map(
  (en, index): StoredPoint => ({ _key: 'abc'.charAt(index), text: { en } }),
)
const [one, two] = points
if (!one || !two) throw new Error('No points')

const after = (list: readonly StoredPoint[], patches: FormPatch[]) => applyPatches(list, patches)
const textsOf = (list: readonly StoredPoint[]) => list.map(({ text }) => text?.en)

test.each([
  ['removed', remove('b')],
  ['removed at the start', remove('a')],
  ['divided', split(two, { before: 'Two', after: 'and three' }).patches],
  ['joined', join(one, two).patches],
  ['pasted', paste(two, ['1', '2', '3'], { before: '', after: '' }).patches],
])('what was %s is undone, and points of a colleague stay', (_change, patches) => {
  const changed = after(points, patches)
  const added = { _key: 'z', text: { en: 'New' } }
  const current = [...changed, added]
  const undone = after(current, undoPatches(points, changed, current) ?? [])
  expect(textsOf(undone)).toEqual([...textsOf(points), 'New'])
})

test('all points come back after the last one was removed', () => {
  const patches = [...remove('a'), ...remove('b'), ...remove('c')]
  expect(textsOf(after([], undoPatches(points, after(points, patches), []) ?? []))).toEqual(
    textsOf(points),
  )
})

test('nothing is undone if a colleague has changed the points since', () => {
  const changed = after(points, join(one, two).patches)
  const current = changed.map((point) =>
    point._key === 'a' ? { ...point, text: { en: 'Changed' } } : point,
  )
  expect(undoPatches(points, changed, current)).toBeNull()
})
