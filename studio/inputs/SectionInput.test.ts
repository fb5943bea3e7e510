import { expect, test } from 'vitest'
import { studioOver } from '../testing/studioOver.ts'
import { liveAnchor } from './SectionInput.tsx'

const { client } = await studioOver([
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
  expect(await liveAnchor(client, 'faqPage', 'b')).toEqual(ourValues)
  const again = { anchor: 'our-values-2', heading: 'Our values' }
  expect(await liveAnchor(client, 'faqPage', 'd')).toEqual(again)
})

test('beside an FAQ category of that name it has a number, as on the site', async () => {
  const numbered = { anchor: 'general-2', heading: 'General' }
  expect(await liveAnchor(client, 'faqPage', 'e')).toEqual(numbered)
})

test.each(['a', 'c', 'new', undefined])(
  'a section with a stored anchor, or an unpublished one, has no anchor to keep: %s',
  async (key) => expect(await liveAnchor(client, 'faqPage', key)).toBeNull(),
)

test('a page that was never published has no anchors to keep', async () => {
  expect(await liveAnchor(client, 'aboutPage', 'a')).toBeNull()
})
