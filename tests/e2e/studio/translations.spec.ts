import { client, pageAt, stored } from './contentLake.ts'
import { served } from './site.ts'
import { chooseAction, input, open, publish, visit, write } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

test('a translation that is outdated or missing is reported, found and brought up to date', async ({
  page,
}) => {
  const document = await pageAt('/about')
  await open(page, document)
  await write(page, 'hero.heading.en', 'Our story, told anew')
  const notes = page.getByTestId('field-hero.heading').getByTestId('stale-translation')
  await studioExpect(notes).toHaveText([/^Français/, /^Português/])
  await untilVisible(page.getByRole('tab', { name: 'Français: 1 to write' }))
  await notes.first().getByRole('button', { name: 'Show' }).click()
  await studioExpect(await input(page, 'hero.heading.fr')).toBeFocused()

  await visit(page, '/structure/missing-translations')
  await page.getByRole('button', { name: 'Français', exact: true }).click()
  await page.getByRole('button', { name: 'Next text' }).click()
  const french = await input(page, 'hero.heading.fr')
  await studioExpect(french).toBeFocused()
  await expect(notes.first().locator('ins')).toContainText('Our story')
  await french.fill('Notre histoire, racontée autrement')
  await studioExpect(notes).toHaveText([/^Português/])
  await page.getByRole('button', { name: 'The Português is still right' }).click()
  await studioExpect(notes).toHaveCount(0)
  await untilVisible(page.getByRole('tab', { name: 'Français', exact: true }))

  await publish(page)
  const marks = await stored<object>('*[_id == $id][0].hero.heading.translatedFrom', {
    id: document._id,
  })
  expect(Object.keys(marks).toSorted()).toEqual(['en', 'fr', 'pt'])

  // Missing translations are counted in one line beside the languages.
  await client.patch(document._id).unset(['hero.heading.fr', 'title.fr']).commit()
  await page.getByRole('tab', { name: 'Translations' }).click()
  const missing = page.getByRole('link', { name: 'Not written in Français' })
  await studioExpect(missing).toHaveCount(2)
  await missing.last().click()
  await studioExpect(await input(page, 'hero.heading.fr')).toBeFocused()

  // In one language, the form shows the English above each field, and the number of texts to write.
  await page.getByRole('tab', { name: 'Français: 2 to write' }).click()
  await page.getByTestId('field-hero.text.en').waitFor({ state: 'detached' })
  const heading = page.getByTestId('field-hero.heading')
  await studioExpect(heading.getByLabel('Heading (Français)')).toHaveValue('')
  await expect(heading).toContainText('Our story, told anew')
  await page.getByRole('tab', { name: 'All languages' }).click()
  await studioExpect(await input(page, 'title.en')).toBeEditable()
  await (await input(page, 'title.en')).fill('')
  await page.getByRole('tab', { name: 'Português' }).click()
  const english = page.getByTestId('field-title').getByTestId('hidden-error')
  await studioExpect(english).toContainText('English')
  await english.getByRole('button', { name: 'Show' }).click()
  await studioExpect(await input(page, 'title.en')).toBeFocused()
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByTestId('field-hero.text.pt').waitFor({ state: 'detached' })
})

test('the French of a page is published alone, and its English stays a draft', async ({ page }) => {
  const document = await pageAt('/about')
  const published = await client.getDocument(document._id)
  const [title, hero] = [published?.title, published?.hero]
  await client.create({
    ...published,
    ...{ ...document, _id: `drafts.${document._id}` },
    title: { ...title, en: 'Unfinished' },
    hero: { ...hero, heading: { ...hero?.heading, fr: 'Notre histoire, mieux dite' } },
  })
  await open(page, document)
  await chooseAction(page, page.getByRole('menuitem', { name: 'Publish one language ...' }))
  const french = page.getByRole('button', { name: 'Publish Français alone' })
  await studioExpect(french).toBeEnabled()
  await french.click()
  await studioExpect(french).toHaveCount(0)
  const texts = `*[_id in [$id, "drafts." + $id]] | order(_id asc){
    "english": title.en, "french": hero.heading.fr, "isFrench": string::startsWith(_rev, "only-fr-")
  }`
  const params = { id: document._id }
  expect(await client.fetch<object[]>(texts, params, { perspective: 'raw' })).toEqual([
    { english: title?.en, french: 'Notre histoire, mieux dite', isFrench: true },
    { english: 'Unfinished', french: 'Notre histoire, mieux dite', isFrench: false },
  ])
  await served('/fr/about', 'Notre histoire, mieux dite')
})
