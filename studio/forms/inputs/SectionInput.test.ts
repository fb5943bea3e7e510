import { expect, test } from 'vitest'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { derivedAnchors } from './SectionInput.tsx'

const { client } = await testWorkspace([
  {
    _id: 'faqPage',
    _type: 'faqPage',
    sections: [
      { _key: 'a', anchor: 'story', heading: { en: 'Our story' } },
      { _key: 'b', heading: { en: 'Our values' } },
      { _key: 'c', _type: 'faqs' },
      { _key: 'd', heading: { en: 'Our values' } },
      { _key: 'e', heading: { en: 'General' } },
    ],
  },
  { _id: 'general', _type: 'faqCategory', slug: { current: 'general' } },
])

test('the anchor that visitors know of a section is the one its heading makes', async () => {
  const ourValues = { anchor: 'our-values', heading: 'Our values' }
  const anchors = await derivedAnchors(client, 'faqPage')
  expect(anchors.get('b')).toEqual(ourValues)
  const again = { anchor: 'our-values-2', heading: 'Our values' }
  expect(anchors.get('d')).toEqual(again)
})

test('beside an FAQ category of that name it has a number, as on the site', async () => {
  const numbered = { anchor: 'general-2', heading: 'General' }
  expect((await derivedAnchors(client, 'faqPage')).get('e')).toEqual(numbered)
})

test('a section with a stored anchor, or without a heading, has no derived one', async () => {
  expect([...(await derivedAnchors(client, 'faqPage')).keys()]).toEqual(['b', 'd', 'e'])
})

test('a page that was never published has no derived anchors', async () => {
  expect([...(await derivedAnchors(client, 'aboutPage'))]).toEqual([])
})
