import type { ComponentType } from 'react'
import {
  type CustomValidator,
  defineArrayMember,
  type FieldDefinition,
  type FieldProps,
  type ObjectInputProps,
  type PreviewConfig,
  type Rule,
  type SchemaValidationValue,
  type ValidationContext,
} from 'sanity'
import { z } from 'zod'
import { pageTypes } from '../../shared/content/addresses/paths.ts'
import { isObject } from '../../shared/content/fieldPaths.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { writtenLanguageOf } from '../documents/translations/writtenLanguage.ts'
import { PointsInput } from '../forms/points/PointsInput.tsx'
import { PointInput, PointText } from '../forms/points/PointText.tsx'
import { studioLanguage } from '../i18n/language.ts'
import { t } from '../i18n/t.ts'
import { requiredMark, withoutRequiredMark } from '../i18n/translateSchema.ts'
import { atMost } from './rules/length.ts'
import { matchesPoints, matchesShape } from './rules/shape.ts'

/** A field of a form: optional unless `required` or the site's shape says otherwise. */
export type Field<Name extends string = string> = FieldDefinition & { name: Name }

/** Rules in addition to the rules of the shape. */
type FieldOptions = { validation?: SchemaValidationValue }

type TextOptions = FieldOptions & {
  /** The maximum length in any language, in characters. */
  maxLength?: number
  /** The maximum length above which editors are warned. */
  recommendedLength?: number
}

const field =
  <Type extends string>(type: Type) =>
  <Name extends string>(
    name: Name,
    title: string,
    description: string,
    more: FieldOptions = {},
  ) => ({ name, title, description, type, ...more })

const localized =
  (type: string) =>
  <Name extends string>(
    name: Name,
    title: string,
    description: string,
    { maxLength, recommendedLength, validation }: TextOptions = {},
  ) => {
    const limit = maxLength ?? recommendedLength
    return {
      name,
      title,
      description,
      type,
      options: {
        // The options of a field replace the options of its type, so this is repeated.
        collapsible: false,
        ...(limit && { maxCharacters: limit }),
      },
      validation: [
        validation,
        maxLength && ((rule: Rule) => rule.custom(atMost(maxLength))),
        recommendedLength && ((rule: Rule) => rule.custom(atMost(recommendedLength)).warning()),
      ].filter((rules) => rules !== undefined && rules !== 0),
    }
  }

export const text = localized('localeString')

export const paragraph = localized('localeText')

/** Localized rich text: paragraphs with bold text, lists and links. */
export const richText = localized('localeRichText')

/** The same field types, for documents that exist only in some languages. */
export const partly = {
  text: localized('partlyLocalizedString'),
  paragraph: localized('partlyLocalizedText'),
  richText: localized('partlyLocalizedRichText'),
}

/** One line that is the same in every language, such as a name. */
export const line = field('string')

export const url = field('url')

const plainDate = field('date')

/** A day, which is typed as people write it in the Studio's language; in English as YYYY-MM-DD. */
export const date: typeof plainDate = (name, title, description, more) => ({
  ...plainDate(name, title, description, more),
  ...(studioLanguage !== defaultLanguage && { options: { dateFormat: 'DD/MM/YYYY' } }),
})

export const number = field('number')
export const boolean = field('boolean')

export function optionsOf(titles: Record<string, string>) {
  return Object.entries(titles).map(([value, title]) => ({ value, title }))
}

/** One of a few values, each with a title for editors. */
export function oneOf<Name extends string>(
  name: Name,
  title: string,
  description: string,
  titles: Record<string, string>,
  { layout, validation }: FieldOptions & { layout?: 'radio' } = {},
) {
  const options = { list: optionsOf(titles), ...(layout && { layout }) }
  return { name, title, description, type: 'string' as const, options, validation }
}

/** A reference to a page, so that links within the site survive a change of slug. */
export function page<Name extends string>(
  name: Name,
  title: string,
  description: string,
  types: readonly string[] = pageTypes,
) {
  const to = types.map((type) => ({ type }))
  return { name, title, description, type: 'reference' as const, to, options: { disableNew: true } }
}

/** An ordered list of distinct pages. */
export function pages<Name extends string>(
  name: Name,
  title: string,
  description: string,
  types: readonly string[] = pageTypes,
  maxCount = Infinity,
) {
  const { type, to, options } = page(name, title, description, types)
  const of = [{ type, to, options }]
  const validation = (rule: Rule) => rule.unique().max(maxCount)
  return { name, title, description, type: 'array' as const, of, validation }
}

/** A list of objects without `_type`. Their preview is their first two texts, unless `preview` is given. */
export function list<Name extends string>(
  name: Name,
  title: string,
  fields: readonly Field[],
  {
    description = 'At least one. Drag them to change their order.',
    preview = previewOf(fields),
    validation,
    components,
  }: FieldOptions & {
    description?: string
    preview?: PreviewConfig
    /** The form components of an entry. */
    components?: { input: ComponentType<ObjectInputProps> }
  } = {},
) {
  const entry = { title: 'Entry', fields: [...fields], preview, ...(components && { components }) }
  const of = [defineArrayMember({ type: 'object', ...entry })]
  return { name, title, description, type: 'array' as const, of, validation }
}

type PointsOptions = FieldOptions & {
  /** The number of points above which editors are advised. */
  recommendedCount?: number
  /** Whether each point has a short name too. */
  withShort?: boolean
}

/** A list of short texts, each with its translations (shared/content/shapes/points.ts). */
export function points<Name extends string>(
  name: Name,
  title: string,
  description: string,
  { recommendedCount, withShort, validation }: PointsOptions = {},
) {
  const inRow = (field: Field) => ({
    ...field,
    description: undefined,
    components: { field: ({ children }: FieldProps) => children, input: PointText },
  })
  const point = defineArrayMember({
    type: 'object',
    title: 'Point',
    fields: [
      inRow(text('text', 'Point', '')),
      ...(withShort ? [inRow(text('short', 'Short name', ''))] : []),
    ],
    preview: { select: { title: 'text.en' } },
    components: { input: PointInput },
  })
  return {
    ...{ name, title, description, type: 'array' as const, of: [point], validation },
    options: { recommendedCount } as object,
    components: { input: PointsInput },
  }
}

/** The path of a field's text for previews, by type. */
const textIn = new Map<string, (name: string) => string>([
  ['localeString', (name) => `${name}.en`],
  ['localeText', (name) => `${name}.en`],
  ['string', (name) => name],
  ['url', (name) => name],
])

function previewOf(fields: readonly Field[]): PreviewConfig {
  const [title, subtitle] = fields.flatMap(({ name, type }) => textIn.get(type)?.(name) ?? [])
  return { select: { ...(title && { title }), ...(subtitle && { subtitle }) } }
}

/** Several fields below one title, stored as an object. */
export function group<Name extends string>(
  name: Name,
  title: string,
  description: string,
  fields: FieldDefinition[],
) {
  return { name, title, description, type: 'object' as const, options: { columns: 1 }, fields }
}

export function inTab(name: string, fields: FieldDefinition[]): FieldDefinition[] {
  return fields.map((field) => ({ ...field, group: name }))
}

/** Optional fields, collapsed so that a new form shows the needed fields. */
export const moreFieldset = {
  name: 'more',
  title: 'More',
  options: { collapsible: true, collapsed: true },
}

export function inFieldset(name: string, fields: FieldDefinition[]): FieldDefinition[] {
  return fields.map((field) => ({ ...field, fieldset: name }))
}

/** Makes a field required and marks its title. A required list has at least one entry. */
export function required(field: FieldDefinition): FieldDefinition {
  const title = field.title && withoutRequiredMark(field.title) + requiredMark
  return withRule({ ...field, ...(title && { title }) }, (rule) => {
    if (/^(?:locale|partlyLocalized)[A-Z]/.test(field.type)) return rule.custom(isWritten)
    if (field.type === 'array') return rule.required().min(1)
    return ['image', 'file'].includes(field.type)
      ? rule.required().assetRequired()
      : rule.required()
  })
}

/** Reports a missing localized text at its required language, because the localized object has no input to open. */
const isWritten: CustomValidator<unknown> = (value, { hidden, document = {} }) =>
  hidden || value !== undefined
    ? true
    : { message: t('Required'), path: [writtenLanguageOf(document)] }

function withRule(field: FieldDefinition, rule: (rule: Rule) => Rule): FieldDefinition {
  return { ...field, validation: field.validation ? [rule, field.validation] : rule }
}

/**
 * Adds the rules of the site's shape to the fields of an object and of its list entries: which fields are required, and
 * which values are valid.
 * @throws Error if the shape has no such field
 */
export function withRules(
  shape: Record<string, z.core.$ZodType>,
  fields: readonly FieldDefinition[],
): FieldDefinition[] {
  return fields.map((field) => {
    const own = shape[field.name]
    if (!own) throw new Error(`The site's shape has no field “${field.name}”: see its shape.ts.`)
    const isOptional = own instanceof z.ZodOptional
    const ruled = withOwnRules(field, isOptional ? own.unwrap() : own)
    return isOptional ? ruled : required(ruled)
  })
}

/**
 * Adds the rules of each kind's shape to the fields of an object with kinds, such as a button. Fields of other kinds
 * are hidden and not validated, because an object keeps its values when its kind changes. A field's title is marked as
 * required if every kind with the field requires it.
 */
export function withKinds(
  { options, def: { discriminator } }: z.ZodDiscriminatedUnion<readonly z.ZodObject[]>,
  fields: readonly FieldDefinition[],
): FieldDefinition[] {
  return fields.map((field) => {
    const shapes = options.map(({ shape }) => shape).filter((shape) => field.name in shape)
    const shapeIn = (parent: unknown) => {
      const kind = isObject(parent) ? parent[discriminator] : undefined
      return shapes.find((shape) => z.safeParse(shape[discriminator], kind).success)
    }
    const ruled = shapes.flatMap((shape) => withRules(shape, [field]))
    return {
      ...(ruled.find(({ title }) => title === field.title) ?? ruled[0] ?? field),
      hidden: ({ parent }: { parent?: unknown }) => !shapeIn(parent),
      validation: (rule: Rule, context?: ValidationContext) => {
        const shape = shapeIn(context?.parent)
        return shape ? withRules(shape, [field]).map(({ validation }) => validation) : rule.skip()
      },
    }
  })
}

/** Types whose stored form is that of the shape. */
const plain = ['string', 'url', 'date', 'number']

function withOwnRules(field: FieldDefinition, shape: z.core.$ZodType): FieldDefinition {
  if (plain.includes(field.type) && !(shape instanceof z.ZodEnum))
    return withRule(field, (rule) => rule.custom(matchesShape(shape)))
  if (!('of' in field) || !field.of) return field
  if (shape instanceof z.ZodPipe)
    return withRule(field, (rule) => rule.custom(matchesPoints(shape)))
  if (!(shape instanceof z.ZodArray)) return field
  const { element } = shape
  if (!(element instanceof z.ZodObject)) return field
  const of = field.of.map((entry) =>
    'fields' in entry && entry.type === 'object' && entry.fields
      ? { ...entry, fields: withRules(element.shape, entry.fields) }
      : entry,
  )
  return { ...field, of }
}
