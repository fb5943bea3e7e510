import { lists } from '../../../shared/content/pageTypes/newsArticle.ts'
import type { LocalizedSectionOf } from '../localizedSection.ts'
import { aboutThisPage } from './shape.ts'

/**
 * Limits the list to the newest articles in the language, because the query returns the newest in each language. On a
 * service page, rows have no summaries, because they are about the service.
 */
export function deriveNewsList({ items, ...section }: LocalizedSectionOf<'newsList'>) {
  const isShort = section.shows === aboutThisPage
  return {
    ...section,
    items: items
      .slice(0, lists.news.max)
      .map(({ summary, ...item }) => ({ ...item, ...(!isShort && { summary }) })),
  }
}
