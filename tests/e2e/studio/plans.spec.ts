import { client, pageAt, stored } from './contentLake.ts'
import { served } from './site.ts'
import { chooseAction, open, visit, write } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

/** Creates a draft with another hero heading. */
async function draftOf(path: string, en: string) {
  const { _id, _type } = await pageAt(path)
  const published = await client.getDocument(_id)
  const hero = { ...published?.hero, heading: { ...published?.hero.heading, en } }
  await client.create({ ...published, _id: `drafts.${_id}`, _type, hero })
  return { _id, _type }
}

test('a page is planned for later, its errors are reported, and it is published at its time', async ({
  page,
}) => {
  const document = await draftOf('/services/gmp', '')
  await open(page, document)
  await chooseAction(page, page.getByRole('menuitem', { name: 'Publish later ...' }))
  const issues = page.getByTestId(`issues-${document._id}`)
  await studioExpect(issues).toContainText('Hero › Heading › English')
  const planIt = page.getByRole('button', { name: 'Plan it' })
  await studioExpect(planIt).toBeEnabled()
  await planIt.click()
  await untilVisible(page.getByText('Nothing was changed: see the list above.'))

  const mended = { 'hero.heading.en': 'Inspected tomorrow' }
  await client.patch(`drafts.${document._id}`).set(mended).commit()
  await studioExpect(issues).toHaveCount(0)
  await planIt.click()
  await untilVisible(page.getByText(/Waiting for its time .*9:00.* in Accra/).first())
  const plan = await client.fetch<string>('*[_type == "plan"][0]._id', {}, { perspective: 'raw' })
  await client.patch(plan).set({ at: new Date().toISOString() }).commit()
  await untilVisible(page.getByText(/^Done · /).first())
  await served('/services/gmp', 'Inspected tomorrow')
})

test('drafts that are ticked are published together, in one transaction', async ({ page }) => {
  const about = await draftOf('/about', 'About us together')
  const faq = await draftOf('/faq', 'Asked together')
  await visit(page, '/start')
  await page.getByRole('checkbox', { name: 'All 2 below' }).check()
  await page.getByRole('button', { name: 'Publish what is ticked' }).click()
  await served('/faq', 'Asked together')
  await served('/about', 'About us together')
  const revisions = await stored<string[]>('*[_id in $ids]._rev', { ids: [about._id, faq._id] })
  expect(new Set(revisions).size).toBe(1)
})

test('Find publishes what was replaced, and not the draft of a page that waits for a plan', async ({
  page,
}) => {
  const planned = await draftOf('/services/gmp', 'Only from Monday')
  const other = await pageAt('/about')
  for (const { _id } of [planned, other])
    await client.patch(_id).set({ 'hero.eyebrow.en': 'The zebra crosses.' }).commit()
  await client
    .patch(`drafts.${planned._id}`)
    .set({ 'hero.eyebrow.en': 'The zebra crosses.' })
    .commit()
  const publishes = [{ _key: 'a', _type: 'reference', _ref: planned._id, _weak: true }]
  const at = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString()
  const campaign = { _id: 'drafts.campaign', _type: 'plan', name: 'Campaign', state: 'scheduled' }
  await client.create({ ...campaign, at, publishes })

  await visit(page, '/find')
  await page.getByRole('searchbox', { name: 'Words to find' }).fill('zebra')
  await page.getByRole('textbox', { name: 'Words to put there' }).fill('lion')
  const replace = page.getByRole('button', { name: 'Replace', exact: true })
  await studioExpect(replace).toHaveCount(2)
  await replace.first().click()
  await studioExpect(replace).toHaveCount(1)
  await replace.click()
  await page.getByRole('button', { name: 'Publish them' }).click()
  const question = page.getByTestId(`question-${planned._id}`)
  await studioExpect(question).toContainText('Waits for the plan “Campaign”')
  await studioExpect(question).toContainText('Hero › Heading › English')
  await page.getByRole('button', { name: 'Do as chosen' }).click()
  await untilVisible(page.getByText('Published: 2 documents.', { exact: false }))
  await served('/services/gmp', 'The lion crosses.')
  await served('/about', 'The lion crosses.')
  await served('/services/gmp', 'Only from Monday', false)
  expect(await client.getDocument(`drafts.${planned._id}`)).toMatchObject({
    hero: { heading: { en: 'Only from Monday' }, eyebrow: { en: 'The lion crosses.' } },
  })
})

test('a correction of a page that waits for a plan goes out alone, after a question', async ({
  page,
}) => {
  const planned = await draftOf('/services/gmp', 'Only from Monday')
  await open(page, planned)
  await chooseAction(page, page.getByRole('menuitem', { name: 'Publish later ...' }))
  const planIt = page.getByRole('button', { name: 'Plan it' })
  await studioExpect(planIt).toBeEnabled()
  await planIt.click()
  await untilVisible(page.getByText(/Waiting for its time/).first())

  await open(page, planned)
  await write(page, 'hero.text.en', 'Corrected today')
  await page.getByTestId('action-publish').click()
  const question = page.getByTestId(`question-${planned._id}`)
  await studioExpect(question).toContainText('Changed here:')
  await studioExpect(question).toContainText('Hero › Heading › English')
  await page.getByRole('button', { name: 'Do as chosen' }).click()
  await served('/services/gmp', 'Corrected today')
  await served('/services/gmp', 'Only from Monday', false)
})

test('a campaign begins and ends by itself, and a colleague’s words stay', async ({ page }) => {
  const campaign = await draftOf('/services/gmp', 'Only this week')
  await open(page, campaign)
  await chooseAction(page, page.getByRole('menuitem', { name: 'Publish later ...' }))
  const time = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 16)
  await page.getByTestId('field-at').locator('input').fill(time(1))
  await page.getByTestId('field-until').locator('input').fill(time(8))
  const planIt = page.getByRole('button', { name: 'Plan it' })
  await studioExpect(planIt).toBeEnabled()
  await planIt.click()
  await untilVisible(page.getByText(/Waiting for its time .* until .* in Accra/).first())
  const begins = await client.fetch<string>('*[_type == "plan"][0]._id', {}, { perspective: 'raw' })
  await client.patch(begins).set({ at: new Date().toISOString() }).commit()
  await served('/services/gmp', 'Only this week')

  await client.patch(campaign._id).set({ 'hero.eyebrow.en': 'A colleague’s words' }).commit()
  const ends = `${begins}-end`
  await open(page, { _id: ends.replace('drafts.', ''), _type: 'plan' })
  await untilVisible(page.getByText('What was before the plan comes back in these documents:'))
  await client.patch(ends).set({ at: new Date().toISOString() }).commit()
  await served('/services/gmp', 'Only this week', false)
  await served('/services/gmp', 'A colleague’s words')
})
