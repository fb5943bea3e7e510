import { countAttributes } from 'local-content-lake'
import { expect, test } from 'vitest'
import { loadDemo } from '../scripts/content/demo.ts'

test('the demo leaves 750 of the 2,000 attributes that a free dataset has', async () => {
  expect(countAttributes(await loadDemo())).toBeLessThan(1250)
})
