import { markdownToPortableText, portableTextToMarkdown } from '@portabletext/markdown'
import { describe, expect, test } from 'vitest'
import { paragraphsIn } from '../../scripts/build/pages/paragraphs.ts'
import { toPlainText } from '../../shared/content/languages/inLanguage.ts'
import { visibleText } from '../../shared/text/visibleText.ts'
import { generatePage, seeded } from '../../tests/support/generatedContent.ts'
import { readPage } from '../../tests/support/readPage.ts'
import { localizePage } from '../model/pages/localizePage.ts'
import { siteIn } from '../testing/content.ts'
import { sectionMarkdown } from './markdown.ts'
import { type SectionType, sectionTypes } from './shapes.ts'

const context = {
  site: siteIn('fr'),
  path: '/services/a',
  urlOf: (path: string) => `https://www.test.example/fr${path}`,
  urlOfFile: (path: string) => `https://www.test.example${path}`,
}

/** A generated section in French, with some texts not translated. */
async function sectionOf(type: SectionType, seed: number) {
  const { page: document, dataset } = generatePage(seeded(seed), { sections: [type] })
  const { page } = await readPage(document._id, dataset)
  const [section] = page ? localizePage(page, 'fr').sections : []
  if (section === undefined) throw new Error(`No ${type} section could be read`)
  return section
}

/** Returns a section without its links' labels, and the short names that a checklist has for its drawing. */
const withoutButtons = (section: object) =>
  JSON.parse(
    JSON.stringify(section, (key, value) =>
      ['link', 'shortItems'].includes(key) ? undefined : value,
    ),
  )

/** Returns the words of Markdown as a parser reads them. */
function wordsOf(markdown: string): string {
  const texts: string[] = []
  JSON.stringify(markdownToPortableText(markdown), (key, value) => {
    if (key === 'children') texts.push(toPlainText({ children: value }))
    return value
  })
  return visibleText(texts.join('\n'))
}

describe.each(sectionTypes)('any %s section', (type) => {
  test.each([1, 2, 3, 4, 5])('has all its texts as Markdown (content %i)', async (seed) => {
    const section = await sectionOf(type, seed)
    const words = wordsOf(portableTextToMarkdown(sectionMarkdown(section, context)))
    const texts = paragraphsIn(withoutButtons(section)).flatMap(({ entry }) =>
      typeof entry === 'string' ? entry : entry.children.map(({ text }) => text),
    )
    if (type !== 'contactInfo') expect(texts).not.toEqual([])
    for (const text of texts) expect(words).toContain(visibleText(text))
  })
})
