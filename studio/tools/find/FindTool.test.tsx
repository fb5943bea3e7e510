import { act, createElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../../tests/support/failOnConsoleError.ts'
import type { ChangedDocument } from '../../documents/replacing/undoChange.ts'
import { render } from '../../testing/render.tsx'
import { FindState } from './FindState.tsx'
import { FindTool } from './FindTool.tsx'
import type { TextMatch } from './findMatches.ts'

type Change = { id: string; match: TextMatch; replacement: string }

const replaceMatches = vi.hoisted(() =>
  vi.fn(async (_client: unknown, edits: Change[]) => edits.map(({ id }) => ({ id }))),
)
const useTexts = vi.hoisted(() => vi.fn<() => object>())
const undoChange = vi.hoisted(() =>
  vi.fn<(client: unknown, change: ChangedDocument) => Promise<boolean>>(),
)

vi.mock('sanity', async (original) => ({ ...(await original()), useClient: () => ({}) }))
vi.mock('./replaceMatches.ts', () => ({ replaceMatches }))
vi.mock('../../documents/replacing/undoChange.ts', async (original) => ({
  ...(await original()),
  undoChange,
}))
vi.mock('../../documents/bulk/PublishTogether.tsx', () => ({ PublishTogether: () => null }))
vi.mock('./FindResult.tsx', () => ({
  FindResult: ({ match, onReplace, onSkip }: ResultProps) =>
    createElement(
      'li',
      {},
      `${match.before}[${match.matched}]${match.after}`,
      createElement(
        'button',
        { type: 'button', onClick: () => onReplace('WAHO, OOAS') },
        'Replace',
      ),
      createElement('button', { type: 'button', onClick: onSkip }, 'Skip'),
    ),
}))
vi.mock('./useTexts.ts', () => ({ useTexts }))

/** The tool, which is left for another one and opened again by a button. */
function Tools() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <FindTool />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {'Go'}
      </button>
    </>
  )
}

const openTool = () =>
  render(
    <FindState>
      <Tools />
    </FindState>,
  )

/** Documents with a title in English, by id. */
const titled = (titles: Record<string, string>) => ({
  documents: Object.entries(titles).map(([id, text]) => ({
    id,
    type: { name: 'faqPage' },
    isDraft: true,
    texts: [{ field: 'title', language: 'en', text, parts: [{ path: 'en', text, start: 0 }] }],
  })),
})

type ResultProps = {
  match: TextMatch
  onReplace: (replacement: string) => void
  onSkip: () => void
}

async function press(view: HTMLElement, name: string) {
  const button = [...view.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )
  await act(async () => button?.click())
}

const find = (view: HTMLElement, words: string) => write(view.querySelector('input'), words)

async function write(field: HTMLInputElement | null | undefined, words: string) {
  if (!field) throw new Error('There is no field')
  // With the native setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words)
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
}

test('undoing that was cut off goes on where it stopped', async () => {
  useTexts.mockReturnValue(titled({ a: 'Fees of WAHO', b: 'Fees of WAHO' }))
  const view = await openTool()
  await find(view, 'WAHO')
  await press(view, 'Replace')
  await press(view, 'Replace')
  expect(view.textContent).toContain('2 drafts were changed here')

  undoChange.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('cut off'))
  await press(view, 'Undo all')
  expect(takeConsoleErrors()).toHaveLength(1)
  expect(view.textContent).toContain('1 draft was changed here')
  undoChange.mockResolvedValueOnce(true)
  await press(view, 'Undo all')
  expect(undoChange.mock.calls.map(([, { id }]) => id)).toEqual(['a', 'b', 'b'])
  expect(view.textContent).not.toContain('changed here')
})

test('neither a replacement that contains the words nor a skipped match of the same text is listed again', async () => {
  let read = (_: object) => {}
  useTexts.mockImplementation(() => {
    const [texts, setTexts] = useState<object>(titled({ a: 'WAHO asks WAHO for WAHO' }))
    read = setTexts
    return texts
  })
  replaceMatches.mockImplementationOnce(async (_client, edits) => {
    read(titled({ a: 'WAHO asks WAHO, OOAS for WAHO' }))
    return edits.map(({ id }) => ({ id }))
  })
  const view = await openTool()
  const listed = () =>
    [...view.querySelectorAll('li')].map(({ firstChild }) => firstChild?.textContent)
  await find(view, 'WAHO')
  await press(view, 'Skip')
  await press(view, 'Replace')
  expect(listed()).toEqual(['WAHO asks WAHO, OOAS for [WAHO]'])
  await press(view, 'Skip')
  expect(listed()).toEqual([])
})

test('a name in capitals is found in capitals only, because WHO is no “who”', async () => {
  useTexts.mockReturnValue(titled({ a: 'WHO decides', b: 'Those who decide' }))
  const view = await openTool()
  await find(view, 'WHO')
  expect(view.textContent).toContain('2 places')
  await press(view, 'A name, in each language')
  expect(view.textContent).toContain('1 place.')
})

test('words and drafts stay while another tool is open, and what all were replaced by is not listed', async () => {
  let read = (_: object) => {}
  useTexts.mockImplementation(() => {
    const [texts, setTexts] = useState<object>(titled({ a: 'WHO asks WHO', b: 'Ask WHO' }))
    read = setTexts
    return texts
  })
  const replaced = titled({ a: 'WHO, OMS asks WHO, OMS', b: 'Ask WHO, OMS' })
  replaceMatches.mockImplementationOnce(async () => {
    read(replaced)
    return [{ id: 'a' }, { id: 'b' }]
  })
  const view = await openTool()
  const fields = () => [...view.querySelectorAll('input')].map(({ value }) => value)
  const [, replacement] = view.querySelectorAll('input')
  await find(view, 'WHO')
  await write(replacement, 'WHO, OMS')
  await press(view, 'I have read them: replace all 3')
  expect(view.querySelector('li')).toBeNull()
  await press(view, 'Go')
  expect(fields()).toEqual([])
  useTexts.mockReturnValue(replaced)
  await press(view, 'Go')
  expect(fields()).toEqual(['WHO', 'WHO, OMS'])
  expect(view.querySelector('li')).toBeNull()
  expect(view.textContent).toContain('2 drafts were changed here')
  useTexts.mockReturnValue({
    documents: replaced.documents.map((one) => ({ ...one, isDraft: one.id === 'a' })),
  })
  await press(view, 'Go')
  await press(view, 'Go')
  expect(view.textContent).toContain('1 draft was changed here')
})
