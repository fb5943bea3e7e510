import { z } from 'zod'
import { iconNames } from '../../ui/iconNames.ts'
import { country, memberships } from './country.ts'
import { image } from './image.ts'
import { action, pagePath } from './link.ts'
import { localeList, localeString } from './localized.ts'
import { localeRichText } from './richText.ts'

/** Where a service page is listed. */
export const serviceGroups = ['core', 'trademark', 'regulatory', 'overview'] as const

export type ServiceGroup = (typeof serviceGroups)[number]

/** Which disease a medication category serves. */
export const medicationCategories = ['malaria', 'arv', 'both'] as const

const icon = z.enum(iconNames, 'is not an icon of the list')
const keyed = { _key: z.string() }

/** What every section has: its place in the page, the id people link to, a heading. */
const base = {
  ...keyed,
  anchor: z
    .string('is missing')
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  heading: localeString,
  intro: localeString.optional(),
  actions: z.array(action).optional(),
}

function items<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.array(z.object({ ...keyed, ...fields }), 'is missing').min(1, 'has no entries')
}

/** The name, summary and address by which a service page is listed elsewhere. */
export const serviceCard = z.object({
  _id: z.string(),
  path: pagePath,
  title: localeString,
  summary: localeString,
  features: localeList,
  icon,
})

export const section = z.discriminatedUnion(
  '_type',
  [
    z.object({
      ...base,
      _type: z.literal('prose'),
      body: localeRichText,
      image: image.optional(),
    }),
    z.object({
      ...base,
      _type: z.literal('stats'),
      items: items({ value: localeString, label: localeString }),
    }),
    z.object({
      ...base,
      _type: z.literal('cards'),
      items: items({
        title: localeString,
        tag: localeString.optional(),
        text: localeString.optional(),
        features: localeList.optional(),
        icon: icon.optional(),
        link: action.optional(),
      }),
    }),
    z.object({
      ...base,
      _type: z.literal('serviceList'),
      group: z.enum(serviceGroups),
      services: z.array(serviceCard).min(1, 'no published service page belongs to this group'),
    }),
    z.object({ ...base, _type: z.literal('checklist'), items: localeList }),
    z.object({
      ...base,
      _type: z.literal('steps'),
      items: items({ title: localeString, text: localeString, timeline: localeString.optional() }),
    }),
    z.object({
      ...base,
      _type: z.literal('milestones'),
      milestones: z
        .array(
          z.object({
            _id: z.string(),
            year: z.number('is missing').int(),
            title: localeString,
            text: localeString,
          }),
        )
        .min(1, 'there is no published milestone'),
    }),
    z.object({
      ...base,
      _type: z.literal('countries'),
      membership: z.enum(memberships),
      details: z.enum(['none', 'capital', 'capitalAndPopulation']),
      countries: z.array(country).min(1, 'no published country has this membership'),
    }),
    z.object({
      ...base,
      _type: z.literal('bodies'),
      items: items({
        name: localeString,
        fullName: localeString,
        text: localeString,
        services: localeList,
        countryCount: z.number('is missing').int().positive(),
        page: pagePath,
      }),
    }),
    z.object({
      ...base,
      _type: z.literal('medications'),
      items: items({
        title: localeString,
        text: localeString,
        medications: localeList,
        category: z.enum(medicationCategories),
      }),
    }),
    z.object({
      ...base,
      _type: z.literal('groupedLists'),
      items: items({
        title: localeString,
        text: localeString.optional(),
        lists: items({ heading: localeString.optional(), items: localeList }),
      }),
    }),
    z.object({
      ...base,
      _type: z.literal('faqs'),
      categories: z
        .array(
          z.object({
            _id: z.string(),
            slug: z.string('is missing'),
            title: localeString,
            faqs: items({ question: localeString, answer: localeRichText }),
          }),
        )
        .min(1, 'there is no published FAQ category'),
    }),
    z.object({ ...base, _type: z.literal('contactInfo') }),
    z.object({ ...base, _type: z.literal('contactForm') }),
    z.object({
      ...base,
      _type: z.literal('callToAction'),
      text: localeString,
      actions: z.array(action, 'is missing').min(1, 'has no button'),
    }),
  ],
  { error: (issue) => `is of an unknown section type «${sectionType(issue.input)}»` },
)

function sectionType(input: unknown): string {
  return input && typeof input === 'object' && '_type' in input ? String(input._type) : ''
}

/** Every section type, in the order a new one is offered to an editor. */
export const sectionTypes = section.options.map((option) => option.shape._type.value)
