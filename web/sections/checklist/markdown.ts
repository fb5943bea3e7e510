import type { SectionOf } from '../derivations.ts'
import { itemsOf } from '../markdownBlocks.ts'

export const checklistMarkdown = ({ items }: SectionOf<'checklist'>) => itemsOf(items)
