import { firstValueFrom, type Observable, of } from 'rxjs'
import type { DocumentStore } from 'sanity'
import type { DocumentLocationsState } from 'sanity/presentation'
import { expect, test } from 'vitest'
import { locations } from './locations.ts'

/** Returns what is said above the form of a document with these versions. */
function stateOf(type: string, ...versions: object[]) {
  const documentStore = { listenQuery: () => of(versions) } as unknown as DocumentStore
  const params = { id: 'a', type, version: undefined, perspectiveStack: [] }
  const state = locations(params, { documentStore })
  return firstValueFrom(state as Observable<DocumentLocationsState>)
}

const page = { _id: 'a', title: { en: 'Fair' }, slug: 'fair' }
const draft = { ...page, _id: 'drafts.a', slug: 'new-fair' }

test('a published page is at the addresses of its draft in the preview', async () => {
  const { message, locations } = await stateOf('page', draft, page)
  expect(message).toBeUndefined()
  expect(locations?.map(({ href }) => href)).toEqual(['/new-fair', '/fr/new-fair', '/pt/new-fair'])
})

test('a page that is not public has addresses in the preview only, and the line says so', async () => {
  const { message, locations } = await stateOf('page', draft)
  expect(message).toBe('Not on the website')
  expect(locations).toHaveLength(3)
})

test('a search answer is shown by the search once it is published', async () => {
  expect(await stateOf('searchAnswer')).toMatchObject({ message: 'Not on the website' })
  expect(await stateOf('searchAnswer', { _id: 'drafts.a' })).toMatchObject({
    message: 'Not on the website',
  })
  expect(await stateOf('searchAnswer', { _id: 'a' })).toEqual({
    message: 'Shown by the search',
    tone: 'positive',
  })
})
