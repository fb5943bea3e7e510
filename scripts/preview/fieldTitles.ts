import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languages } from '../../shared/languages.ts'

/**
 * The titles of the Studio's fields, so that the preview names a field as its form does. They are
 * written to a file by `fieldTitles.test.ts`, because the schema needs the whole Studio to be read.
 */
export type Titles = {
  title: string
  /** The type whose fields it has, where that is one of the Studio's own. */
  type?: string | undefined
  fields?: { [name: string]: Titles } | undefined
}

const titles: z.ZodType<Titles> = z.lazy(() =>
  z.object({
    title: z.string(),
    type: z.string().optional(),
    fields: z.record(z.string(), titles).optional(),
  }),
)

/** The file with the titles of every type, by name; vitest writes it anew with `--update`. */
export const titlesFile = join(import.meta.dirname, 'fieldTitles.json')

const types = z.record(z.string(), titles).parse(JSON.parse(readFileSync(titlesFile, 'utf8')))

/** Returns the title of a type. */
export function typeTitle(type: string): string {
  return types[type]?.title ?? type
}

/**
 * Returns the titles of the fields on the way to a field, and its language.
 * @param path of zod, or of Sanity parsed by `stepsOf`
 * @param value the document, which tells the types of array entries
 */
export function titlesOf(
  type: string,
  path: readonly PropertyKey[],
  value: unknown,
): { fields: string[]; language: string | undefined } {
  const fields: string[] = []
  let known = types[type]
  let inner = value
  for (const step of path) {
    inner = entryAt(inner, step)
    const language = languages.find(({ code }) => code === step)
    if (language) return { fields, language: language.name }
    const entryType =
      inner instanceof Object ? types[String(Reflect.get(inner, '_type'))] : undefined
    if (typeof step !== 'string' || step.startsWith('_key==')) {
      // An entry of a list: named if there are several types of entry.
      if (entryType) fields.push(entryType.title)
      known = entryType ?? known
    } else {
      known = (known?.fields ?? types[known?.type ?? '']?.fields)?.[step]
      if (known) fields.push(known.title)
    }
  }
  return { fields, language: undefined }
}

/** Returns the steps of a path in Sanity's notation; an entry's step is `_key=="…"` or its index. */
export function stepsOf(path: string): PropertyKey[] {
  return [...path.matchAll(/\[(\d+)\]|\[(_key==[^\]]*)\]|[^.[\]]+/g)].map(([step, index, key]) =>
    index === undefined ? (key ?? step) : Number(index),
  )
}

function entryAt(value: unknown, step: PropertyKey): unknown {
  const key = /^_key=="(.*)"$/.exec(String(step))?.[1]
  if (key !== undefined && Array.isArray(value))
    return value.find((entry) => entry instanceof Object && Reflect.get(entry, '_key') === key)
  return value instanceof Object ? Reflect.get(value, step) : undefined
}
