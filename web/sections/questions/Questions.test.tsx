import { expect, test } from 'vitest'
import { paragraph, text } from '../../testing/content.ts'
import { render, textsOf } from '../../testing/render.tsx'
import { deriveQuestions } from './derive.ts'
import { Questions } from './Questions.tsx'
import { questions as shape } from './shape.ts'

const texts = (question: string) => ({
  question: text(question),
  answer: { key: `test:answer to ${question}`, value: [paragraph(`Because of ${question}`)] },
})

const own = (question: string) => ({
  _key: question,
  _type: 'ownQuestion' as const,
  ...texts(question),
})

const chosen = (question: string) => ({
  _key: question,
  _type: 'chosenQuestion' as const,
  category: { _id: 'faq', faqs: [{ _key: 'a', ...texts(question) }] },
})

const section = (...questions: (ReturnType<typeof own> | ReturnType<typeof chosen>)[]) =>
  deriveQuestions({
    _type: 'questions',
    _key: 'a',
    anchor: 'questions',
    heading: text('Questions'),
    questions,
  })

test('each question begins collapsed, with its answer', async () => {
  const view = await render(<Questions section={section(own('Who?'), chosen('Where?'))} />)
  expect(textsOf(view, '#questions ul > li summary')).toEqual(['Who?', 'Where?'])
  expect(textsOf(view, '#questions li p')).toEqual(['Because of Who?', 'Because of Where?'])
  expect(view.querySelector('details[open]')).toBeNull()
})

test('with a question of the FAQ, the section ends with a link to all', async () => {
  const view = await render(<Questions section={section(own('Who?'), chosen('Where?'))} />)
  expect(textsOf(view, 'a[href="/faq"]')).toEqual(['All questions and answers'])
  const alone = await render(<Questions section={section(own('Who?'))} />)
  expect(alone.querySelector('a')).toBeNull()
})

const stored = (question: string) => ({
  question: { en: question },
  answer: { en: [paragraph('Yes.')] },
})
const choice = (_key: string, ...keys: string[]) => ({
  _key,
  _type: 'chosenQuestion',
  category: { _id: 'faq', faqs: keys.map((key) => ({ _key: key, ...stored(key) })) },
})

/** Returns the messages of the gate about a list of questions, with their places. */
const issuesOf = (questions: unknown) =>
  shape
    .safeParse({ _type: 'questions', _key: 'a', heading: { en: 'Questions' }, questions })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('the gate refuses an empty list, a removed question and one that is chosen twice', () => {
  expect(issuesOf([choice('a', 'who'), choice('b', 'where')])).toBeUndefined()
  expect(issuesOf([])).toEqual(['questions has no entries'])
  expect(issuesOf([choice('a')])).toEqual(['questions.0.category is no longer in the FAQ'])
  expect(issuesOf([{ _key: 'a', _type: 'chosenQuestion' }])).toEqual([
    'questions.0.category is no longer in the FAQ',
  ])
  expect(issuesOf([choice('a', 'who'), choice('b', 'who')])).toEqual([
    'questions.1 is on the list twice',
  ])
})
