import { expect, test } from 'vitest'
import { one, render } from '../testing/render.tsx'
import { H2 } from './typography.tsx'

test('a heading’s compounds are inline blocks, which lines do not break, and its text stays the same', async () => {
  const view = await render(<H2>Inspection and post-approval support</H2>)
  expect(one(view, 'h2').textContent).toBe('Inspection and post-approval support')
  const compound = one(view, 'h2 span span')
  expect(compound.textContent).toBe('post-approval')
  expect(getComputedStyle(compound).display).toBe('inline-block')
})
