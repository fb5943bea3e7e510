import { sourceId } from '../../../shared/content/addresses/anchors.ts'
import { newsPath } from '../../../shared/content/addresses/paths.ts'
import { type Text, toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { contactDetails } from '../../../web/model/contactDetails.ts'
import type { IndexedPage, IndexedPart } from '../../../web/model/searchContent.ts'
import type { Page, Site, ValidPage } from '../../../web/model/types.ts'
import { tableTexts } from '../../../web/sections/table/tableTexts.ts'
import { paragraphsIn } from '../pages/paragraphs.ts'

/** Returns a page's entry in the search index, with its whole text, or none for a page that search engines must not list. */
export function indexedPages(page: Page, validPage?: ValidPage): IndexedPage[] {
  const { path, title, seo, hero, sections, sourceList } = page
  const isOld = page._type === 'newsArticle' && page.isOld
  const isFurtherList = page._type === 'newsPage' && path !== newsPath
  if (seo.hidden || isOld || isFurtherList) return []
  const parts = sections.flatMap((section): IndexedPart[] => {
    if (section._type === 'faqs')
      return section.categories.flatMap(({ slug, faqs }) =>
        faqs.map(({ question, answer }) => part(slug, question, answer)),
      )
    const words = searchWordsOf(validPage?.sections.find(({ _key }) => _key === section._key))
    if (section._type === 'questions') {
      const { anchor, heading, questions, ...content } = section
      const parts = questions.map(({ question, answer }) => part(anchor, question, answer))
      return [{ ...part(anchor, heading, content), ...words }, ...parts]
    }
    if (section._type === 'table') {
      const { anchor, heading, grid, ...content } = section
      const { heads, rows } = tableTexts(grid)
      const lines = [heads, ...rows].map((texts) => ({ key: anchor, value: texts.join(' · ') }))
      return [{ ...part(anchor, heading, { ...content, lines, notes: grid.notes }), ...words }]
    }
    const { anchor, heading, ...content } = section
    return [{ ...part(anchor, heading, content), ...words }]
  })
  const own = page._type === 'newsArticle' ? page.news : page._type === 'country' && page.country
  const head = part('', hero.heading, [hero.text, hero.facts, own])
  const sources = (sourceList?.sources ?? []).map(({ name }, index) =>
    part(sourceId(index + 1), title, name),
  )
  return [
    {
      path,
      kind: kindOf(page),
      title: title.value,
      lang: title.lang,
      parts: [head, ...parts, ...sources],
    },
  ]
}

/** Adds the company's contact details, which are part of the site, to the entries of the section that shows them. */
export function withContactDetails(
  entries: IndexedPage[],
  { sections }: Page,
  site: Site,
): IndexedPage[] {
  const anchors = sections.flatMap((section) =>
    section._type === 'contactInfo' ? section.anchor : [],
  )
  if (anchors.length === 0) return entries
  const lines = contactDetails(site).map(({ label, text }) => `${label} · ${text}`)
  return entries.map((entry) => ({
    ...entry,
    parts: entry.parts.map((part) =>
      anchors.includes(part.anchor) ? { ...part, text: [...lines, part.text].join('\n') } : part,
    ),
  }))
}

function kindOf({ _type }: Page): IndexedPage['kind'] {
  if (_type === 'servicePage') return 'service'
  if (_type === 'country') return 'country'
  return _type === 'legalPage' ? 'legal' : 'page'
}

/**
 * Returns a section's search words in all languages, because visitors may know only the name in another language. The
 * other names of medicines are search words too.
 */
function searchWordsOf(section: ValidPage['sections'][number] | undefined) {
  const words = section && 'searchWords' in section ? section.searchWords : undefined
  const otherNames =
    section?._type === 'medicines'
      ? section.items.flatMap(({ medicines }) =>
          medicines.flatMap(({ otherNames = [] }) => otherNames),
        )
      : []
  const all = [...languageCodes.flatMap((code) => words?.[code] ?? []), ...otherNames]
  return all.length > 0 && { searchWords: all.join(', ') }
}

function part(anchor: string, heading: Text, content: unknown): IndexedPart {
  const lang = paragraphsIn(content).every(({ lang }) => lang) ? heading.lang : undefined
  return { anchor, heading: heading.value, text: textOf(content), lang }
}

const textOf = (content: unknown) =>
  paragraphsIn(content)
    .map(({ entry }) => toPlainText(entry))
    .join('\n')
