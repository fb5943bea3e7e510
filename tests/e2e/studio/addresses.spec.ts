import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { saveData } from '../saveData.ts'
import { client, pageAt } from './contentLake.ts'
import { served, site } from './site.ts'
import { chooseAction, open, publish, write } from './studio.ts'
import { studioExpect } from './studioExpect.ts'
import { expect, test } from './test.ts'

/** Waits until a path redirects to another in every language. */
async function expectRedirect(path: string, target: string) {
  for (const code of languageCodes)
    await studioExpect
      .poll(async () => {
        const response = await fetch(site + addressOf(path, code), { redirect: 'manual' })
        return [response.status, response.headers.get('Location')]
      })
      .toEqual([302, addressOf(target, code)])
}

test('a page that is renamed, and renamed back, is found at each address it had', async ({
  page,
  context,
}) => {
  const [first, second] = ['/services/malaria-drugs', '/services/malaria-medicines']
  const early = await context.newPage()
  // Otherwise the page would already be preloaded, because its link is in view.
  await saveData(early)
  await early.goto(`${site}/services`)

  await open(page, await pageAt(first))
  const field = page.getByTestId('field-slug')
  await studioExpect(field).toContainText(`People may still open ${first}`)
  await expect(field.getByRole('button', { name: 'Generate' })).toHaveCount(0)
  await write(page, 'slug', 'malaria-medicines')
  await studioExpect(field).toContainText(`visitors of ${first} are redirected to ${second}`)
  await publish(page)
  await expectRedirect(first, second)

  // A page that was opened before still links to the old address.
  await early.locator(`main a[href="${first}"]`).first().click()
  await studioExpect(early).toHaveURL(site + second)
  const visitor = await context.newPage()
  await visitor.goto(`${site}/fr${first}?from=mail#contact`)
  await expect(visitor).toHaveURL(`${site}/fr${second}?from=mail#contact`)
  await visitor.reload()
  await expect(visitor.locator('main h1')).toBeVisible()
  await expect(visitor).toHaveURL(`${site}/fr${second}?from=mail#contact`)

  await write(page, 'slug', 'malaria-drugs')
  await studioExpect(field).toContainText(`visitors of ${second} are redirected to ${first}`)
  await publish(page)
  await expectRedirect(second, first)
  expect((await fetch(site + first)).status).toBe(200)
  await studioExpect.poll(() => client.fetch('count(*[from == $first])', { first })).toBe(0)
})

test('who deletes or unpublishes a page is asked where its visitors go, also those of its old addresses', async ({
  page,
}) => {
  const removals = [
    { name: 'deleted', removal: 'Delete', perspective: 'drafts' },
    { name: 'unpublished', removal: 'Unpublish', perspective: 'drafts' },
    // Instead of Publish.
    { name: 'withdrawn', removal: 'Unpublish', perspective: 'published' },
  ] as const
  const like = await client.getDocument((await pageAt('/services/gmp'))._id)
  const transaction = client.transaction()
  for (const { name } of removals) {
    const text = { en: `A service that is ${name}` }
    const _id = `service-${name}`
    const slug = { _type: 'slug', current: name }
    const seo = { title: text, description: text }
    transaction.create({ ...like, _id, _type: 'servicePage', slug, title: text, seo })
    const to = { _type: 'reference', _ref: _id }
    transaction.create({ _id: `redirect_${name}`, _type: 'redirect', from: `/${name}.html`, to })
  }
  await transaction.commit()
  const { _id: regulatory } = await pageAt('/services/regulatory')

  for (const { name, removal, perspective } of removals)
    await test.step(`${removal}, as a page is shown in «${perspective}»`, async () => {
      await expectRedirect(`/${name}.html`, `/services/${name}`)
      const _id = `service-${name}`
      await open(page, { _id, _type: 'servicePage' }, { perspective })
      if (perspective === 'drafts') {
        await chooseAction(page, page.getByTestId(`action-${removal}`))
      } else {
        await studioExpect(page.getByTestId('action-unpublish')).toBeEnabled()
        await page.getByTestId('action-unpublish').click()
      }
      const dialog = page.getByRole('dialog')
      await studioExpect(dialog).toContainText('Which page should visitors see instead?')
      const choice = dialog.getByRole('combobox')
      await studioExpect(choice).toHaveValue('servicesPage')
      await choice.selectOption(regulatory)
      await dialog.getByRole('button', { name: `${removal} page` }).click()

      await expectRedirect(`/services/${name}`, '/services/regulatory')
      await expectRedirect(`/${name}.html`, '/services/regulatory')
      await served('/sitemap.xml', `/services/${name}<`, false)
      await studioExpect.poll(() => client.getDocument(_id)).toBeUndefined()
      const draft = await client.getDocument(`drafts.${_id}`)
      expect(draft !== undefined, 'its words are kept').toBe(removal === 'Unpublish')
    })
})
