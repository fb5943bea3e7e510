// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCopiedTable } from './clipboard.ts'
import { tableSection } from './tableSection.ts'

test('a range of Excel that was pasted into a text becomes a section, with what was left out', async () => {
  const file = join(import.meta.dirname, 'clipboards/excel.html')
  const copied = readCopiedTable(await readFile(file, 'utf8'), '')
  expect(copied && tableSection(copied)).toMatchObject({
    section: {
      _type: 'table',
      grid: {
        columns: [{ title: { en: 'Ligne' } }, {}, {}, { numbers: true }],
        rows: [{ cells: [{ text: { en: 'Artéméther 20 mg' } }, {}, {}, {}] }, {}, {}],
      },
    },
    message:
      'Pasted: 4 rows, 4 columns. The first row became the heads. Columns of numbers: 3. Units, now below the heads: %. Left out: hidden rows (1).',
  })
})
