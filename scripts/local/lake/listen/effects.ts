import type { LakeDocument } from '../document.ts'

/** A change as Mendoza patches, which the Studio applies forwards and backwards in its history. */
export type Effects = { apply: unknown[]; revert: unknown[] }

/** Mendoza's opcode for a whole new value: https://github.com/sanity-io/mendoza */
const replacement = 0

/** A change as the whole document after and before it; null stands for no document. */
export function wholeEffects(before: LakeDocument | null, after: LakeDocument | null): Effects {
  return { apply: [replacement, after], revert: [replacement, before] }
}
