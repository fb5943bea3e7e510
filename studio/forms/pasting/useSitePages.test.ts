import { expect, test } from 'vitest'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { idsByPath } from './useSitePages.ts'

const at = (slug: string) => ({ slug: { _type: 'slug', current: slug } })
const to = (id: string) => ({ to: { _type: 'reference', _ref: id } })

test('published pages are found by their paths and old paths, whatever the letters’ case', async () => {
  const { client } = await testWorkspace([
    { _id: 'homePage', _type: 'homePage' },
    { _id: 'who', _type: 'servicePage', ...at('who') },
    { _id: 'drafts.new', _type: 'page', ...at('new') },
    { _id: 'redirect_old', _type: 'redirect', from: '/Old/who.html', ...to('who') },
    { _id: 'drafts.redirect_soon', _type: 'redirect', from: '/soon', ...to('who') },
    // A page has taken the path since.
    { _id: 'redirect_services_who', _type: 'redirect', from: '/services/who', ...to('homePage') },
  ])
  expect(Object.fromEntries(await idsByPath(client))).toEqual({
    '/': 'homePage',
    '/services/who': 'who',
    '/old/who': 'who',
  })
})
