import { type FormPatch, insert, type Path, set, setIfMissing, unset } from 'sanity'
import { defaultLanguage, type Language, languageCodes } from '../../../shared/languages.ts'
import { textPatches } from '../../documents/translations/sourceHashes.ts'

/** The texts of a point: the point itself, and in some lists its short name. */
export const pointFields = ['text', 'short'] as const

type PointField = (typeof pointFields)[number]

/** A stored point, which may be empty or incomplete. */
export type StoredPoint = { readonly _key: string } & {
  readonly [field in PointField]?: Readonly<Record<string, unknown>>
}

/** The field of one language of a point. */
export type PointPlace = { key: string; field: PointField; code: Language }

/** A place with the position of the caret in it, in UTF-16 code units. */
export type PointCaret = PointPlace & { at: number }

/** Patches of the list, and where the caret goes. */
export type PointChange = { patches: FormPatch[]; caret: PointCaret }

/** The parts of a text before and after the caret or the selection. */
type Cut = { before: string; after: string }

const localeString = { _type: 'localeString' }

const newPoint = (english = ''): StoredPoint => ({
  _key: crypto.randomUUID().slice(0, 8),
  ...(english !== '' && { text: { ...localeString, [defaultLanguage]: english } }),
})

const english = (key: string, at: number): PointCaret => ({
  ...{ key, field: 'text', code: defaultLanguage, at },
})

export function textOf(point: StoredPoint | undefined, field: PointField, code: Language): string {
  const text = point?.[field]?.[code]
  return typeof text === 'string' ? text : ''
}

/** Returns the patches that store texts of a point by language, as its fields would. */
function write(
  { _key, ...point }: StoredPoint,
  field: PointField,
  texts: { [code in Language]?: string },
): FormPatch[] {
  const path: Path = [{ _key }, field]
  const edit = Object.entries(texts).map(([code, text]) =>
    text === '' ? unset([code]) : set(text, [code]),
  )
  const stored = point[field]
  return [setIfMissing(localeString, path), ...textPatches(edit, stored ?? {}, path)]
}

/** Adds an empty point after another one, or at the end. */
export function add(after?: string): PointChange {
  const point = newPoint()
  const place = after === undefined ? -1 : { _key: after }
  return {
    patches: [setIfMissing([]), insert([point], 'after', [place])],
    caret: english(point._key, 0),
  }
}

/**
 * Divides a point. At its end a point is added below it, at its start above it, so that a point and its translations
 * stay together.
 */
export function split(point: StoredPoint, { before, after }: Cut): PointChange {
  const { _key } = point
  if (after.trim() === '') return add(_key)
  if (before.trim() === '')
    return { patches: [insert([newPoint()], 'before', [{ _key }])], caret: english(_key, 0) }
  const next = newPoint(after.trimStart())
  const shortened = write(point, 'text', { [defaultLanguage]: before.trimEnd() })
  return {
    patches: [...shortened, insert([next], 'after', [{ _key }])],
    caret: english(next._key, 0),
  }
}

/** Joins a point to the one before it, in all languages. */
export function join(previous: StoredPoint, point: StoredPoint): PointChange {
  const joined = pointFields.flatMap((field) => {
    const texts = languageCodes.flatMap((code) => {
      const [first, second] = [textOf(previous, field, code), textOf(point, field, code)]
      if (second === '') return []
      const isAtCaret = field === 'text' && code === defaultLanguage
      return [[code, isAtCaret ? first + second : `${first} ${second}`.trim()] as const]
    })
    return texts.length > 0 ? write(previous, field, Object.fromEntries(texts)) : []
  })
  const at = textOf(previous, 'text', defaultLanguage).length
  return { patches: [...joined, ...remove(point._key)], caret: english(previous._key, at) }
}

/** Removes a point. The list stays, because a colleague may be adding another point to it. */
export function remove(_key: string): FormPatch[] {
  return [unset([{ _key }])]
}

/** Moves a point before or after another one. */
export function move(
  point: StoredPoint,
  position: 'before' | 'after',
  target: string,
): FormPatch[] {
  return [unset([{ _key: point._key }]), insert([point], position, [{ _key: target }])]
}

/** Inserts pasted lines at the caret in the English of a point: the first into the point, each other one below it. */
export function paste(point: StoredPoint, lines: readonly string[], cut: Cut): PointChange {
  const [first = '', ...others] = lines
  const last = others.at(-1) ?? ''
  const added = others.map((line, index) =>
    newPoint(index === others.length - 1 ? line + cut.after : line),
  )
  return {
    patches: [
      ...write(point, 'text', { [defaultLanguage]: cut.before + first }),
      insert(added, 'after', [{ _key: point._key }]),
    ],
    caret: english(added.at(-1)?._key ?? point._key, last.length),
  }
}

/**
 * Inserts pasted lines at the caret in a translation or a short name: each into the same field of the next point. Lines
 * beyond the last point become points of their own, so that none is lost.
 */
export function pasteBelow(
  points: readonly StoredPoint[],
  { key, field, code }: PointPlace,
  lines: readonly string[],
  { before, after }: Cut,
): PointChange {
  const start = points.findIndex(({ _key }) => _key === key)
  const written = lines.map((line, index) => {
    const text = (index === 0 ? before : '') + line + (index === lines.length - 1 ? after : '')
    const point = points[start + index]
    return { point, added: newPoint(), text }
  })
  const patches = written.flatMap(({ point, added, text }) =>
    point
      ? write(point, field, { [code]: text })
      : [insert([{ ...added, [field]: { ...localeString, [code]: text } }], 'after', [-1])],
  )
  const last = written.at(-1)
  const at = (last?.text.length ?? 0) - after.length
  return { patches, caret: { key: (last?.point ?? last?.added)?._key ?? key, field, code, at } }
}
