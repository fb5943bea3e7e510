import { LayerProvider } from '@sanity/ui'
import { act } from 'react'
import type { PatchEvent } from 'sanity'
import { expect, test, vi } from 'vitest'
import { paragraph } from '../../../web/testing/content.ts'
import { render } from '../../testing/render.tsx'
import { ChooseQuestions } from './ChooseQuestions.tsx'

const question = (_key: string, en: string, answer = 'Yes.') => ({
  _key,
  question: { en },
  answer: { en: [paragraph(answer)] },
})
const categories = [
  {
    _id: 'general',
    title: { en: 'General', fr: 'Généralités' },
    faqs: [question('who', 'Who’s there?')],
  },
  {
    _id: 'trade',
    title: { en: 'Trademarks' },
    faqs: [question('time', 'How long?', 'Ask WIPO.'), question('cost', 'How much?')],
  },
]

vi.mock('sanity', async (load) => ({
  ...(await load<object>()),
  useClient: () => ({ fetch: async () => categories }),
}))

async function open(entries: Parameters<typeof ChooseQuestions>[0]['entries'] = []) {
  const changes: PatchEvent[] = []
  await render(
    <LayerProvider>
      <ChooseQuestions
        entries={entries}
        onChange={(event) => changes.push(event)}
        onClose={() => undefined}
      />
    </LayerProvider>,
  )
  return changes
}

const shown = () => [...document.querySelectorAll('label')].map((label) => label.textContent)
const box = (label: string) => {
  const match = [...document.querySelectorAll('label')].find((one) =>
    one.textContent?.startsWith(label),
  )
  const input = document.getElementById(match?.htmlFor ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`No box «${label}»`)
  return input
}

test('all questions are grouped by category, with their answers, and those of the page are ticked', async () => {
  const entry = {
    _key: 'x',
    _type: 'chosenQuestion',
    category: { _ref: 'trade' },
    questionKey: 'cost',
  }
  await open([entry])
  expect([...document.querySelectorAll('legend')].map((one) => one.textContent)).toEqual([
    'General',
    'Trademarks',
  ])
  expect(shown()).toEqual(['Who’s there?Yes.', 'How long?Ask WIPO.', 'How much?Yes.'])
  expect([box('Who').checked, box('How much').checked]).toEqual([false, true])
})

test('a tick adds the question at the end, and taking it away removes the entry', async () => {
  const entry = {
    _key: 'x',
    _type: 'chosenQuestion',
    category: { _ref: 'trade' },
    questionKey: 'cost',
  }
  const changes = await open([entry])
  await act(async () => box('How long').click())
  await act(async () => box('How much').click())
  expect(changes.map(({ patches }) => patches)).toMatchObject([
    [
      { type: 'setIfMissing' },
      {
        type: 'insert',
        position: 'after',
        path: [-1],
        items: [{ _type: 'chosenQuestion', category: { _ref: 'trade' }, questionKey: 'time' }],
      },
    ],
    [{ type: 'unset', path: [{ _key: 'x' }] }],
  ])
})

test('the search finds words of questions, answers and categories, also without accents and with a keyboard’s apostrophe', async () => {
  await open()
  const search = document.querySelector<HTMLInputElement>('input[type=search]')
  const type = (words: string) =>
    act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(search, words)
      search?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await type('how wipo')
  expect(shown()).toEqual(['How long?Ask WIPO.'])
  await type('trademarks')
  expect(shown()).toHaveLength(2)
  await type('generalites')
  expect(shown()).toEqual(['Who’s there?Yes.'])
  await type("who's")
  expect(shown()).toEqual(['Who’s there?Yes.'])
  await type('zebra')
  expect(document.body.textContent).toContain('No question has these words.')
})
