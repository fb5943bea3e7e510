import { useRef } from 'react'
import { type FormPatch, insert, setIfMissing, unset } from 'sanity'
import { patchesBetween } from '../patchesBetween.ts'
import type { PointCaret, StoredPoint } from './pointPatches.ts'

type Points = readonly StoredPoint[]

/** A change of the list, and where the caret was before it. */
type Change = { before: Points; after: Points | undefined; caret: PointCaret }

/**
 * Undoes this editor's last change of a list, until the next letter: added, divided, joined, pasted and removed points.
 * Browsers undo only what is typed into one field.
 */
export function usePointsUndo(points: Points) {
  const last = useRef<Change>(undefined)
  // The Studio renders an own change at once.
  if (last.current && last.current.after === undefined && last.current.before !== points)
    last.current.after = points

  return {
    record(caret: PointCaret) {
      last.current = { before: points, after: undefined, caret }
    },
    forget() {
      last.current = undefined
    },
    /** Returns the patches that undo the change; undefined without one, null if a colleague has changed its points. */
    undo(): { patches: FormPatch[]; caret: PointCaret } | null | undefined {
      const change = last.current
      last.current = undefined
      if (!change?.after) return undefined
      const patches = undoPatches(change.before, change.after, points)
      return patches && { patches, caret: change.caret }
    },
  }
}

/** Returns the patches that undo a change of a list, or null if one of its points has been changed since. */
export function undoPatches(before: Points, after: Points, current: Points): FormPatch[] | null {
  const keys = new Set([...before, ...after].map(({ _key }) => _key))
  const pointIn = (points: Points, key: string) => points.find(({ _key }) => _key === key)
  const changed = [...keys].filter((key) => !isSame(pointIn(before, key), pointIn(after, key)))
  if (changed.some((key) => !isSame(pointIn(after, key), pointIn(current, key)))) return null
  // The order of insertions is that of the list, so that each finds the one before it.
  return changed.flatMap((_key) => {
    const [old, present] = [pointIn(before, _key), pointIn(current, _key)]
    if (!old) return [unset([{ _key }])]
    if (present) return patchesBetween(present, old, [{ _key }])
    const place = before.indexOf(old)
    const previous = before
      .slice(0, place)
      .findLast((point) => changed.includes(point._key) || pointIn(current, point._key))
    const next = current[0]
    if (previous) return [insert([old], 'after', [{ _key: previous._key }])]
    return next
      ? [insert([old], 'before', [{ _key: next._key }])]
      : [setIfMissing([]), insert([old], 'after', [-1])]
  })
}

const isSame = (a: StoredPoint | undefined, b: StoredPoint | undefined) =>
  JSON.stringify(a) === JSON.stringify(b)
