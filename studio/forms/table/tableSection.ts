import { defaultLanguage } from '../../../shared/languages.ts'
import { table } from '../../../web/sections/table/shape.ts'
import type { CopiedTable } from './clipboard.ts'
import { headLine, newGrid, newKey } from './gridModel.ts'
import { pasteGrid } from './pasteGrid.ts'
import { pasteMessage } from './pasteMessage.ts'

/** Returns a section with a copied table, without a heading yet, and a message about the losses of the copy. */
export function tableSection(copied: CopiedTable) {
  const start = { line: headLine, column: 0 }
  const pasted = pasteGrid(newGrid(2, 1), start, copied, defaultLanguage)
  return pasted === undefined
    ? undefined
    : {
        section: {
          _type: table.shape._type.value,
          _key: newKey(),
          grid: pasted.grid,
        },
        message: pasteMessage({ ...copied, beside: '' }, pasted),
      }
}
