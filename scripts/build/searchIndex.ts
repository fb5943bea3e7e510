import { type Text, toPlainText } from '../../shared/content/text.ts'
import type { IndexedPage, IndexedPart } from '../../web/model/searchPage.ts'
import type { Page } from '../../web/model/types.ts'
import { paragraphsIn } from './paragraphs.ts'

/** The maximum length of a paragraph in the index, in characters. */
const maxCharacters = 80

/** Returns the search index: all pages in one language that search engines may list. */
export function searchIndex(pages: Page[]): IndexedPage[] {
  return pages.flatMap(({ path, title, seo, hero, sections }) => {
    if (seo.hidden) return []
    const parts = sections.flatMap((section): IndexedPart[] => {
      if (section._type === 'faqs')
        return section.categories.flatMap(({ slug, faqs }) =>
          faqs.map(({ question, answer }) => part(slug, question, answer)),
        )
      if (section._type === 'questions') {
        const { anchor, heading, questions, ...content } = section
        const parts = questions.map(({ question, answer }) => part(anchor, question, answer))
        return [part(anchor, heading, content), ...parts]
      }
      const { anchor, heading, ...content } = section
      return [part(anchor, heading, content)]
    })
    const head = part('', hero.heading, hero.text)
    return { path, title: title.value, lang: title.lang, parts: [head, ...parts] }
  })
}

function part(anchor: string, heading: Text, content: unknown): IndexedPart {
  const paragraphs = paragraphsIn(content)
  const lang = paragraphs.every(({ lang }) => lang) ? heading.lang : undefined
  return { anchor, heading: heading.value, text: paragraphs.map(shortened).join('\n'), lang }
}

function shortened({ entry }: ReturnType<typeof paragraphsIn>[number]): string {
  const text = toPlainText(entry)
  if (text.length <= maxCharacters) return text
  const space = text.lastIndexOf(' ', maxCharacters)
  return `${text.slice(0, space === -1 ? maxCharacters : space)}…`
}
