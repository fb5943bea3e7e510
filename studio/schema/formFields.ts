import type { ComponentType } from 'react'
import type {
  FieldDefinition,
  ObjectInputProps,
  PreviewConfig,
  SchemaValidationValue,
} from 'sanity'
import type { z } from 'zod'
import { declarationOf, type FormField } from '../../shared/content/fields.ts'
import * as fields from './fields.ts'
import { image, logo, sharedImage } from './objects/image.ts'

/** The paths of a shape's fields, such as `items`, and `items.title` for a field of the list's entries. */
export type FieldPath<Shape> =
  Shape extends z.ZodOptional<infer Inner>
    ? FieldPath<Inner>
    : Shape extends z.ZodArray<infer Element>
      ? FieldPath<Element>
      : Shape extends z.ZodObject<infer Fields>
        ? {
            [Name in keyof Fields & string]: Name | `${Name}.${FieldPath<Fields[Name]>}`
          }[keyof Fields & string]
        : never

/**
 * What only the Studio has of a field, such as an input of its own, or the type where the shape does not say the kind.
 * Of a list, preview and input are those of an entry.
 */
export type StudioField = {
  type?: string
  of?: readonly object[]
  to?: readonly { type: string }[]
  fields?: readonly FieldDefinition[]
  options?: object
  hidden?: FieldDefinition['hidden']
  initialValue?: unknown
  validation?: SchemaValidationValue
  fieldset?: string
  preview?: PreviewConfig
  components?: { input: ComponentType<never> }
  recommendedLength?: number
}

/** The Studio's part of fields, by their paths. A path that the shape lacks does not compile. */
export type StudioFields<Shape> = { [Path in FieldPath<Shape>]?: StudioField }

type Parts = Readonly<Record<string, StudioField | undefined>>

const builders = {
  ...fields,
  image,
  describedImage: sharedImage,
  namedImage: logo,
  namedPoints: (name: string, title: string, description: string, more: object) =>
    fields.points(name, title, description, { ...more, withShort: true }),
}

/**
 * Returns the fields of a form: those fields of a shape that have a title, in its order.
 * @throws Error if a field is not declared, or if neither the shape nor the Studio has its type
 */
export function formFields(shape: z.core.$ZodShape, parts: Parts, parent = ''): FieldDefinition[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const path = parent + name
    const declaration = declarationOf(field)
    if (!declaration && !name.startsWith('_'))
      throw new Error(
        `The shape does not declare the field “${path}”: see shared/content/fields.ts.`,
      )
    const form = declaration?.form
    return form ? [formField(name, form, parts, path) as FieldDefinition] : []
  })
}

function formField(name: string, form: FormField, parts: Parts, path: string) {
  const { title, description } = form
  const { recommendedLength, ...part } = parts[path] ?? {}
  const { preview, components, validation, ...rest } = part
  switch (form.kind) {
    case 'own':
      if (!part.type)
        throw new Error(`The Studio has no type for the field “${path}”: see schema/sections.ts.`)
      return { ...part, name, title, description }
    case 'oneOf':
      return { ...fields.oneOf(name, title, description, form.titles, form), ...part }
    case 'page':
      return { ...fields.page(name, title, description, form.types), ...part }
    case 'pages':
      return { ...fields.pages(name, title, description), ...part }
    case 'list': {
      const entry = formFields(form.fields, parts, `${path}.`)
      // An entry is an object.
      const input = components as { input: ComponentType<ObjectInputProps> } | undefined
      const options = { description, preview, components: input, validation }
      return { ...fields.list(name, title, entry, options), ...rest }
    }
    default: {
      const options = { recommendedLength, validation }
      const built = builders[form.kind](name, title, description, options)
      return { ...built, ...(components && { components }), ...rest }
    }
  }
}
