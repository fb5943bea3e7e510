import { expect, test } from 'vitest'
import { paragraph, text } from '../../testing/content.ts'
import { click, one, render, textsOf } from '../../testing/render.tsx'
import { Faqs } from './Faqs.tsx'
import { faqCategory } from './shape.ts'

const category = (slug: string, ...questions: string[]) => ({
  _id: slug,
  slug,
  title: text(`About ${slug}`),
  faqs: questions.map((question) => ({
    _key: question,
    question: text(question),
    answer: { key: `test:answer to ${question}`, value: [paragraph(`Because of ${question}`)] },
  })),
})

const section = {
  _type: 'faqs' as const,
  _key: 'a',
  anchor: 'faqs',
  heading: text('Questions'),
  categories: [category('general', 'Who?', 'Where?'), category('orders', 'How?')],
}

test('each category is a section that can be linked to, labelled by its title', async () => {
  const view = await render(<Faqs section={section} />)
  expect([...view.querySelectorAll('section')].map(({ id }) => id)).toEqual(['general', 'orders'])
  const orders = one(view, 'section#orders')
  expect(one(orders, `#${orders.getAttribute('aria-labelledby')}`).textContent).toBe('About orders')
})

test('each question is an item of its category’s list and begins collapsed', async () => {
  const view = await render(<Faqs section={section} />)
  expect(textsOf(view, '#general ul > li summary')).toEqual(['Who?', 'Where?'])
  expect(view.querySelectorAll('details[open]')).toHaveLength(0)
})

test('a question opens and closes without closing another', async () => {
  const view = await render(<Faqs section={section} />)
  const opened = () => textsOf(view, 'details[open] summary')
  const [who, where] = view.querySelectorAll<HTMLElement>('summary')
  if (!who || !where) throw new Error('The questions are missing')
  await click(who)
  await click(where)
  expect(opened()).toEqual(['Who?', 'Where?'])
  await click(who)
  expect(opened()).toEqual(['Where?'])
})

test('the anchor of a category differs from the page’s own ids', () => {
  const { slug } = faqCategory.shape
  expect([slug.safeParse('contents').success, slug.safeParse('general').success]).toEqual([
    false,
    true,
  ])
})
