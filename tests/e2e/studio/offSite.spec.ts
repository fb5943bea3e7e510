import { client, pageAt } from './contentLake.ts'
import { served, site } from './site.ts'
import { chooseAction, open } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a page with many links is taken off the site on a telephone, at once, and its links follow', async ({
  page,
}) => {
  const trademark = await pageAt('/services/trademark')
  const linking = await client.fetch<string[]>('*[references($id)]._id', { id: trademark._id })
  expect(linking.length).toBeGreaterThan(10)
  await open(page, trademark)
  await chooseAction(page, page.getByTestId('action-Unpublish'))
  const dialog = page.getByRole('dialog')
  await studioExpect(dialog).toContainText(`Documents with links to it: ${linking.length}`)
  await dialog.getByRole('combobox').selectOption('page-being-corrected')
  await dialog.getByRole('button', { name: 'Unpublish page' }).click()
  await untilVisible(page.getByText('is being taken off the website', { exact: false }))
  await untilVisible(page.getByText(/“Trademark Registration” is no longer on the website/))
  const response = await fetch(`${site}/services/trademark`, { redirect: 'manual' })
  expect(response.headers.get('Location')).toBe('/being-corrected')
  await served('/being-corrected', 'This page is being corrected')

  const plans = await client.fetch<{ name: string; state: string | null; issues: object[] }[]>(
    '*[_type == "plan"]{name, state, issues}',
    {},
    { perspective: 'raw' },
  )
  const record = plans.find(({ state }) => state === 'executed')
  expect(record?.issues.length).toBeGreaterThan(10)
  expect(plans.filter(({ state }) => state === null)).toHaveLength(1)

  // Somebody changes their mind: the form says what is missing, and its button brings all of it back.
  await untilVisible(page.getByText(/visitors of \/services\/trademark see “This page is being/))
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await untilVisible(page.getByText('Carried out. The website is being updated.'))
  await served('/services', 'href="/services/trademark"')
  const linkingAgain = await client.fetch<string[]>('*[references($id)]._id', { id: trademark._id })
  expect(linkingAgain).toEqual(expect.arrayContaining(linking))
})
