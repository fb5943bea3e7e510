import { prepareForPreview, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { testWorkspace } from '../testing/testWorkspace.ts'

const studio = await testWorkspace([])

function entryOf(type: SchemaType | undefined, list: string): SchemaType | undefined {
  const field = type?.jsonType === 'object' && type.fields.find(({ name }) => name === list)
  return field && field.type.jsonType === 'array' ? field.type.of[0] : undefined
}

function titlesIn(type: string, list: string): (string | undefined)[] {
  const entry = entryOf(studio.workspace.schema.get(type), list)
  return entry?.jsonType === 'object' ? entry.fields.map(({ type }) => type.title) : []
}

test('what every kind that has a field requires is marked in the form', () => {
  expect(titlesIn('videos', 'videos')).toEqual([
    'Where it is *',
    'Title *',
    'MP4 *',
    'Address of the video *',
    'Picture *',
    'Length',
    'Date',
    'Captions',
    'Transcript',
  ])
})

test('what some kinds do without is not marked', () => {
  expect(titlesIn('hero', 'actions')).toEqual([
    'Opens *',
    'Words on the button',
    'Page *',
    'Service of Interest',
    'Mailbox *',
    'Address *',
    'Title of the message *',
    'Message *',
  ])
})

test('the Studio refuses captions without their language and their file, as the site does', async () => {
  const video = { _key: 'v', kind: 'own', captions: [{ _key: 'c' }] }
  const markers = await studio.validate({
    _id: 'page',
    _type: 'page',
    sections: [{ _type: 'videos', _key: 's', videos: [video] }],
  })
  const refused = markers.filter(
    ({ path, level }) => level === 'error' && path.includes('captions'),
  )
  expect(new Set(refused.map(({ path }) => path.at(-1)))).toEqual(new Set(['language', 'file']))
})

test('captions are listed by the name of their language', () => {
  const captions = entryOf(entryOf(studio.workspace.schema.get('videos'), 'videos'), 'captions')
  if (!captions) throw new Error('Videos have no captions')
  expect(prepareForPreview({ _id: 'c', _type: 'object', language: 'fr' }, captions).title).toBe(
    'Français',
  )
})
