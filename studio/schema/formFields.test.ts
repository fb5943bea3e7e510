import { expect, test } from 'vitest'
import { z } from 'zod'
import { list, queried, studioField, text } from '../../shared/content/fields.ts'
import type { quotes } from '../../web/sections/quotes/shape.ts'
import { formFields, type StudioFields } from './formFields.ts'

const shape = {
  items: list('Items', {
    title: text('Title', 'A few words.'),
    day: studioField('Day', 'In May.', z.string()),
  }),
  found: queried(z.string().optional(), 'now()'),
}

test('a form has the declared fields in their order, with the Studio’s part of each', () => {
  const day = { type: 'date', options: { dateFormat: 'D MMM' } }
  const [items, ...others] = formFields(shape, { 'items.day': day })
  expect(items).toMatchObject({
    ...{ name: 'items', title: 'Items', type: 'array' },
    of: [
      {
        fields: [
          { name: 'title', title: 'Title', description: 'A few words.', type: 'localeString' },
          { name: 'day', title: 'Day', description: 'In May.', ...day },
        ],
        preview: { select: { title: 'title.en' } },
      },
    ],
  })
  expect(others).toEqual([])
})

test('a field of the Studio’s own needs its type', () => {
  expect(() => formFields(shape, {})).toThrow('The Studio has no type for the field “items.day”')
})

test('a shape without a declaration is refused, for its field would be in no form', () => {
  expect(() => formFields({ notes: z.string() }, {})).toThrow('does not declare the field “notes”')
})

test('a path that the shape lacks does not compile', () => {
  const parts: StudioFields<typeof quotes> = {
    'items.role': { hidden: true },
    // @ts-expect-error: quotes have no date.
    'items.date': { hidden: true },
  }
  expect(Object.keys(parts)).toHaveLength(2)
})
