import { describe, expect, test } from 'vitest'
import type { Text } from '../../shared/content/text.ts'
import { generatePage, seeded } from '../../tests/support/generatedContent.ts'
import { readPage } from '../../tests/support/readPage.ts'
import { fixedStore } from '../content/contentStore.ts'
import { pageIn } from '../model/localized.ts'
import { siteIn } from '../testing/content.ts'
import { render } from '../testing/render.tsx'
import { type SectionType, sectionTypes } from './shapes.ts'
import { SectionView } from './views.tsx'

/** A generated section in French, of which some texts are not translated. */
async function sectionOf(type: SectionType, seed: number) {
  const generated = generatePage(seeded(seed), { sections: [type] })
  const { page } = await readPage(generated.page._id, generated.dataset)
  const [section] = page ? pageIn(page, 'fr').sections : []
  if (section === undefined) throw new Error(`No ${type} section could be read`)
  return section
}

/** Alternative texts, dialogs, and the words of the form, whose keys have no colon. */
const shownElsewhere = /(\.alt|\.dialogTitle|\.dialogText)$|^[^:]+$/

describe.each(sectionTypes)('any %s section', (type) => {
  test.each([1, 2, 3, 4, 5])('is labelled and marks every text (content %i)', async (seed) => {
    const section = await sectionOf(type, seed)
    const store = fixedStore(siteIn('fr'), null)
    const view = await render(<SectionView section={section} />, { store })

    const elements = [...view.querySelectorAll('section')]
    expect(elements).not.toEqual([])
    if (section._type !== 'faqs') expect(elements.map(({ id }) => id)).toEqual([section.anchor])
    for (const element of elements)
      expect(view.querySelector(`#${element.id} > div h2`)?.id).toBe(
        element.getAttribute('aria-labelledby'),
      )

    const marked = new Map(
      [...view.querySelectorAll<HTMLElement>('[data-translate]')].map((element) => [
        element.dataset.translate,
        { value: element.textContent, lang: element.getAttribute('lang') ?? undefined },
      ]),
    )
    const expected = textsIn(section).filter(({ key }) => !shownElsewhere.test(key))
    for (const { key, value, lang } of expected)
      expect(marked.get(key), key).toEqual({ value, lang })
  })
})

function textsIn(value: unknown): Text[] {
  if (!(value instanceof Object)) return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn)
}

function isText(value: object): value is Text {
  return 'key' in value && 'value' in value && typeof value.value === 'string'
}
