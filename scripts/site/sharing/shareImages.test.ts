import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { shareImage } from '../../../web/document/shareImage.ts'
import { page, siteIn, text } from '../../../web/testing/content.ts'
import type { LanguageContent, SiteContent } from '../contentModules.ts'
import { shareImageWriter } from './shareImages.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sharing-'))
})
afterEach(() => rm(directory, { recursive: true }))

const terms = { ...page, _id: 'terms', path: '/terms' }

function contentOf(...pages: (typeof page)[]): SiteContent {
  const entries = languageCodes.map((language): [string, LanguageContent] => [
    language,
    {
      site: siteIn(language),
      siteModule: '',
      pages: pages.map((page) => ({ page, module: '' })),
      index: { site: '', pages: {} },
    },
  ])
  return Object.fromEntries(entries) as SiteContent
}

test('every image that a head names is written, and after a change the new one alone', async () => {
  const write = shareImageWriter()
  const first = join(directory, 'first')
  await write(contentOf(page, terms), first)
  for (const language of languageCodes)
    for (const shown of [page, terms]) {
      const image = shareImage(shown, siteIn(language), language)
      expect((await readFile(join(first, image?.path ?? ''))).byteLength).toBeGreaterThan(1000)
    }

  const second = join(directory, 'second')
  await write(contentOf({ ...page, hero: { ...page.hero, heading: text('New') } }, terms), second)
  const [before, after] = await Promise.all(
    [first, second].map((out) => readdir(join(out, 'og/en'))),
  )
  expect(after).toHaveLength(2)
  expect(after?.filter((name) => before?.includes(name))).toEqual([
    expect.stringMatching(/^terms\./),
  ])
})
