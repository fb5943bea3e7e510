import { afterEach, expect, test } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { drawing, shareImage } from '../../../web/document/shareImage.ts'
import type { Page } from '../../../web/model/types.ts'
import { page, siteIn, text } from '../../../web/testing/content.ts'
import { openShareImageDrawer, type ShareImageDrawer } from './drawApart.ts'
import { shareImageFile } from './shareImages.ts'

let drawer: ShareImageDrawer
afterEach(() => drawer.close())

function fileOf(page: Page, language: (typeof languageCodes)[number]) {
  const drawn = drawing(page, siteIn(language), language)
  if (drawn === null) throw new Error('Editors chose an image for the whole site')
  return shareImageFile(drawn, drawer)
}

test('the image that a head names is drawn in every language, and anew when its words change', async () => {
  drawer = openShareImageDrawer()
  const renamed = { ...page, hero: { ...page.hero, heading: text('New') } }
  for (const language of languageCodes) {
    const file = fileOf(page, language)
    expect(`/${file.path}`).toBe(shareImage(page, siteIn(language), language)?.path)
    expect(fileOf(page, language).version).toBe(file.version)
    expect(fileOf(renamed, language).version).not.toBe(file.version)
  }
  const images = await Promise.all(languageCodes.map((language) => fileOf(page, language).make()))
  for (const image of images) expect(image.length).toBeGreaterThan(1000)
})
