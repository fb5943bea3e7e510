import { client, colleague, pageAt, stored } from './contentLake.ts'
import { served } from './site.ts'
import { chooseAction, clickUntilVisible, open, visit } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

// What a load shows first.
test.use({ loadsStudio: true })

test('the Studio opens on what waits, by person; a source is confirmed, and a deleted draft is brought back', async ({
  page,
}) => {
  const like = await client.getDocument((await pageAt('/services/gmp'))._id)
  const text = { en: 'To Bring Back' }
  const document = {
    ...like,
    _type: 'servicePage',
    title: text,
    slug: { _type: 'slug', current: 'start' },
    seo: { title: text, description: text },
  }
  // With its own address and titles, because a page with equal ones could not be published.
  const unfinished = { en: 'Unfinished' }
  await colleague.create({
    ...document,
    _id: 'drafts.service-waits',
    title: unfinished,
    slug: { _type: 'slug', current: 'unfinished' },
    seo: { title: unfinished, description: unfinished },
  })
  const faq = await client.getDocument((await pageAt('/faq'))._id)
  const hero = { ...faq?.hero, text: { ...faq?.hero.text, en: 'Asked and answered' } }
  await client.create({ ...faq, _id: `drafts.${faq?._id}`, _type: 'faqPage', hero })
  const { _id: source, url } = await stored<{ _id: string; url: string }>(
    '*[_type == "source" && _id in *[_id == $page][0].sections[].sources[]._ref][0]',
    { page: (await pageAt('/services/who'))._id },
  )
  await client.patch(source).set({ checkedOn: '2020-01-15' }).commit()
  await client.create({ ...document, _id: 'drafts.service-deleted' })

  await visit(page, '/start')
  await studioExpect(page.getByRole('link', { name: 'Unfinished' })).toContainText(
    'Local colleague',
  )
  await page.getByRole('link', { name: 'Hero › Text › English' }).click()
  await studioExpect(page).toHaveURL(/hero\.text\.en/)
  await visit(page, '/start')

  // A source whose check is due is read, and confirmed on the website.
  await served('/services/who', 'January 2021')
  const due = page.getByTestId('due')
  await studioExpect(due).toContainText('Checked in January 2020')
  await expect(due.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', url)
  await due.getByRole('button', { name: 'Still right' }).click()
  await studioExpect(due).toHaveCount(0)
  await served('/services/who', 'January 2020', false)

  await untilVisible(page.getByText(/lacks? translations/))
  await untilVisible(page.getByRole('link', { name: 'sign in to see the new ones' }))

  // A draft that was never public is deleted.
  await open(page, { _id: 'service-deleted', _type: 'servicePage' })
  await chooseAction(page, page.getByRole('menuitem', { name: /^Delete/ }))
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await studioExpect.poll(() => client.getDocument('drafts.service-deleted')).toBeUndefined()
  // Its form closes, which navigates.
  await studioExpect(page.getByTestId('form-view')).toHaveCount(0)
  await visit(page, '/start')
  // Other tests delete pages too.
  const deleted = page.getByTestId('deleted').filter({ hasText: text.en })
  await studioExpect(deleted).toContainText('deleted by You')
  await deleted.getByRole('button', { name: 'Bring back as a draft' }).click()
  await untilVisible(page.getByTestId('form-view'))
  await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
  expect(await client.getDocument('drafts.service-deleted')).toMatchObject({ title: text })
})

test('of a site without drafts it says so, keeps what is ticked while features arrive, and leads to first steps', async ({
  page,
}) => {
  // A draft of the preview itself, not of an editor.
  await client.create({ _id: 'drafts.of-the-preview', _type: 'sanity.previewUrlSecret' })
  await page.addInitScript(() => {
    const layouts = new Set<Element>()
    new MutationObserver(() => {
      for (const layout of document.querySelectorAll('[data-testid="studio-layout"]'))
        layouts.add(layout)
      document.documentElement.dataset.layouts = String(layouts.size)
    }).observe(document, { childList: true, subtree: true })
  })
  // Sanity requests it once it knows that the project lacks comments.
  const comments = page.waitForRequest('**/journey/comments*')
  await visit(page, '/start')
  await comments
  await untilVisible(page.getByText('Nothing: everything is published.'))
  await expect(page.locator('html')).toHaveAttribute('data-layouts', '1')

  // The first steps open their tools, and the guide is there.
  for (const [step, address] of [
    ['Change a sentence', /presentation/],
    ['Add a service page', /structure\/services/],
    ['Translate', /structure\/missing-translations/],
  ] as const) {
    await visit(page, '/start')
    await untilVisible(page.getByRole('link', { name: step }))
    await page.getByRole('link', { name: step }).click()
    await studioExpect(page).toHaveURL(address)
  }
  await visit(page, '/start')
  // Pending items appear above the guide later, and move it away from the pointer.
  const chapter = page.getByText('Bring this version back')
  await clickUntilVisible(page.locator('summary', { hasText: /^Undo$/ }), chapter)
})
