import { expect, test } from 'vitest'
import { liveAnchor } from './SectionInput.tsx'

const page = {
  sections: [
    { _key: 'a', anchor: 'story', heading: { en: 'Our story' } },
    { _key: 'b', heading: { en: 'Our values' } },
    { _key: 'c', _type: 'faqs' },
    { _key: 'd', heading: { en: 'Our values' } },
  ],
}

test('the anchor that visitors know of a section is the one its heading makes', () => {
  expect(liveAnchor(page, 'b')).toEqual({ anchor: 'our-values', heading: 'Our values' })
  expect(liveAnchor(page, 'd')).toEqual({ anchor: 'our-values-2', heading: 'Our values' })
})

test('a section with a stored anchor, or an unpublished one, has no anchor to keep', () => {
  expect(liveAnchor(page, 'a')).toBeNull()
  expect(liveAnchor(page, 'c')).toBeNull()
  expect(liveAnchor(page, 'new')).toBeNull()
  expect(liveAnchor(null, 'a')).toBeNull()
})
