import type { SanityDocumentLike } from 'sanity'
import { expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../../tests/support/failOnConsoleError.ts'
import { hashOfSource } from '../../documents/translations/sourceHashes.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { adviceAbout, readPageText, savePageText } from './pageText.ts'

const hero = {
  heading: { _type: 'localeString', en: 'Who we are', fr: 'Qui nous sommes' },
  text: { _type: 'localeText', en: 'We register medicines.' },
  eyebrow: { _type: 'localeString', en: 'About' },
}
const prose = {
  ...{ _type: 'prose', _key: 'a', heading: { en: 'Story' } },
  body: { en: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', text: 'Once' }] }] },
}
const checklist = {
  ...{ _type: 'servicePage', _id: 'who', _rev: '1', group: 'core' },
  features: [{ _key: 'a', text: { _type: 'localeString', en: 'First' } }, { _key: 'b' }],
}
const about = { _id: 'about', _type: 'aboutPage', _rev: '1', hero, sections: [prose] }
const draft = {
  ...{ ...about, _id: 'drafts.about', _rev: '2' },
  hero: { ...hero, text: { _type: 'localeText', en: 'We register devices.' } },
}

/** Returns a Studio over these documents, and the mutations that it is sent. */
async function lakeWith(documents: SanityDocumentLike[]) {
  const { client, workspace } = await testWorkspace(documents)
  const mutate = vi.spyOn(client, 'mutate').mockResolvedValue({ _id: '', _type: '' } as never)
  return { lake: { client, workspace }, mutate, sent: () => mutate.mock.lastCall?.[0] }
}

const at = (path: string) => ({ id: 'about', path })

test('a text is read from the draft, with the titles of its fields', async () => {
  const { lake } = await lakeWith([about, draft])
  expect(await readPageText(at('hero.text.en'), lake)).toEqual({
    title: 'About page › Hero › Text › English',
    text: 'We register devices.',
  })
})

test('a translation that is missing is an empty text, though the page shows the English', async () => {
  const { lake } = await lakeWith([about])
  expect(await readPageText(at('hero.text.fr'), lake)).toMatchObject({ text: '' })
})

test.each(['sections[_key=="a"].body.en', 'sections[_key=="a"]', 'hero.map', 'hero.none', 'hero'])(
  'what is no plain text, such as %s, is changed in the form',
  async (path) => {
    const { lake } = await lakeWith([about])
    const result = await readPageText(at(path), lake)
    expect(result.problem).toContain('Only plain texts are changed here.')
    expect(result).not.toHaveProperty('text')
  },
)

test('a document that was deleted is reported', async () => {
  const { lake } = await lakeWith([])
  const problem = 'This document is no longer there.'
  expect(await readPageText(at('hero.text.en'), lake)).toMatchObject({ problem })
})

test('a text of a published document is saved in a new draft, and marks translations outdated', async () => {
  const { lake, sent } = await lakeWith([about])
  const edit = { ...at('hero.heading.en'), before: 'Who we are', text: 'About us' }
  expect(await savePageText(edit, lake)).toEqual({
    title: 'About page › Hero › Heading › English',
    text: 'About us',
  })
  const { _rev, ...content } = about
  const marks = 'hero.heading.translatedFrom'
  expect(sent()).toEqual([
    { create: { ...content, _id: 'drafts.about' } },
    { patch: { id: 'drafts.about', set: { 'hero.heading.en': 'About us' } } },
    { patch: { id: 'drafts.about', setIfMissing: { [marks]: {} } } },
    { patch: { id: 'drafts.about', set: { [`${marks}.fr`]: hashOfSource('Who we are') } } },
    { patch: { id: 'drafts.about', setIfMissing: { [marks]: {} } } },
    { patch: { id: 'drafts.about', set: { [`${marks}.en`]: 'Who we are' } } },
  ])
})

test('a translation is added to the draft, whose revision is compared once', async () => {
  const { lake, sent } = await lakeWith([about, draft])
  await savePageText({ ...at('hero.text.fr'), before: '', text: 'Nous enregistrons.' }, lake)
  const [id, marks] = ['drafts.about', 'hero.text.translatedFrom']
  expect(sent()).toEqual([
    { patch: { id, ifRevisionID: '2', set: { 'hero.text.fr': 'Nous enregistrons.' } } },
    { patch: { id, setIfMissing: { [marks]: {} } } },
    { patch: { id, set: { [`${marks}.fr`]: hashOfSource('We register devices.') } } },
  ])
})

test('lines that were pasted into a text of one line become one', async () => {
  const { lake } = await lakeWith([about])
  const edit = { ...at('hero.heading.en'), before: 'Who we are', text: 'About\nus\n' }
  expect(await savePageText(edit, lake)).toMatchObject({ text: 'About us' })
})

test('an optional text that is emptied is removed with its last language', async () => {
  const { lake, sent } = await lakeWith([about])
  await savePageText({ ...at('hero.eyebrow.en'), before: 'About', text: '' }, lake)
  expect(sent()).toContainEqual({ patch: { id: 'drafts.about', unset: ['hero.eyebrow'] } })
})

test.each([
  ['written in another language', 'a', 'fr', 'Premier', { set: { 'TEXT.fr': 'Premier' } }],
  ['emptied, and stays in the list', 'a', 'en', '', { unset: ['TEXT'] }],
  ['written for the first time', 'b', 'en', 'Second', { set: { 'TEXT.en': 'Second' } }],
])('a point of a list is %s, by its key', async (_, key, code, text, patch) => {
  const { lake, sent } = await lakeWith([checklist])
  const point = `features[_key=="${key}"].text`
  const field = { id: 'who', path: `${point}.${code}` }
  const { text: before = '' } = await readPageText(field, lake)
  await savePageText({ ...field, before, text }, lake)
  const filled = JSON.parse(
    JSON.stringify(patch).replace('TEXT', JSON.stringify(point).slice(1, -1)),
  )
  expect(sent()).toContainEqual({ patch: { id: 'drafts.who', ...filled } })
})

test.each([
  ['re\u202Eversed', 'hero.text.en'],
  ['Who '.repeat(40), 'hero.heading.en'],
])(
  'what the form says about a text, such as “%s”, is said once it is saved',
  async (text, path) => {
    const [, name = ''] = path.split('.')
    const { lake } = await lakeWith([{ ...about, hero: { ...hero, [name]: { en: text } } }])
    expect(await adviceAbout(at(path), lake)).toMatch(/\w/)
  },
)

test('nothing is said about a text that keeps the rules', async () => {
  const { lake } = await lakeWith([about])
  expect(await adviceAbout(at('hero.eyebrow.en'), lake)).toBeUndefined()
})

test('a text that somebody has changed meanwhile is shown, and replaced at the second attempt', async () => {
  const { lake, mutate, sent } = await lakeWith([about, draft])
  const edit = { ...at('hero.text.en'), before: 'We register medicines.', text: 'We register.' }
  const { problem, text } = await savePageText(edit, lake)
  expect(problem).toContain('“We register devices.”')
  expect(mutate).not.toHaveBeenCalled()
  await savePageText({ ...edit, before: text ?? '' }, lake)
  expect(sent()).toContainEqual({
    patch: { id: 'drafts.about', ifRevisionID: '2', set: { 'hero.text.en': 'We register.' } },
  })
})

test('an edit of a document that was deleted meanwhile is reported, and stays where it was typed', async () => {
  const { lake } = await lakeWith([])
  const edit = { ...at('hero.text.en'), before: 'We register medicines.', text: 'We register.' }
  expect(await savePageText(edit, lake)).toEqual({
    title: '',
    text: edit.before,
    problem: 'This document is no longer there.',
  })
})

test('an edit is begun again if somebody changes another field meanwhile', async () => {
  const { lake, mutate } = await lakeWith([about])
  mutate.mockRejectedValueOnce(Object.assign(new Error('Conflict'), { statusCode: 409 }))
  const edit = { ...at('hero.heading.en'), before: 'Who we are', text: 'About us' }
  expect(await savePageText(edit, lake)).not.toHaveProperty('problem')
  expect(mutate).toHaveBeenCalledTimes(2)
})

test.each([
  [403, 'You may not change this document.', 0],
  [503, 'It could not be saved. Try again.', 1],
  [undefined, 'It could not be saved. Try again.', 1],
])(
  'an edit that the Content Lake answers with %s is reported',
  async (statusCode, problem, logged) => {
    const { lake, mutate } = await lakeWith([about])
    mutate.mockRejectedValue(Object.assign(new Error('No'), { statusCode }))
    const edit = { ...at('hero.heading.en'), before: 'Who we are', text: 'About us' }
    expect(await savePageText(edit, lake)).toMatchObject({ problem })
    expect(takeConsoleErrors()).toHaveLength(logged)
  },
)
