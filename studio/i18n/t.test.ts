import { beforeEach, expect, test, vi } from 'vitest'

/** Loads the messages again, as a reload of the Studio does. */
async function studioIn(chosen: string | null, preferred: string[] = ['en-GB']) {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: { getItem: () => chosen } })
  vi.stubGlobal('navigator', { languages: preferred })
  const { studioLanguage: language } = await import('./language.ts')
  return { language, ...(await import('./t.ts')) }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

test('the editor’s choice comes before what the browser prefers, and English is the last resort', async () => {
  expect((await studioIn('pt', ['fr-FR'])).language).toBe('pt')
  expect((await studioIn(null, ['de-DE', 'fr-CA', 'en'])).language).toBe('fr')
  expect((await studioIn('xx', ['de-DE'])).language).toBe('en')
})

test('a script that reads the schema does so in English', async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages: ['fr-FR'] })
  expect((await import('./language.ts')).studioLanguage).toBe('en')
})

test('a message is in the Studio’s language, its placeholders filled', async () => {
  const english = await studioIn('en')
  const french = await studioIn('fr')
  expect(english.t('Copy of {title}', { title: 'Labels' })).toBe('Copy of Labels')
  expect(french.t('Copy of {title}', { title: 'Labels' })).toBe('Copie de Labels')
})

test.each([
  ['fr', ['Nouvelles 2', 'Traitées 0', 'Indésirables 0']],
  ['pt', ['Novos 2', 'Respondidos 0', 'Indesejados 0']],
])('the filters of the inbox are plurals in %s', async (language, titles) => {
  const { t } = await studioIn(language)
  const shown = [
    t('New {count}', { count: 2 }),
    t('Answered {count}', { count: 0 }),
    t('Spam {count}', { count: 0 }),
  ]
  expect(shown).toEqual(titles)
})

test('a text without a translation is shown in English', async () => {
  expect((await studioIn('fr')).translate('Order Rank')).toBe('Order Rank')
})

test('a text that was filled in elsewhere is recognised by its words', async () => {
  const { translateFilled } = await studioIn('pt')
  const texts = ['No country has the code {code}', 'Redirects to {page}'] as const
  expect(translateFilled('No country has the code XX', texts)).toBe('Nenhum país tem o código XX')
  expect(translateFilled('No country has the code X\nX', texts)).toBe(
    'Nenhum país tem o código X\nX',
  )
  expect(translateFilled('Nobody has the code XX', texts)).toBeUndefined()
})

test('elements replace their placeholders in the order of the language', async () => {
  const { tRich } = await studioIn('fr')
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { createElement } = await import('react')
  const path = createElement('b', null, '/about')
  expect(renderToStaticMarkup(tRich('Redirects to {page}', { page: path }))).toBe(
    'Redirige vers <b>/about</b>',
  )
})
