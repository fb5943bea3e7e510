import type { Locator, Page } from 'playwright/test'
import { client, stored } from './contentLake.ts'
import { patient } from './patient.ts'
import { input, open, visit } from './studio.ts'
import { test } from './test.ts'

/** What is done right after the last key, far from the Content Lake and on a slow computer. */

/** Makes each request wait 600 ms, and the processor four times slower. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 600, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('what was typed right before Publish, or before leaving the form, is not lost', async ({
  page,
}) => {
  const category = await stored<{ _id: string; _type: string; faq: string }>(
    '*[_type == "faqCategory"][0]{_id, _type, "faq": faqs[0]._key}',
  )
  const texts = (id: string) => `{
    "title": *[_id == ${id}][0].title.en, "answer": pt::text(*[_id == ${id}][0].faqs[0].answer.en)
  }`
  const query = `{"published": ${texts('$_id')}, "draft": ${texts('"drafts." + $_id')}}`
  type State = Record<'published' | 'draft', { title: string; answer: string } | null>
  const state = () => client.fetch<State>(query, category, { perspective: 'raw' })
  const before = await state()
  const none = { title: null, answer: null }
  const published = (title = '', answer = '') =>
    patient.poll(state).toEqual({
      published: {
        title: before.published?.title + title,
        answer: before.published?.answer + answer,
      },
      draft: none,
    })
  /** Types at the end of a field, once the first word is saved, so that only the last one is not. */
  async function type(field: Locator, first: string, last: string) {
    await field.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(first)
    await patient.poll(async () => JSON.stringify((await state()).draft)).toContain(first)
    await patient(page.getByTestId('action-publish')).toBeEnabled()
    await page.keyboard.type(last)
  }

  await open(page, category)
  const line = await input(page, 'title.en')
  await slowDown(page)
  await type(line, ' one', ' two')
  await page.getByTestId('action-publish').click()
  await published(' one two')
  await type(line, ' three', ' four')
  await page.keyboard.press('Control+Alt+p')
  await published(' one two three four')

  const path = `faqs[_key=="${category.faq}"].answer.en`
  await visit(
    page,
    `/intent/edit/id=${category._id};type=${category._type};path=${encodeURIComponent(path)}/`,
  )
  const paragraph = page.getByTestId(`field-${path}`).getByRole('textbox')
  await patient(paragraph).toBeVisible()
  await type(paragraph, ' five', ' six')
  await page.keyboard.press('Control+Alt+p')
  await published(' one two three four', ' five six')

  await type(paragraph, ' seven', ' eight')
  await visit(page, '/start')
  await patient.poll(async () => (await state()).draft?.answer).toMatch(/ five six seven eight$/)
})
