import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { ChooseFormLanguage, useFormLanguage } from './formLanguage.ts'
import { sectionInput } from './SectionInput.tsx'

const language = vi.hoisted(() => ({ studioLanguage: 'fr' }))

vi.mock('../../i18n/language.ts', async (original) => ({ ...(await original()), ...language }))

const client = { fetch: async () => [], withConfig: () => client }

vi.mock('sanity', async (original) => ({
  ...(await original()),
  useClient: () => client,
  useFormValue: () => 'drafts.page',
  useEditState: () => ({ published: null }),
}))

/** A localized type, as the schema has it. */
const text = { jsonType: 'object', name: 'localeString', fields: [] }

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

test('the language of a form is chosen in the dialog of a section too', async () => {
  const schemaType = { jsonType: 'object', name: 'prose', fields: [{ name: 'a', type: text }] }
  const Section = sectionInput()
  const props = { value: {}, schemaType, renderDefault: () => null }
  const choose = vi.fn()
  const view = await render(
    <ChooseFormLanguage value={choose}>
      <Section {...(props as unknown as Parameters<typeof Section>[0])} />
    </ChooseFormLanguage>,
  )
  const tabs = [...view.querySelectorAll('[role=tab]')]
  expect(tabs.map(({ textContent }) => textContent)).toContain('Français')
  await act(async () => view.querySelector<HTMLElement>('[role=tab][id$=-fr]')?.click())
  expect(choose).toHaveBeenCalledWith('fr')
})
