import { expect, test } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { drawing, shareImage } from '../../../web/document/shareImage.ts'
import type { Page } from '../../../web/model/types.ts'
import { page, siteIn, text } from '../../../web/testing/content.ts'
import type { LanguageContent, SiteContent } from '../contentModules.ts'
import { shareImageFiles } from './shareImages.ts'

const terms = { ...page, _id: 'terms', path: '/terms' }

function contentOf(...pages: Page[]): SiteContent {
  const entries = languageCodes.map((language): [string, LanguageContent] => {
    const site = siteIn(language)
    const contents = pages.map((page) => ({
      path: page.path,
      module: '',
      hash: '',
      drawing: drawing(page, site, language),
      outlines: [],
      read: () => page,
    }))
    return [language, { site, siteModule: '', pages: contents, index: { site: '', pages: {} } }]
  })
  return Object.fromEntries(entries) as SiteContent
}

test('every image that a head names is drawn, and after a change only a new one is', async () => {
  const before = shareImageFiles(contentOf(page, terms))
  for (const language of languageCodes)
    for (const shown of [page, terms]) {
      const image = shareImage(shown, siteIn(language), language)
      const file = before.find(({ path }) => `/${path}` === image?.path)
      expect((await file?.make())?.length).toBeGreaterThan(1000)
    }

  const renamed = { ...page, hero: { ...page.hero, heading: text('New') } }
  const after = shareImageFiles(contentOf(renamed, terms))
  const versions = new Set(before.map(({ version }) => version))
  expect(after).toHaveLength(before.length)
  expect(after.filter(({ version }) => !versions.has(version))).toHaveLength(languageCodes.length)
})
