import type { SectionOf } from '../derivations.ts'
import { item, link, type MarkdownContext, paragraph } from '../markdownBlocks.ts'

export function newsListMarkdown(
  { items, all }: SectionOf<'newsList'>,
  { site: { messages }, urlOf }: MarkdownContext,
) {
  return [
    ...items.map(({ title, path, publishedOn, summary }) =>
      item(
        link(title.value, urlOf(path)),
        `, ${publishedOn}${summary ? `. ${summary.value}` : ''}`,
      ),
    ),
    ...(all ? [paragraph(link(messages['news.all'].value, urlOf(all)))] : []),
  ]
}
