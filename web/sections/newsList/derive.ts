import { lists } from '../../../shared/content/pageTypes/newsArticle.ts'
import type { SectionInLanguageOf } from '../sectionInLanguage.ts'
import { aboutThisPage } from './shape.ts'

/**
 * Limits the list to the newest articles in the language, because the query returns the newest in each language. On a
 * service page, rows have no summaries, because they are about the service.
 */
export function deriveNewsList({ items, ...section }: SectionInLanguageOf<'newsList'>) {
  const isShort = section.shows === aboutThisPage
  return {
    ...section,
    items: items
      .slice(0, lists.news.max)
      .map(({ summary, ...item }) => ({ ...item, ...(!isShort && { summary }) })),
  }
}
