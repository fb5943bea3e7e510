import { lists } from '../../../shared/content/pageTypes/newsArticle.ts'
import type { LocalizedSectionOf } from '../localizedSection.ts'
import { aboutThisPage } from './shape.ts'

/**
 * The list has the newest in each language, which can be more than are shown in one. On the page of a service, rows have no
 * summaries, because they are about it.
 */
export function deriveNewsList({ items, ...section }: LocalizedSectionOf<'newsList'>) {
  const isShort = section.shows === aboutThisPage
  return {
    ...section,
    items: items
      .slice(0, lists.news.most)
      .map(({ summary, ...item }) => ({ ...item, ...(!isShort && { summary }) })),
  }
}
