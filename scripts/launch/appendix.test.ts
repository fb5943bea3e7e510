import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { steps } from './steps.ts'
import { tools } from './tools.ts'

const guide = await readFile('docs/hosting.md', 'utf8')
const appendix = guide.slice(guide.indexOf('## Appendix: the steps'))

test('the appendix has the steps of npm run launch, in its order', () => {
  const rows = [...appendix.matchAll(/^\| (?!step |-)([^|]+) \| .*\|$/gm)]
  expect(rows.map(([, name]) => name)).toEqual(steps.map(({ name }) => name))
})

test('the document has the tools in the versions that npm run launch uses', () => {
  const versions = new Set(
    [...guide.matchAll(/npx (?:--yes )?([\w-]+@\d[\d.]*)/g)].map(([, tool]) => tool),
  )
  const used = Object.values(tools).flatMap((words) => words.filter((word) => word.includes('@')))
  expect([...versions].sort()).toEqual(used.sort())
})
