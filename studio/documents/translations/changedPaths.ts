import { hashKey } from '@tanstack/react-query'
import type { ObjectSchemaType } from 'sanity'
import { languageCodes } from '../../../shared/languages.ts'
import { collectTexts } from './translatableTexts.ts'

/** Returns the paths that a draft changes, in the form's order: texts by language, and top-level fields. */
export function changedPaths(
  type: ObjectSchemaType,
  published: Readonly<Record<string, unknown>>,
  draft: Readonly<Record<string, unknown>>,
): string[] {
  const before = new Map(collectTexts(published, type).map(({ path, text }) => [path, text]))
  const texts = collectTexts(draft, type).flatMap(({ path, text }) =>
    languageCodes
      .filter((code) => areDifferent(before.get(path)?.[code], text[code]))
      .map((code) => `${path}.${code}`),
  )
  return type.fields.flatMap(({ name }) => {
    const inside = texts.filter((path) => /^[^.[]*/.exec(path)?.[0] === name)
    return inside.length === 0 && areDifferent(published[name], draft[name]) ? [name] : inside
  })
}

/** Returns whether two values differ. An emptied field equals an absent one; the order of keys is ignored. */
export function areDifferent(a: unknown, b: unknown): boolean {
  return hashKey([a]) !== hashKey([b])
}
