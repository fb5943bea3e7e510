import type { SectionOf } from '../derivations.ts'
import { paragraph, quote } from '../markdownBlocks.ts'

export const quotesMarkdown = ({ items }: SectionOf<'quotes'>) =>
  items.flatMap(({ text, name, role }) => [
    quote(text.value),
    paragraph([name, role?.value].filter(Boolean).join(', ')),
  ])
