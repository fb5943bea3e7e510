import type { SectionOf } from '../derivations.ts'
import { item, link } from '../markdownBlocks.ts'

export const logosMarkdown = ({ items }: SectionOf<'logos'>) =>
  items.map(({ name, url }) => item(url ? link(name, url) : name))
