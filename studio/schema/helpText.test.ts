import type { SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { PointsInput } from '../forms/points/PointsInput.tsx'
import { testWorkspace } from '../testing/testWorkspace.ts'
import { schemaTypes } from './index.ts'
import { isLocalizedType } from './objects/localizedTypes.ts'

const { workspace } = await testWorkspace([])

test('every field says in words what it is for', () => {
  expect(schemaTypes.flatMap(({ name }) => unexplained(workspace.schema.get(name), name))).toEqual(
    [],
  )
})

/** Returns the fields without a description, except languages, hidden fields and those of points, whose list has one. */
function unexplained(type: SchemaType | undefined, path: string): string[] {
  if (type?.components?.input === PointsInput) return []
  if (type?.jsonType === 'array')
    return type.of
      .filter(({ name }) => name === 'object')
      .flatMap((member) => unexplained(member, `${path}[]`))
  if (type?.jsonType !== 'object' || isLocalizedType(type.name)) return []
  if (type.type?.name === 'image' || type.name === 'reference' || type.name === 'slug') return []
  return type.fields
    .filter((field) => field.type.hidden !== true)
    .flatMap((field) => {
      const place = `${path}.${field.name}`
      const own = field.type.description ? [] : [place]
      const isInline = field.type.name === 'object' || field.type.jsonType === 'array'
      return [...own, ...(isInline ? unexplained(field.type, place) : [])]
    })
}
