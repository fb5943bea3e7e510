import { client, stored } from './contentLake.ts'
import { clickUntilVisible, open, visit } from './studio.ts'
import { untilVisible } from './studioExpect.ts'
import { test } from './test.ts'

test('every list of documents opens, shows what is in it, and says what else to know', async ({
  page,
}) => {
  const [category, milestone, country] = await Promise.all([
    stored<{ _id: string; title: string }>('*[_type == "faqCategory"][0]{_id, "title": title.en}'),
    stored<string>('*[_type == "milestone"] | order(year asc)[0].title.en'),
    stored<string>('*[_type == "country"] | order(name.en asc)[0].name.en'),
  ])
  await client.patch(category._id).unset(['title.fr']).commit()
  await visit(page, '/structure')
  for (const [list, entry] of [
    ['Pages', 'Home page'],
    ['Services', 'Core services'],
    ['FAQ', category.title],
    ['Company milestones', milestone],
    ['Countries', country],
    ['Search answers', 'Emergency line, 24/7'],
    ['Missing translations', category.title],
  ] as const) {
    await clickUntilVisible(page.getByTestId(`pane-item-${list}`), page.getByText(entry).last())
  }
  await clickUntilVisible(
    page.getByTestId('pane-item-Site settings'),
    page.getByTestId('form-view'),
  )

  // The order of a list that editors order is live at once.
  await visit(page, '/structure/services;core')
  await untilVisible(page.getByText('Visitors see it at once, without Publish'))

  // A country names the pages with a list or a map that shows it.
  const _id = await stored<string>('*[_type == "country" && isoCode == "NG"][0]._id')
  await open(page, { _id, _type: 'country' })
  await page.getByRole('tab', { name: 'Used by' }).click()
  for (const name of ['Home', 'ECOWAS Trade Services'])
    await untilVisible(page.getByRole('link', { name: new RegExp(`^${name}\\b`) }))
})
