import type { SectionOf } from '../derivations.ts'
import { heading, item, type MarkdownContext, paragraphs } from '../markdownBlocks.ts'

export function medicationsMarkdown(
  { items }: SectionOf<'medications'>,
  { site: { messages } }: MarkdownContext,
) {
  return items.flatMap(({ title, text, category, medicines }) => [
    heading(`${title.value} (${messages[`medications.${category}`].value})`, 3),
    ...paragraphs(text),
    ...medicines.map(({ name }) => item(name.value)),
  ])
}
