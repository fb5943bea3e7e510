import { z } from 'zod'
import { type Language, languages } from '../languages.ts'
import type { PageType } from './addresses/paths.ts'
import * as fragments from './lists/fragments.ts'
import * as images from './shapes/image.ts'
import { pagePath, webAddress } from './shapes/link.ts'
import { localeString } from './shapes/localized.ts'
import { nonBlankText } from './shapes/plainText.ts'
import { namedPoint, point, points as pointsOf } from './shapes/points.ts'
import { localeRichText } from './shapes/richText.ts'

/**
 * Functions that declare a field of the content: its shape, with which the gate parses, and what other programs need to
 * know of it. The Studio makes its form of title and description; queries read references, pictures and files with the
 * GROQ.
 */

type Labels = { title: string; description: string }

/** The kinds without options. */
type PlainKind =
  | 'text'
  | 'paragraph'
  | 'richText'
  | 'line'
  | 'url'
  | 'date'
  | 'number'
  | 'boolean'
  | 'image'
  | 'describedImage'
  | 'namedImage'
  | 'points'
  | 'namedPoints'

/** A field of a form. Its kind is that of a function in `studio/schema/fields.ts`, or of a picture. */
export type FormField = Labels &
  (
    | { kind: PlainKind }
    | { kind: 'oneOf'; titles: Record<string, string>; layout?: 'radio' | undefined }
    | { kind: 'page'; types?: readonly PageType[] | undefined }
    | { kind: 'pages' }
    | { kind: 'list'; fields: z.ZodRawShape }
    /** A field whose type the Studio defines by its path (`studio/schema/sections/`). */
    | { kind: 'own' }
  )

type Declaration = {
  /** The shape without the declaration. */
  shape: z.ZodType
  /** The field of the form; undefined if the content comes from other documents. */
  form?: FormField
  /** Returns the GROQ that reads the field; undefined if the query returns the stored value unchanged. */
  groq?: ((name: string) => string) | undefined
}

const declarations = new WeakMap<z.core.$ZodType, Declaration>()

/** Returns the declaration of a field, also of an optional field. */
export function declarationOf(field: z.core.$ZodType): Declaration | undefined {
  const declared = declarations.get(field)
  return declared ?? (field instanceof z.ZodOptional ? declarationOf(field.unwrap()) : undefined)
}

/** Returns the shape that a field was copied from. */
export function shapeOf(field: z.core.$ZodType): z.core.$ZodType {
  return declarations.get(field)?.shape ?? field
}

/** Returns the projection of the fields that declare GROQ; an empty text if none does. */
export function projectionOf(fields: z.core.$ZodShape): string {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      const groq = declarationOf(field)?.groq?.(name)
      return groq ? [`"${name}": ${groq}`] : []
    })
    .join(', ')
}

/** Returns the projection of all fields of a document, or of an object in it. */
export function wholeProjectionOf(fields: z.core.$ZodShape): string {
  return Object.entries(fields)
    .map(([name, field]) => {
      const groq = declarationOf(field)?.groq?.(name)
      return groq ? `"${name}": ${groq}` : name
    })
    .join(', ')
}

/** Declares a copy, because one shape serves several fields. */
function declare<Shape extends z.ZodType>(
  shape: Shape,
  declaration: Omit<Declaration, 'shape'>,
): Shape {
  const copy = shape.clone()
  declarations.set(copy, { ...declaration, shape })
  return copy
}

/** Returns a function that declares fields of a kind. They have the usual shape unless the caller gives another. */
function field<Usual extends z.ZodType>(
  kind: PlainKind,
  usual: Usual,
  groq?: (name: string) => string,
) {
  function declareField(title: string, description: string): Usual
  function declareField<Shape extends z.ZodType>(
    title: string,
    description: string,
    shape: Shape,
  ): Shape
  function declareField(title: string, description: string, shape: z.ZodType = usual) {
    return declare(shape, { form: { kind, title, description }, groq })
  }
  return declareField
}

/** One line in each language. */
export const text = field('text', localeString)

/** Lines without format in each language. */
export const paragraph = field('paragraph', localeString)

export const richText = field('richText', localeRichText, (name) => `${name}${fragments.richText}`)

/** One line that is the same in every language, such as a name. */
export const line = field('line', nonBlankText)

export const url = field('url', webAddress)
export const date = field('date', z.iso.date('must be a date such as 2026-12-01'))
export const number = field('number', z.number('must be a number'))
export const boolean = field('boolean', z.boolean('must be yes or no'))

/** A picture with its alternative text and a caption. */
export const image = field('image', images.image, fragments.imageIn)

/** A picture with its alternative text only. */
export const describedImage = field('describedImage', images.describedImage, fragments.imageIn)

/** A picture that the `name` beside it describes, such as a logo. */
export const namedImage = field('namedImage', images.image, fragments.namedImage)

/** A list of short texts. */
export const points = field('points', pointsOf(point))

/** A list of short texts, each with a short name. */
export const namedPoints = field('namedPoints', pointsOf(namedPoint))

/** One of a few values, each with a title for editors. */
export function oneOf<const Titles extends Record<string, string>>(
  title: string,
  description: string,
  titles: Titles,
  { error = 'is missing or unknown', layout }: { error?: string; layout?: 'radio' } = {},
) {
  const values = Object.keys(titles) as (keyof Titles & string)[]
  const form = { kind: 'oneOf', title, description, titles, layout } as const
  return declare(z.enum(values, error), { form })
}

const languageNames = Object.fromEntries(languages.map(({ code, name }) => [code, name])) as {
  [code in Language]: string
}

/** One of the site's languages. */
export const language = (title: string, description: string) =>
  oneOf(title, description, languageNames, { error: 'is not a language of the site' })

type PageOptions = {
  /** The types of pages among which editors choose. */
  types?: readonly PageType[]
}

/** A reference to a page. `read` is the projection of the page; by default its path. */
export function page(title: string, description: string, options?: PageOptions): typeof pagePath
export function page<Shape extends z.ZodType>(
  title: string,
  description: string,
  options: PageOptions & { read: string; shape: Shape },
): Shape
export function page(
  title: string,
  description: string,
  {
    types,
    read = fragments.pageReference,
    shape = pagePath,
  }: PageOptions & {
    read?: string
    shape?: z.ZodType
  } = {},
) {
  return declare(shape, {
    form: { kind: 'page', title, description, types },
    groq: (name) => `${name}->${read}`,
  })
}

/** References to pages. `read` is the projection of each page. */
export function pages<Page extends z.ZodType>(
  title: string,
  description: string,
  { read, shape }: { read: string; shape: Page },
) {
  return declare(z.array(shape), {
    form: { kind: 'pages', title, description },
    groq: (name) => `${name}[]->${read}`,
  })
}

export const keyed = { _key: z.string() }

type ListOptions = { description?: string; mayBeEmpty?: boolean }

/** A list of objects, at least one unless it may be empty. */
export function list<Fields extends z.ZodRawShape>(
  title: string,
  fields: Fields,
  options?: ListOptions,
) {
  return listOf(title, z.object({ ...keyed, ...fields }), options)
}

/** A list of objects of a shape, at least one unless it may be empty. */
export function listOf<Entry extends z.ZodObject>(
  title: string,
  entry: Entry,
  {
    description = 'At least one. Drag them to change their order.',
    mayBeEmpty = false,
  }: ListOptions = {},
) {
  const entries = z.array(entry, 'is missing')
  const projection = projectionOf(entry.shape)
  return declare(mayBeEmpty ? entries : entries.min(1, 'has no entries'), {
    form: { kind: 'list', title, description, fields: entry.shape },
    groq: (name) => projection && `${name}[]{..., ${projection}}`,
  })
}

/** A field whose type the Studio defines by its path. */
export function studioField<Shape extends z.ZodType>(
  title: string,
  description: string,
  shape: Shape,
  groq?: (name: string) => string,
): Shape {
  return declare(shape, { form: { kind: 'own', title, description }, groq })
}

/** A field whose value the query reads with this GROQ. It is in a form only if `field` is declared with one. */
export function queried<Shape extends z.ZodType>(
  field: Shape,
  groq: string | ((name: string) => string),
): Shape {
  return declare(field, {
    ...declarationOf(field),
    groq: typeof groq === 'string' ? () => groq : groq,
  })
}

/** A declared field with another shape. */
export function withShape<Shape extends z.ZodType>(field: z.ZodType, shape: Shape): Shape {
  return declare(shape, declarationOf(field) ?? {})
}
