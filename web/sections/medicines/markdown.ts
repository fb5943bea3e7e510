import type { SectionOf } from '../derivations.ts'
import { heading, item, paragraphs } from '../markdownBlocks.ts'

export function medicinesMarkdown({ items, messages }: SectionOf<'medicines'>) {
  return items.flatMap(({ title, text, category, medicines }) => [
    heading(`${title.value} (${messages[`medicines.${category}`]})`, 3),
    ...paragraphs(text),
    ...medicines.map(({ name }) => item(name.value)),
  ])
}
