import type { SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../studio/schema/index.ts'
import { isLocalizedType } from '../../studio/schema/objects/localized.ts'
import { studioOver } from '../../studio/testing/studioOver.ts'
import { stepsOf, type Titles, titlesFile, titlesOf } from './fieldTitles.ts'

const { workspace } = await studioOver([])

test('the preview knows the titles of the Studio’s fields', async () => {
  const types = schemaTypes.filter(({ name }) => !isLocalizedType(name))
  const titles = types.map(({ name }) => {
    const type = workspace.schema.get(name)
    return [name, { title: type?.title ?? name, fields: type && fieldsOf(type) }]
  })
  await expect(`${JSON.stringify(Object.fromEntries(titles), null, 2)}\n`).toMatchFileSnapshot(
    titlesFile,
  )
})

test('a field is named as its form names it', () => {
  const page = { _type: 'servicePage', sections: [{ _type: 'stats', _key: 'a' }] }
  expect(titlesOf('servicePage', stepsOf('hero.heading.en'), page)).toEqual({
    fields: ['Opening', 'Heading'],
    language: 'English',
  })
  expect(titlesOf('servicePage', stepsOf('sections[_key=="a"].items[0].value'), page)).toEqual({
    fields: ['Sections', 'Figures', 'Figures', 'Figure'],
    language: undefined,
  })
})

/** Returns the titles of a type's fields; of a list of one type of entry, those of the entry. */
function fieldsOf(type: SchemaType): Record<string, Titles> | undefined {
  const [member, ...others] = type.jsonType === 'array' ? type.of : []
  if (member) return others.length === 0 ? fieldsOf(member) : undefined
  if (type.jsonType !== 'object' || isLocalizedType(type.name) || type.name === 'reference')
    return undefined
  return Object.fromEntries(
    type.fields.map(({ name, type: field }) => {
      const title = field.title ?? name
      const isOwn = schemaTypes.some((own) => own.name === field.name)
      const inside = isOwn ? { type: field.name } : { fields: fieldsOf(field) }
      return [name, { title, ...(!isLocalizedType(field.name) && inside) }]
    }),
  )
}
