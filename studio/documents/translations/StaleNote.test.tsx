import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { TextDifference } from './StaleNote.tsx'

test('a translator sees what changed in the English', async () => {
  const view = await render(<TextDifference before="Open on Mondays" now="Closed on Mondays" />)
  expect(view.querySelector('del')?.textContent).toBe('Open')
  expect(view.querySelector('ins')?.textContent).toBe('Closed')
})
