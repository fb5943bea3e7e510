import type { SectionOf } from '../derivations.ts'
import {
  actionLinks,
  heading,
  itemsOf,
  type MarkdownContext,
  paragraphs,
} from '../markdownBlocks.ts'

export function cardsMarkdown({ items }: SectionOf<'cards'>, context: MarkdownContext) {
  return items.flatMap(({ title, text, tag, duration, features, link }) => [
    heading(title.value, 3),
    ...paragraphs(text, tag, duration),
    ...itemsOf(features),
    ...actionLinks(link && [link], context),
  ])
}
