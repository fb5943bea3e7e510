import type { SectionOf } from '../derivations.ts'
import {
  heading,
  item,
  itemsOf,
  link,
  type MarkdownContext,
  paragraph,
  paragraphs,
} from '../markdownBlocks.ts'

export function groupedListsMarkdown(
  { items }: SectionOf<'groupedLists'>,
  { site, urlOf }: MarkdownContext,
) {
  return items.flatMap(({ title, text, lists }) => [
    heading(title.value, 3),
    ...paragraphs(text),
    ...lists.flatMap((list) => [
      ...(list.heading ? [heading(list.heading.value, 4)] : []),
      ...(list.answeredByPhone ? [paragraph(site.emergencyPhone ?? site.phone)] : []),
      ...(list.answer ? answered(list.answer, urlOf) : []),
      ...itemsOf(list.items),
      ...(list.pages ?? []).map(({ title, path, time }) =>
        item(link(title.value, urlOf(path)), ...(time ? [`: ${time.value}`] : [])),
      ),
    ]),
  ])
}

type Answer = NonNullable<SectionOf<'groupedLists'>['items'][number]['lists'][number]['answer']>

const answered = ({ title, path, text }: Answer, urlOf: MarkdownContext['urlOf']) => [
  paragraph(link(title.value, urlOf(path))),
  ...paragraphs(text),
]
