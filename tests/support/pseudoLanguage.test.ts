import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { accented } from './accented.ts'
import { pseudoCode, pseudoLanguage } from './pseudoLanguage.ts'

let vite: ViteDevServer

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    root: 'web',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [pseudoLanguage()],
  })
})
afterAll(() => vite.close())

test('development has one more language than the site', async () => {
  const { languageCodes: codes } = await vite.ssrLoadModule('../shared/languages.ts')
  expect(codes).toEqual([...languageCodes, pseudoCode])
})

test('addresses, content and messages include it', async () => {
  const { languageAndPath } = await vite.ssrLoadModule('../shared/content/addresses/addresses.ts')
  expect(languageAndPath(`/${pseudoCode}/faq`)).toEqual({ language: pseudoCode, path: '/faq' })
  const { localize } = await vite.ssrLoadModule('../shared/content/languages/localize.ts')
  const content = { _id: 'a', title: { en: 'Our services', fr: 'Nos services' } }
  expect(localize(content, pseudoCode).title).toEqual({ key: 'a:title', value: '[Óúr sérvíçés]' })
  expect(localize(content, 'fr').title).toEqual({ key: 'a:title', value: 'Nos services' })
  const { messagesIn } = await vite.ssrLoadModule('/i18n/messages.ts')
  expect(messagesIn(pseudoCode)['nav.home']).toEqual({ key: 'nav.home', value: '[Hómé]' })
})

test('placeholders, links and styles of a text stay unchanged', () => {
  expect(accented('{count} countries')).toBe('[{count} çóúñtríés]')
  const span = { _type: 'span', text: 'Hi', marks: ['strong'] }
  expect(accented([{ _type: 'block', style: 'normal', children: [span] }])).toEqual([
    { _type: 'block', style: 'normal', children: [{ ...span, text: '[Hí]' }] },
  ])
})
