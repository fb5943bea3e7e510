import type { LucideIcon } from 'lucide-react'
import { defineType } from 'sanity'
import type { z } from 'zod'
import { drawable, sectionTexts } from '../../web/sections/sectionFields.ts'
import type { section } from '../../web/sections/shapes.ts'
import type { EditLocation } from '../forms/inputs/EditedElsewhere.tsx'
import { sectionInput } from '../forms/inputs/SectionInput.tsx'
import { translate } from '../i18n/t.ts'
import { withRules } from './fields.ts'
import { formFields, type StudioFields } from './formFields.ts'
import { action } from './objects/action.ts'
import { lengths } from './rules/length.ts'
import { listHasEntries } from './rules/lists.ts'

type AnySection = (typeof section.options)[number]

/** What only the Studio has of a section type. */
export type SectionPart<Shape> = {
  icon: LucideIcon
  /** The URL of its drawing in the menu of new sections. */
  outline: string
  /** The place where editors change the content that it shows besides its fields. */
  editedUnder?: EditLocation
  fields?: StudioFields<Shape>
}

/** The Studio's part of the fields of most sections. */
const commonParts: StudioFields<z.ZodObject<typeof drawable>> = {
  heading: { recommendedLength: lengths.heading },
  notePage: {
    hidden: ({ parent }: { parent?: { note?: unknown; notePage?: unknown } }) =>
      !parent?.note && !parent?.notePage,
  },
  sources: {
    type: 'array',
    of: [{ type: 'reference', to: [{ type: 'source' }] }],
    validation: (rule) => rule.unique(),
  },
  noteDate: {
    // The sources have dates of their own.
    hidden: ({ parent }: { parent?: { sources?: unknown[] } }) => Boolean(parent?.sources?.length),
  },
  actions: { type: 'array', of: [action] },
  anchor: { fieldset: 'advanced' },
  searchWords: { fieldset: 'advanced' },
}

/** The fields above those of the section's own. All others that most sections have are below. */
const opening = ['heading', 'intro']

/** The fields that a section without a heading stores nothing in, but which its preview selects. */
const hiddenFields = formFields(
  { heading: drawable.heading, anchor: drawable.anchor },
  commonParts,
).map((field) => ({ ...field, hidden: true, validation: undefined }))

/** Defines the form of a section type: the fields of its shape, those of most sections around its own. */
export function sectionForm<Shape extends AnySection>(
  shape: Shape,
  { icon, outline, editedUnder, fields = {} }: SectionPart<Shape>,
) {
  const texts = sectionTexts.get(shape)
  const name: Shape['shape']['_type']['value'] = shape.shape._type.value
  if (!texts) throw new Error(`The section type “${name}” has no title: see its shape.ts.`)
  const { title, description, findBy } = texts
  const all = formFields(shape.shape, { ...commonParts, ...fields })
  const common = all.filter((field) => field.name in drawable)
  const type = defineType({
    name: name as string,
    title,
    description,
    type: 'object',
    icon,
    components: { input: sectionInput(editedUnder) },
    validation: (rule) => rule.custom(listHasEntries),
    fieldsets: [{ name: 'advanced', title: 'Advanced', options: { collapsed: true } }],
    fields: [
      ...('heading' in shape.shape ? [] : hiddenFields),
      ...withRules(shape.shape, [
        ...common.filter((field) => opening.includes(field.name)),
        ...all.filter((field) => !common.includes(field)),
        ...common.filter((field) => !opening.includes(field.name)),
      ]),
    ],
    preview: {
      select: { heading: 'heading.en', anchor: 'anchor' },
      prepare: ({ heading, anchor }: { heading?: string; anchor?: string }) => ({
        title: heading ?? translate(title),
        subtitle: anchor ? `${translate(title)} #${anchor}` : translate(title),
        media: icon,
      }),
    },
  })
  return { type: { ...type, name }, outline, findBy, editedUnder }
}
