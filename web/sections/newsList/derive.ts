import type { LocalizedSectionOf } from '../localizedSection.ts'
import { aboutThisPage } from './shape.ts'

/** On the page of a service, rows have no summaries, because they are about it. */
export function deriveNewsList({ items, ...section }: LocalizedSectionOf<'newsList'>) {
  const isShort = section.shows === aboutThisPage
  return {
    ...section,
    items: items.map(({ summary, ...item }) => ({ ...item, ...(!isShort && { summary }) })),
  }
}
