import type { SanityDocumentLike } from 'sanity'
import { expect, test } from 'vitest'
import { paragraph } from '../../../web/testing/content.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'

const text = (en: string) => ({ en })
const faq = (question: string) => ({
  _key: question,
  question: text(question),
  answer: { en: [paragraph('Yes.')] },
})
const category = {
  _id: 'faq-general',
  _type: 'faqCategory',
  title: text('General'),
  slug: { current: 'general' },
  faqs: [faq('Who?'), faq('Where?')],
}
const chosen = (_key: string, questionKey: string) => ({
  _key,
  _type: 'chosenQuestion',
  category: { _type: 'reference', _ref: category._id },
  questionKey,
})
const page = (...questions: object[]) => ({
  _id: 'aboutPage',
  _type: 'aboutPage',
  title: text('About'),
  sections: [{ _type: 'questions', _key: 'q', heading: text('Questions'), questions }],
})

/** Returns the messages about questions: of entries of the page, or of the category. */
async function messagesOf(document: SanityDocumentLike, others: SanityDocumentLike[]) {
  const markers = await (await testWorkspace(others)).validate(document)
  return markers
    .filter(({ path }) => path.includes('questions') || path[0] === 'faqs')
    .map(({ level, path, message }) => `${level} ${JSON.stringify(path.slice(3))} ${message}`)
}

test('questions of the FAQ and of the page can be published together', async () => {
  const own = { _type: 'ownQuestion', ...faq('How?') }
  expect(await messagesOf(page(chosen('a', 'Who?'), own), [category])).toEqual([])
})

test('a question that the FAQ no longer has, and one that is chosen twice, are refused at their entries', async () => {
  expect(await messagesOf(page(chosen('a', 'When?')), [category])).toEqual([
    'error [{"_key":"a"}] This field is no longer in the FAQ',
  ])
  expect(await messagesOf(page(chosen('a', 'Who?'), chosen('b', 'Who?')), [category])).toEqual([
    'error [{"_key":"b"}] This field is on the list twice',
  ])
})

test('a question that a published page has cannot be removed from the FAQ', async () => {
  const others = [category, page(chosen('a', 'Who?'))]
  const without = (question: string) => ({
    ...category,
    _id: 'drafts.faq-general',
    faqs: category.faqs.filter(({ _key }) => _key !== question),
  })
  expect(await messagesOf(without('Who?'), others)).toEqual([
    'error [] “Who?” is also on the page “About”. Remove it there and publish that first',
  ])
  expect(await messagesOf(without('Where?'), others)).toEqual([])
  const draft = { ...page(chosen('a', 'Who?')), _id: 'drafts.aboutPage' }
  expect(await messagesOf(without('Who?'), [category, draft])).toEqual([])
})
