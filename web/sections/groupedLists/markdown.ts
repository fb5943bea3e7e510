import type { SectionOf } from '../derivations.ts'
import {
  heading,
  item,
  itemsOf,
  link,
  type MarkdownContext,
  paragraphs,
} from '../markdownBlocks.ts'

export function groupedListsMarkdown(
  { items }: SectionOf<'groupedLists'>,
  { urlOf }: MarkdownContext,
) {
  return items.flatMap(({ title, text, lists }) => [
    heading(title.value, 3),
    ...paragraphs(text),
    ...lists.flatMap((list) => [
      ...(list.heading ? [heading(list.heading.value, 4)] : []),
      ...itemsOf(list.items),
      ...(list.pages ?? []).map((page) => item(link(page.title.value, urlOf(page.path)))),
    ]),
  ])
}
