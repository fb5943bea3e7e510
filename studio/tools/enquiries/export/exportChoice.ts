import { useState } from 'react'
import { z } from 'zod'
import { storageItem } from '../../../../web/browser/storage.ts'
import { parseStored } from '../../../queries/parseStored.ts'
import { csvColumns, separators, usualSeparator } from './csv.ts'

const choice = z.object({ headings: z.array(z.string()), separator: z.enum(separators) })

/** The columns of an export, by their headings in English, and the separator of its cells. */
type ExportChoice = z.output<typeof choice>

const stored = storageItem('localStorage', 'enquiryExport')

const everything: ExportChoice = {
  headings: csvColumns.map(({ heading }) => heading),
  separator: usualSeparator,
}

/** Returns the export choice that this browser stores, and its setter. */
export function useExportChoice(): [ExportChoice, (choice: ExportChoice) => void] {
  const [chosen, setChosen] = useState(() => parse(stored.read()) ?? everything)
  const choose = (next: ExportChoice) => {
    stored.write(JSON.stringify(next))
    setChosen(next)
  }
  return [chosen, choose]
}

/** Parses a stored choice, without columns that an update has removed. Returns null if no column is left. */
function parse(kept: string | null): ExportChoice | null {
  const chosen = parseStored(choice, kept)
  const left = chosen?.headings.filter((heading) => everything.headings.includes(heading)) ?? []
  return chosen && left.length > 0 ? { ...chosen, headings: left } : null
}
