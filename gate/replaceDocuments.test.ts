import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { pageReference } from '../shared/content/fragments.ts'
import { referencedPage } from './replaceDocuments.ts'

test.each([
  ['a page with an address of its own', { _type: 'servicePage', slug: { current: 'who' } }],
  ['the home page', { _type: 'homePage' }],
])('a link to %s is known as one', async (_name, page) => {
  const dataset = [{ _id: 'page', title: 'Title', ...page }]
  const found = await evaluate(parse(`*[0]${pageReference}`), { dataset })
  expect(referencedPage.safeParse(await found.get()).error).toBeUndefined()
})
