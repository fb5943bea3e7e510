import { expect, test } from 'vitest'
import { fixedStore } from '../../loading/contentStore.ts'
import { page, siteIn, text } from '../../testing/content.ts'
import { one, render } from '../../testing/render.tsx'
import { Downloads, formatFileSize } from './Downloads.tsx'

const section = { _type: 'downloads' as const, _key: 'a', anchor: 'files', heading: text('Files') }

test('each file is a line that downloads it under its title, with its kind, size and language', async () => {
  const file = { path: '/files/abc.pdf', size: 1_240_000 }
  const items = [{ _key: 'a', title: text('Profile'), language: 'fr' as const, file }]
  const view = await render(<Downloads section={{ ...section, items }} />)
  const link = one<HTMLAnchorElement>(view, '#files li > a')
  expect(link.getAttribute('href')).toBe('/files/abc.pdf')
  expect(link.download).toBe('Profile.pdf')
  expect([link.type, link.hreflang]).toEqual(['application/pdf', 'fr'])
  expect(link.textContent).toBe('Profile PDF, 1.2\u00a0MB, Français')
  expect(one(link, '[lang=fr]').textContent).toBe('Français')
})

test('a file without a language shows none, and may have a description', async () => {
  const file = { path: '/files/abc.pdf', size: 82_400 }
  const items = [{ _key: 'a', title: text('Policy'), description: text('Two pages.'), file }]
  const store = fixedStore(siteIn('fr'), page)
  const view = await render(<Downloads section={{ ...section, items }} />, { store })
  expect(one(view, '#files li > a').textContent).toBe('Policy PDF, 83\u00a0ko')
  expect(one(view, '#files li > p').textContent).toBe('Two pages.')
})

test.each([
  [1, 'en', 'PDF, 1\u00a0kB'],
  [999_001, 'en', 'PDF, 1\u00a0MB'],
  [12_340_000, 'en', 'PDF, 12.3\u00a0MB'],
  [12_340_000, 'fr', 'PDF, 12,3\u00a0Mo'],
  [12_340_000, 'pt', 'PDF, 12,3\u00a0MB'],
] as const)('%i bytes are, in the language %s, %s', (bytes, language, words) => {
  expect(formatFileSize(bytes, siteIn(language)).value).toBe(words)
})
