import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { useFormLanguage } from './formLanguage.ts'

const language = vi.hoisted(() => ({ studioLanguage: 'fr' }))

vi.mock('../../i18n/language.ts', async (original) => ({ ...(await original()), ...language }))

/** Returns the language in which the form of a document opens. */
async function openingLanguage(document: object, lastChosen = '') {
  localStorage.setItem('form-language', lastChosen)
  const Form = () => useFormLanguage(document)[0]
  return (await render(<Form />)).textContent
}

const news = (title?: object) => ({ _type: 'newsArticle', title })

test('news opens in the language in which it is written, and new news in that of the Studio', async () => {
  expect(await openingLanguage(news())).toBe('fr')
  expect(await openingLanguage(news(), 'en')).toBe('fr')
  expect(await openingLanguage(news({ pt: 'Um título' }), 'en')).toBe('pt')
  expect(await openingLanguage(news({ en: 'A title', fr: 'Un titre' }))).toBe('en')
  expect(await openingLanguage({ _type: 'page' })).toBe('en')
})

test('a form opens in the translation that was chosen last, or in all languages', async () => {
  expect(await openingLanguage(news({ en: 'A title' }), 'pt')).toBe('pt')
  expect(await openingLanguage(news(), 'all')).toBe('all')
})
