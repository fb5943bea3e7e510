import type { SectionOf } from '../derivations.ts'
import { item } from '../markdownBlocks.ts'

export const picturesMarkdown = ({ items }: SectionOf<'pictures'>) =>
  items.map(({ alt, caption }) =>
    item([alt, caption].flatMap((text) => text?.value || []).join('. ')),
  )
