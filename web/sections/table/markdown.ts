import type { SectionOf } from '../derivations.ts'
import {
  item,
  link,
  type MarkdownContext,
  paragraph,
  paragraphs,
  table,
} from '../markdownBlocks.ts'
import { tableTexts } from './tableTexts.ts'

export function tableMarkdown(
  { grid, caption, comparedPages = [] }: SectionOf<'table'>,
  { urlOf }: MarkdownContext,
) {
  const { heads, rows, notes } = tableTexts(grid)
  return [
    table(heads, rows),
    ...notes.map((note) => paragraph(note)),
    ...paragraphs(caption),
    ...comparedPages.map(({ title, path }) => item(link(title.value, urlOf(path)))),
  ]
}
