import type { IndexedPage, IndexedPart } from '../../web/model/searchPage.ts'
import type { Page } from '../../web/model/types.ts'
import { paragraphsIn } from './texts.ts'

/** How much of a paragraph is in the index, in characters. */
const longest = 80

/** Returns what the search finds: all pages in one language that search engines may list. */
export function searchIndex(pages: Page[]): IndexedPage[] {
  return pages.flatMap(({ path, title, seo, hero, sections }) => {
    if (seo.hidden) return []
    const parts = sections.flatMap((section): IndexedPart[] => {
      if (section._type === 'faqs')
        return section.categories.flatMap(({ slug, faqs }) =>
          faqs.map(({ question, answer }) => part(slug, question.value, answer)),
        )
      const { anchor, heading, ...content } = section
      return [part(anchor, heading.value, content)]
    })
    return { path, title: title.value, parts: [part('', hero.heading.value, hero.text), ...parts] }
  })
}

function part(anchor: string, heading: string, content: unknown): IndexedPart {
  return { anchor, heading, text: paragraphsIn(content).map(shortened).join('\n') }
}

function shortened({ entry }: ReturnType<typeof paragraphsIn>[number]): string {
  const text = typeof entry === 'string' ? entry : entry.children.map(({ text }) => text).join('')
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))}…`
}
