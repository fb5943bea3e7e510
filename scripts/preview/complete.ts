import { z } from 'zod'

type Path = readonly PropertyKey[]
type Shape = z.core.$ZodType

/** A value with placeholders in the places of what its shape refuses. */
type Completed<T> = { value: T; places: Path[] }

/** How often faults are replaced: a placeholder can show faults that were hidden before. */
const rounds = 30

/**
 * Replaces what a shape refuses by placeholders, so that an editor sees a page that is not complete
 * yet. For the preview alone: nothing that is built passes here.
 * @param wordsFor the words of a text at a path
 * @returns null where no placeholder makes the value valid
 */
export function complete<T>(
  shape: z.ZodType<T>,
  value: unknown,
  wordsFor: (path: Path) => string,
): Completed<T> | null {
  let current = value
  const places = new Map<string, Path>()
  const tries = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1) {
    const result = shape.safeParse(current)
    if (result.success) return { value: result.data, places: [...places.values()] }
    for (const issue of result.error.issues) {
      const key = JSON.stringify(issue.path)
      const failed = tries.get(key) ?? 0
      tries.set(key, failed + 1)
      // Where a placeholder is refused too, what holds it is replaced.
      const asked = issue.path.slice(0, Math.max(0, issue.path.length - failed))
      const { path, found } = shapeAt(shape, asked, current)
      // A whole document of placeholders would be none of the editor's.
      if (path.length === 0) return null
      current = replaced(current, path, placeholder(found, path, wordsFor))
      places.set(JSON.stringify(path), path)
    }
  }
  return null
}

/** Returns the shape at a path, or of the last step that the value tells the shape of. */
function shapeAt(shape: Shape, path: Path, value: unknown): { path: Path; found: Shape } {
  let found = shape
  let inner = value
  for (const [index, step] of path.entries()) {
    const next = inside(found, step, inner)
    if (next === undefined) return { path: path.slice(0, index), found }
    found = next
    inner = inner instanceof Object ? Reflect.get(inner, step) : undefined
  }
  return { path, found }
}

function inside(shape: Shape, step: PropertyKey, value: unknown): Shape | undefined {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault)
    return inside(shape.unwrap(), step, value)
  if (shape instanceof z.ZodPipe) return inside(shape.in, step, value)
  if (shape instanceof z.ZodArray) return shape.element
  if (shape instanceof z.ZodObject) return shape.shape[String(step)]
  if (shape instanceof z.ZodDiscriminatedUnion) {
    const option = shape.options.find((candidate) => isOfKind(candidate, shape, value))
    return option && inside(option, step, value)
  }
  return undefined
}

function isOfKind(option: Shape, union: z.ZodDiscriminatedUnion, value: unknown): boolean {
  const { discriminator } = union.def
  if (!(option instanceof z.ZodObject) || !(value instanceof Object)) return false
  const kind: unknown = option.shape[discriminator]
  return kind instanceof z.ZodType && kind.safeParse(Reflect.get(value, discriminator)).success
}

/** Texts of the forms that shapes ask for, after words. */
const forms = [
  'placeholder',
  'https://example.org/',
  'info@example.org',
  '+233 00 000 0000',
  'GH',
  '2026-01-01',
  'png',
  'pdf',
]

/** Returns the smallest value that a shape takes; undefined where it takes none. */
function placeholder(shape: Shape, path: Path, wordsFor: (path: Path) => string): unknown {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault) return undefined
  if (shape instanceof z.ZodLiteral) return shape.value
  if (shape instanceof z.ZodEnum) return shape.options[0]
  if (shape instanceof z.ZodPipe) return placeholder(shape.in, path, wordsFor)
  if (shape instanceof z.ZodDiscriminatedUnion) {
    const [first] = shape.options
    return first && placeholder(first, path, wordsFor)
  }
  if (shape instanceof z.ZodArray)
    return shape.safeParse([]).success ? [] : [placeholder(shape.element, [...path, 0], wordsFor)]
  if (shape instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<Shape>(shape.shape).map(([name, field]) => [
        name,
        name === '_key' || name === '_id'
          ? placeholderId
          : placeholder(field, [...path, name], wordsFor),
      ]),
    )
  if (!(shape instanceof z.ZodType)) return undefined
  return [wordsFor(path), ...forms, 1, 2000, true].find((value) => shape.safeParse(value).success)
}

/** The id and the key of documents and entries that are placeholders. */
export const placeholderId = 'placeholder'

/** Returns a value with another one at a path; undefined takes it away. */
function replaced(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next
  const inner = value instanceof Object ? Reflect.get(value, step) : undefined
  const put = replaced(inner, rest, next)
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? put : item))
  return { ...(value instanceof Object ? value : {}), [step]: put }
}
