import { type IndexedPage, type IndexedPart, restOfParagraph } from '../../web/model/searchPage.ts'
import type { Page } from '../../web/model/types.ts'
import type { SectionType } from '../../web/sections/shapes.ts'
import { textsIn } from './texts.ts'

/** How much of a paragraph is in the index, in characters. */
const longest = 80

/** Pages above this number are found by their titles, descriptions and headings. */
const mostWithTexts = 100

/** Sections that invite to write, in much the same words on every page: their headings are enough. */
const invitations = new Set<SectionType>(['callToAction', 'contactForm'])

/** Returns what the search finds: all pages in one language that search engines may list. */
export function searchIndex(pages: Page[]): IndexedPage[] {
  const listed = pages.filter(({ seo }) => !seo.hidden)
  const hasTexts = listed.length <= mostWithTexts
  return listed.map(({ path, title, hero, sections }) => ({
    path,
    title: title.value,
    parts: [
      ['', hero.heading.value, hero.text.value],
      ...sections.flatMap((section): IndexedPart[] => {
        const text = (value: unknown) => (hasTexts ? textsIn(value).map(shortened).join('\n') : '')
        if (section._type === 'faqs')
          return section.categories.flatMap(({ slug, faqs }) =>
            faqs.map(({ question, answer }): IndexedPart => [slug, question.value, text(answer)]),
          )
        const { anchor, heading, ...content } = section
        return [[anchor, heading.value, invitations.has(section._type) ? '' : text(content)]]
      }),
    ],
  }))
}

/** Returns the beginning of a paragraph, and the names that are in the rest of it. */
function shortened(paragraph: string): string {
  if (paragraph.length <= longest) return paragraph
  const beginning = paragraph.slice(0, paragraph.lastIndexOf(' ', longest))
  const rest = paragraph.slice(beginning.length)
  const names = rest.match(/(?<=[^.:!?] )\p{Lu}[\p{L}\p{N}-]+/gu) ?? []
  const others = new Set(names.filter((name) => !beginning.includes(name)))
  return beginning + restOfParagraph + [...others].join(' ')
}
