import { expect, test } from 'vitest'
import { loadDemo } from '../../../scripts/content/demo.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'

const demo = await loadDemo()
const studio = await testWorkspace(demo)

/** Returns the Studio's issues of a document of the demo with changes. */
async function markersOf(id: string, changes: object) {
  const document = demo.find(({ _id }) => _id === id)
  const markers = await studio.validate({ _id: id, _type: id, ...document, ...changes })
  return markers.map(({ level, path, message }) => ({ level, path, message }))
}

const entry = (name: string) => ({
  _key: name,
  label: { en: name, fr: name, pt: name },
  page: { _type: 'reference', _ref: 'homePage' },
})

test('a menu that takes a second line on a small laptop is warned about, in the languages', async () => {
  const short = ['Home', 'Services', 'About', 'FAQ'].map(entry)
  expect(await markersOf('navigation', { menu: short })).toEqual([])
  const long = {
    ...entry('Careers'),
    label: { en: 'Jobs', fr: 'Recrutement international', pt: 'Emprego' },
  }
  const menu = [...short, long, entry('Contact')]
  expect(await markersOf('navigation', { menu })).toMatchObject([
    {
      level: 'warning',
      path: ['menu'],
      message: expect.stringContaining('for one line on a small laptop (Français)'),
    },
    { level: 'error', message: '25 characters, at most 24 fit' },
  ])
})

test('a column that lists pages asks for them, one that lists services does not', async () => {
  const column = { _key: 'a', heading: { en: 'More', fr: 'Plus', pt: 'Mais' } }
  const withColumn = (content: string) =>
    markersOf('navigation', { footerColumns: [{ ...column, content }] })
  expect(await withColumn('services')).toEqual([])
  expect(await withColumn('links')).toMatchObject([{ level: 'error', message: 'Required' }])
})

test('a word keeps what is filled in, in every language', async () => {
  const notice = {
    thanks: {
      en: 'Thank you {name}! {hours} hours!',
      fr: 'Merci, {hours}\u00a0heures\u00a0!',
      pt: 'Obrigado, {nome}! {hours}\u00a0horas!',
    },
  }
  expect(await markersOf('interfaceMessages', { notice })).toEqual([
    { level: 'error', path: ['notice', 'thanks', 'fr'], message: 'This field must keep {name}' },
    { level: 'error', path: ['notice', 'thanks', 'pt'], message: 'This field must keep {name}' },
  ])
})

test('the document of interface messages begins with what the site says without it', () => {
  const template = studio.workspace.templates.find(
    ({ schemaType }) => schemaType === 'interfaceMessages',
  )
  const { _id, _type, ...fields } = demo.find(({ _id }) => _id === 'interfaceMessages') ?? {}
  expect(template?.value).toEqual(fields)
})
