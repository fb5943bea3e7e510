import type { SectionOf } from '../derivations.ts'
import { item, strong } from '../markdownBlocks.ts'

export const statsMarkdown = ({ items }: SectionOf<'stats'>) =>
  items.map(({ value, label }) => item(strong(value.value), ` ${label.value}`))
