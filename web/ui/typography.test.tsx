import { expect, test } from 'vitest'
import { one, render } from '../testing/render.tsx'
import { H2 } from './typography.tsx'

test('lines do not break in a heading’s compounds, except in those that small screens have no room for', async () => {
  const view = await render(<H2>Inspection and post-approval support</H2>)
  expect(one(view, 'h2').textContent).toBe('Inspection and post-approval support')
  const compound = one(view, 'h2 span span')
  expect(compound.textContent).toBe('post-approval')
  expect(getComputedStyle(compound).whiteSpace).toBe('nowrap')

  const long = await render(<H2>Artemether-lumefantrine tablets</H2>)
  expect(long.querySelector('span span')).toBeNull()
})
