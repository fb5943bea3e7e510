import { studioPath } from '@sanity/client/csm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Text } from '../../shared/content/languages/inLanguage.ts'
import { generatePage, seeded } from '../../tests/support/generatedContent.ts'
import { readPage } from '../../tests/support/readPage.ts'
import { entryServer } from '../entry-server.tsx'
import { fixedStore } from '../loading/contentStore.ts'
import { localizePage, localizePages } from '../model/pages/localizePage.ts'
import { type SectionType, sectionTypes } from '../sections/shapes.ts'
import { siteIn } from '../testing/content.ts'
import { render } from '../testing/render.tsx'
import { SectionView } from './views.tsx'

afterEach(() => vi.unstubAllEnvs())

/** A generated section in French, with some texts not translated, and the stored documents. */
async function sectionOf(type: SectionType, seed: number) {
  const { page: document, dataset } = generatePage(seeded(seed), { sections: [type] })
  const { page } = await readPage(document._id, dataset)
  const [section] = page ? localizePage(page, 'fr').sections : []
  if (section === undefined) throw new Error(`No ${type} section could be read`)
  return { section, dataset }
}

/** Alternative texts, dialogs, short names in drawings, and the form's messages, whose keys have no colon. */
const shownElsewhere = /(\.alt|\.dialogTitle|\.dialogText|\.short)$|^[^:]+$/

describe.each(sectionTypes)('any %s section', (type) => {
  test.each([1, 2, 3, 4, 5])('is labelled and marks every text (content %i)', async (seed) => {
    // Only the preview has the keys.
    vi.stubEnv('PREVIEW', 'true')
    const { section } = await sectionOf(type, seed)
    const store = fixedStore(siteIn('fr'), null)
    const view = await render(<SectionView section={section} />, { store })

    const elements = [...view.querySelectorAll('section')]
    expect(elements).not.toEqual([])
    if (section._type !== 'faqs') expect(elements.map(({ id }) => id)).toEqual([section.anchor])
    for (const element of elements)
      expect(view.querySelector(`#${element.id} h2`)?.id).toBe(
        element.getAttribute('aria-labelledby'),
      )

    const marked = new Map(
      [...view.querySelectorAll<HTMLElement>('[data-translate]')].map((element) => [
        element.dataset.translate,
        { value: element.textContent, lang: element.getAttribute('lang') ?? undefined },
      ]),
    )
    // Sources are listed at the end of the page.
    const own = textsIn({ ...section, sources: undefined })
    const expected = own.filter(({ key }) => !shownElsewhere.test(key))
    expect(expected).not.toEqual([])
    for (const { key, value, lang } of expected)
      expect(marked.get(key), key).toEqual({ value, lang })
  })

  test('has keys of existing fields in the preview', async () => {
    vi.stubEnv('PREVIEW', 'true')
    for (const seed of [1, 2, 3, 4, 5]) {
      const { section, dataset } = await sectionOf(type, seed)
      const store = fixedStore(siteIn('fr'), null)
      const view = await render(<SectionView section={section} />, { store })
      /** Returns the value of a field of the content; company facts are in the site settings. */
      const fieldAt = (key: string) => {
        const [id, path = ''] = key.split(/:(.*)/)
        const document = dataset.find(({ _id }) => _id === id)
        return studioPath.get(document, studioPath.fromString(path))
      }
      const keysOf = (name: 'translate' | 'field') =>
        [...view.querySelectorAll<HTMLElement>(`[data-${name}*=":"]`)]
          .map((element) => element.dataset[name] ?? '')
          .filter((key) => !key.startsWith('siteSettings:'))

      expect(keysOf('translate')).not.toEqual([])
      for (const key of keysOf('translate')) expect(fieldAt(key), key).toHaveProperty('en')
      for (const key of keysOf('field')) expect(fieldAt(key), key).toBeDefined()
    }
  })
})

test('all ids of a page differ, whatever its headings are', async () => {
  const headings = [
    'Related',
    'Hero heading',
    'Steps',
    'Steps heading',
    'Steps note',
    'Enquiry email',
  ]
  const sections = ['steps', 'stats', 'faqs', 'contactForm', 'contactForm', 'cards'] as const
  const { page: stored, dataset } = generatePage(seeded(1), { type: 'servicePage', sections })
  const headed = headings.map((en, index) => {
    const { anchor, ...section } = Object([stored.sections].flat()[index])
    return { ...section, heading: { en }, note: { en: 'As of today' } }
  })
  const categories = dataset.filter(({ _type }) => _type === 'faqCategory')
  for (const [index, category] of categories.entries())
    category.slug = { current: `general-${index}` }
  stored.sections = [...headed, { ...headed[0], _key: 'general', heading: { en: 'General 0' } }]
  const { page, issues } = await readPage(stored._id, dataset)
  expect(issues).toEqual([])
  if (page === null) return
  const [shown = null] = localizePages(page, 'en')
  const { html } = await entryServer.renderApp(siteIn('en'), shown)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toContain('steps-heading')
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
})

function textsIn(value: unknown): Text[] {
  if (!(value instanceof Object)) return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn)
}

function isText(value: object): value is Text {
  return 'key' in value && 'value' in value && typeof value.value === 'string'
}
