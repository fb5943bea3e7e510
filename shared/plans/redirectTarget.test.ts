import { expect, test } from 'vitest'
import { testWorkspace } from '../../studio/testing/testWorkspace.ts'
import { redirectTarget } from './redirectTarget.ts'

const page = (slug: string) => ({ _id: slug, _type: 'page', slug: { current: slug } })
const home = { _id: 'homePage', _type: 'homePage' }
const careers = page('careers')
const vacancy = page('careers/pharmacist')

test('visitors of a page that is taken down see the page above it', async () => {
  const { client } = await testWorkspace([home, careers, vacancy])
  expect(await redirectTarget(client, vacancy)).toBe('careers')
})

test('if the page above goes too, or is not published, they see the next one', async () => {
  const { client } = await testWorkspace([home, careers, vacancy])
  expect(await redirectTarget(client, vacancy, ['careers'])).toBe('homePage')
  const unpublished = { ...careers, _id: 'drafts.careers' }
  const { client: other } = await testWorkspace([home, unpublished, vacancy])
  expect(await redirectTarget(other, vacancy)).toBe('homePage')
})

test('a document that is no page has no address to redirect', async () => {
  const { client } = await testWorkspace([home])
  expect(await redirectTarget(client, { _id: 'gh', _type: 'country' })).toBeNull()
})
