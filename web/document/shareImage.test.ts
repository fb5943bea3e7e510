import { expect, test } from 'vitest'
import type { Page } from '../model/types.ts'
import { page, site, siteIn, text } from '../testing/content.ts'
import { shareImage, shareImageSpec } from './shareImage.ts'

const chosen = {
  ...{ width: 1200, height: 630, alt: text('Our warehouse') },
  files: [{ path: '/images/a-share.jpg', width: 1200 }],
}

test('a page has an image of its own in each language, with its heading as the description', () => {
  const image = shareImage(page, site, 'en')
  expect(image).toMatchObject({ width: 1200, height: 630, alt: 'About the company | Test Pharma' })
  expect(image?.path).toMatch(/^\/og\/en\/about\.[0-9a-f]{8}\.png$/)
  expect(shareImage(page, siteIn('fr'), 'fr')?.path).toMatch(/^\/og\/fr\/about\./)
})

test('an image has a new address only if its texts change', () => {
  const path = shareImageSpec(page, site, 'en')?.path
  const renamed = { ...page, hero: { ...page.hero, heading: text('About us') } }
  expect(shareImageSpec(renamed, site, 'en')?.path).not.toBe(path)
  const retold = { ...page, hero: { ...page.hero, text: text('Since 2010') } }
  expect(shareImageSpec(retold, site, 'en')?.path).toBe(path)
})

test('a text with a character that the image cannot show has no image', () => {
  const headed = (heading: string) =>
    shareImageSpec({ ...page, hero: { ...page.hero, heading: text(heading) } }, site, 'en')
  expect(headed('Doses of 5 μg')).not.toBeNull()
  expect(headed('Ɛdru')).toBeNull()
})

test('above the heading is the hero’s eyebrow, or the parent page', () => {
  const section = (shown: Page) => shareImageSpec(shown, site, 'en')?.texts.section
  expect(section(page)).toBeNull()
  expect(section({ ...page, hero: { ...page.hero, eyebrow: text('Accra') } })).toBe('Accra')
  const service = { group: 'core' as const, related: [] }
  expect(section({ ...page, _type: 'servicePage', path: '/services/who', service })).toBe(
    'Services',
  )
})

test('an image that editors chose for a page comes before the one of the site', () => {
  const image = { ...chosen, alt: text('Our people') }
  const own = { ...page, seo: { ...page.seo, image } }
  for (const shared of [site, { ...site, shareImage: chosen }]) {
    expect(shareImage(own, shared, 'en')?.alt).toBe('Our people')
    expect(shareImageSpec(own, shared, 'en')).toBeNull()
  }
})

test('above the heading is the nearest page above', () => {
  const ancestors = ['news', 'news/2027'].map((path) => ({
    ...{ _id: path, path: `/${path}` },
    title: text(path),
  }))
  const nested = { ...page, _type: 'page' as const, path: '/news/2027/spring', ancestors }
  expect(shareImageSpec(nested, site, 'en')?.texts.section).toBe('news/2027')
})

test('an image that editors chose replaces all others', () => {
  const illustrated = { ...site, shareImage: chosen }
  const image = { path: '/images/a-share.jpg', width: 1200, height: 630, alt: 'Our warehouse' }
  expect(shareImage(page, illustrated, 'en')).toEqual(image)
  expect(shareImage(null, illustrated, 'en')).toEqual(image)
  expect(shareImageSpec(page, illustrated, 'en')).toBeNull()
})

test('the not-found page has none', () => expect(shareImage(null, site, 'en')).toBeNull())
