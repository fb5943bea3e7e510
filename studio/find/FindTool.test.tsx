import { act, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { render } from '../testing/render.tsx'
import { FindTool } from './FindTool.tsx'
import type { ChangedDocument } from './replaceMatch.ts'

const undoChange = vi.hoisted(() =>
  vi.fn<(client: unknown, change: ChangedDocument) => Promise<boolean>>(),
)

vi.mock('sanity', async (original) => ({ ...(await original()), useClient: () => ({}) }))
vi.mock('./replaceMatch.ts', async (original) => ({
  ...(await original()),
  replaceMatch: async (_client: unknown, { id }: { id: string }) => ({ id }),
  undoChange,
}))
vi.mock('../bulk/PublishTogether.tsx', () => ({ PublishTogether: () => null }))
vi.mock('./FindResult.tsx', () => ({
  FindResult: ({ onReplace }: { onReplace: (replacement: string) => void }) =>
    createElement('button', { type: 'button', onClick: () => onReplace('OOAS') }, 'Replace'),
}))
vi.mock('./useTexts.ts', () => {
  const texts = [
    {
      field: 'title',
      end: 'en',
      language: 'en',
      text: 'Fees of WAHO',
      parts: [{ path: 'en', text: 'Fees of WAHO', start: 0 }],
    },
  ]
  return { useTexts: () => ({ documents: ['a', 'b'].map((id) => ({ id, texts })) }) }
})

async function press(shown: HTMLElement, name: string) {
  const button = [...shown.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )
  await act(async () => button?.click())
}

test('undoing that was cut off goes on where it stopped', async () => {
  const shown = await render(<FindTool />)
  const field = shown.querySelector('input')
  if (!field) throw new Error('There is no field')
  // With the native setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, 'WAHO')
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
  await press(shown, 'Replace')
  await press(shown, 'Replace')
  expect(shown.textContent).toContain('2 drafts were changed here.')

  undoChange.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('cut off'))
  await press(shown, 'Undo all')
  expect(takeConsoleErrors()).toHaveLength(1)
  expect(shown.textContent).toContain('1 draft was changed here.')
  undoChange.mockResolvedValueOnce(true)
  await press(shown, 'Undo all')
  expect(undoChange.mock.calls.map(([, { id }]) => id)).toEqual(['a', 'b', 'b'])
  expect(shown.textContent).not.toContain('changed here')
})
