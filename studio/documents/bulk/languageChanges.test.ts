import { expect, test, vi } from 'vitest'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { hashOfSource } from '../translations/sourceHashes.ts'
import { languageChanges } from './languageChanges.ts'

const page = (name: string, title: object, fields: object = {}) => ({
  ...{ _id: name, _type: 'page', _rev: `${name}-1`, _createdAt: '', _updatedAt: '' },
  ...{ slug: { current: name.replace('drafts.', '') }, title: { _type: 'localeString', ...title } },
  ...{ hero: { heading: { en: 'Heading' }, text: { en: 'Text' } }, ...fields },
})

const english = { en: 'Careers' }
const changed = { ...english, fr: 'Carrières', translatedFrom: { fr: hashOfSource('Careers') } }

async function frenchOf(documents: ReturnType<typeof page>[], ...ids: string[]) {
  const { client, workspace } = await testWorkspace(documents)
  const getDocuments = vi.fn(async (wanted: string[]) =>
    wanted.map((id) => documents.find(({ _id }) => _id === id) ?? null),
  )
  const lake = Object.assign(client, { getDocuments })
  return languageChanges('fr', ids, lake as never, workspace)
}

test('what a draft changes in the language is published, each document by its own patch', async () => {
  const documents = ['a', 'b'].flatMap((id) => [page(id, english), page(`drafts.${id}`, changed)])
  const changes = await frenchOf(documents, 'a', 'b')
  expect(changes.map(({ texts }) => texts)).toEqual([['Title'], ['Title']])
  expect(changes.map(({ mutations }) => mutations[0])).toMatchObject(
    ['a', 'b'].map((id) => ({ patch: { id, ifRevisionID: `${id}-1` } })),
  )
})

test.each([
  ['no draft', [page('a', english)], 'It has no draft.'],
  ['nothing published', [page('drafts.a', changed)], 'It is not on the website yet'],
  [
    'nothing new in it',
    [page('a', english), page('drafts.a', { en: 'Jobs' })],
    'Nothing is new in this language.',
  ],
  [
    'a translation of new English',
    [
      page('a', english),
      page('drafts.a', {
        ...{ en: 'Jobs', fr: 'Emplois' },
        translatedFrom: { fr: hashOfSource('Jobs') },
      }),
    ],
    'Waits for another language: Title',
  ],
  [
    'an error in it',
    [page('a', english), page('drafts.a', { ...changed, fr: 'Carri\u202Eères' })],
    'Title › Français: ',
  ],
])('a document with %s says why nothing of it is published', async (_, documents, reason) => {
  const [change] = await frenchOf(documents, 'a')
  expect(change?.mutations).toEqual([])
  expect(change?.reasons.join()).toContain(reason)
})

test('an error in another language does not keep a text from being published', async () => {
  const documents = [page('a', english), page('drafts.a', { ...changed, pt: 'Carrei\u202Eras' })]
  const [change] = await frenchOf(documents, 'a')
  expect(change).toMatchObject({ texts: ['Title'], reasons: [] })
})
