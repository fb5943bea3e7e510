import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { TextDifference } from './StaleNote.tsx'

test('a translator sees what changed in the English', async () => {
  const shown = await render(<TextDifference before="Open on Mondays" now="Closed on Mondays" />)
  expect(shown.querySelector('del')?.textContent).toBe('Open')
  expect(shown.querySelector('ins')?.textContent).toBe('Closed')
})
