import { frFRLocale } from '@sanity/locale-fr-fr'
import { expect, test } from 'vitest'
import { loadDemo } from '../../scripts/content/demo.ts'
import { testWorkspace } from '../testing/testWorkspace.ts'
import { replacedMessages } from './sanityMessages.ts'

const demo = await loadDemo()
const page = demo.find(({ _type }) => _type === 'servicePage')
const [one, other] = demo.filter(({ _type }) => _type === 'faqCategory')
if (!page || !one || !other) throw new Error('The demo content has too few documents')
const studio = await testWorkspace(demo)

test('an anchor that another FAQ category has is refused in plain words', async () => {
  const markers = await studio.validate({ ...one, slug: other.slug })
  const messages = markers.filter(({ path }) => path[0] === 'slug').map(({ message }) => message)
  expect(messages).toContain('Another FAQ category has this anchor. Choose another one.')
})

test('an invalid URL is refused in plain words', async () => {
  const action = { _type: 'action', _key: 'a', kind: 'external', label: { en: 'Go' } }
  const hero = { ...Object(page.hero), actions: [{ ...action, url: 'javascript:alert(1)' }] }
  const markers = await studio.validate({ ...page, hero })
  const messages = markers.filter(({ path }) => path.includes('url')).map(({ message }) => message)
  expect(messages).toContain('This field must be a full address that begins with https://')
})

test.each(['publish', 'unpublish', 'delete', 'restore'])(
  'what the Content Lake refuses at %s is named in plain words, and its own ones are marked as details',
  async (context) => {
    const { t, loadNamespaces } = studio.workspace.i18n
    await loadNamespaces(['structure'])
    const results = 'structure:panes.document-operation-results'
    expect(t(`${results}.operation-error`, { context })).toMatch(/^It (was|did) not /)
    expect(t(`${results}.error.summary.title`)).toContain('for whoever looks after the site')
  },
)

test.each(['publish', 'unpublish', 'restore'])(
  'the message after %s names the document in each language',
  async (operation) => {
    const key = `panes.document-operation-results.operation-success_${operation}`
    const { t, loadNamespaces } = studio.workspace.i18n
    await loadNamespaces(['structure'])
    const { fr, pt } = replacedMessages
    const translated = [fr, pt].map(({ structure }) => new Map(Object.entries(structure)).get(key))
    for (const message of [t(`structure:${key}`, { title: '{{title}}' }), ...translated])
      expect(message).toContain('{{title}}')
  },
)

test('no French message calls an upload a download', async () => {
  const { locales } = frFRLocale().i18n ?? {}
  const [locale] = Array.isArray(locales) ? locales : []
  const bundle = locale?.bundles?.find(({ namespace }) => namespace === 'studio')
  const loaded = typeof bundle?.resources === 'function' ? await bundle.resources() : undefined
  const messages = { ...Object(loaded).default, ...replacedMessages.fr.studio }
  const names = Object.entries(messages).filter(([, message]) =>
    /télécharg(er|é|ement\b)/i.test(String(message)),
  )
  // The menu of a picture offers its file.
  expect(names.map(([key]) => key)).toEqual(['inputs.files.common.actions-menu.download.label'])
})
