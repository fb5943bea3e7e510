import type { Locator, Page } from 'playwright/test'
import { client, stored } from './contentLake.ts'
import { input, open, visit } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { test } from './test.ts'

/** What is done right after the last key, far from the Content Lake and on a slow computer. */

/**
 * Makes each request wait 600 ms, until it is disposed of, because the tests after it go on in the same page.
 */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 600, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  return {
    /** Makes the processor slower by a factor. */
    slowProcessor: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }),
    // The end of its session ends what it emulates.
    [Symbol.asyncDispose]: () => session.detach(),
  }
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
    studioExpect.poll(state).toEqual({
      published: {
        title: before.published?.title + title,
        answer: before.published?.answer + answer,
      },
      draft: none,
    })
  /** Types at the end of a field, once the first word is saved, so that only the last one is not. */
  async function type(field: Locator, first: string, last: string, slowness = 1) {
    await field.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText(first)
    await studioExpect.poll(async () => JSON.stringify((await state()).draft)).toContain(first)
    await studioExpect(page.getByTestId('pane-footer-document-status')).not.toContainText('Saving')
    await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
    await slow.slowProcessor(slowness)
    await page.keyboard.insertText(last)
  }

  await open(page, category)
  const line = await input(page, 'title.en')
  await using slow = await slowDown(page)
  await type(line, ' one', ' two', 4)
  await page.getByTestId('action-publish').click()
  await published(' one two')
  // A slow processor is busy all the time, also for the other journeys.
  await slow.slowProcessor(1)
  await type(line, ' three', ' four', 4)
  await page.keyboard.press('Control+Alt+p')
  await published(' one two three four')
  await slow.slowProcessor(1)

  const path = `faqs[_key=="${category.faq}"].answer.en`
  await visit(
    page,
    `/intent/edit/id=${category._id};type=${category._type};path=${encodeURIComponent(path)}/`,
  )
  const paragraph = page.getByTestId(`field-${path}`).getByRole('textbox')
  await untilVisible(paragraph)
  // Not slow, because the shortcut comes before the editor of rich text passes on the last key.
  await type(paragraph, ' five', ' six')
  await page.keyboard.press('Control+Alt+p')
  await published(' one two three four', ' five six')

  await type(paragraph, ' seven', ' eight')
  await visit(page, '/start')
  await studioExpect
    .poll(async () => (await state()).draft?.answer)
    .toMatch(/ five six seven eight$/)
})

test('a plan can be planned right after its name was typed', async ({ page }) => {
  const plan = {
    ...{ _id: 'drafts.plan-typed', _type: 'plan', name: 'Tender', at: '2999-01-01T09:00:00Z' },
    publishes: [{ _key: 'a', _type: 'reference', _ref: 'faqPage', _weak: true }],
  }
  await client.create(plan)
  await open(page, { ...plan, _id: 'plan-typed' })
  const name = await input(page, 'name')
  const planIt = page.getByRole('button', { name: 'Plan it' })
  await studioExpect(planIt).toBeEnabled()
  await using _ = await slowDown(page)
  await name.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' 12 opens')
  await planIt.click()
  await studioExpect
    .poll(() => client.getDocument(plan._id))
    .toMatchObject({ name: 'Tender 12 opens', state: 'scheduled' })
})
