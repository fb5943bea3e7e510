import type { SectionOf } from '../derivations.ts'
import { paragraph, paragraphs, table } from '../markdownBlocks.ts'
import { tableTexts } from './tableTexts.ts'

export const tableMarkdown = ({ grid, caption }: SectionOf<'table'>) => {
  const { heads, rows, notes } = tableTexts(grid)
  return [table(heads, rows), ...notes.map((note) => paragraph(note)), ...paragraphs(caption)]
}
