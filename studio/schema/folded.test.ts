import { expect, test } from 'vitest'
import { servicePage } from './documents/servicePage.ts'
import { hero } from './objects/hero.ts'

/** Returns the names of the fields that a new form shows in its first tab. */
const shown = (fields: readonly object[]) =>
  fields.flatMap((field) => {
    const { name, fieldset, group, hidden } = Object(field)
    return fieldset || hidden || (group && group !== 'content') ? [] : [name]
  })

test('a new service page shows what it needs, and folds what follows from it', () => {
  expect(shown(servicePage.fields ?? [])).toEqual([
    'title',
    'slug',
    'summary',
    'features',
    'hero',
    'sections',
  ])
  expect(shown(hero.fields ?? [])).toEqual(['heading', 'text'])
})
