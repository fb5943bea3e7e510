import { AxeBuilder } from '@axe-core/playwright'
import { field } from './enquiryForm.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test('a plan is made by keyboard, sent by its address, printed on a page and asked about', async ({
  page,
}) => {
  await page.goto('/services/trademark')
  await hydrated(page)
  const section = page.locator('#countries')
  const plan = section.getByRole('status').last()
  await expect(section.getByRole('listitem')).toHaveCount(19)
  await section.getByRole('searchbox').focus()
  for (const name of ['ghana', 'senegal', 'nigeria']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(plan.locator('..')).toBeFocused()
  await expect(page).toHaveURL('/services/trademark#c=GH,NG,SN')
  const sentence = 'One under the Madrid Protocol (Ghana and Senegal); one at the national office'
  await expect(plan).toContainText(sentence)

  await page.goto('/about')
  await page.goto('/services/trademark#c=GH,NG,SN')
  await hydrated(page)
  await expect(plan).toContainText(sentence)
  await expect(plan).toBeInViewport()
  // Beside an island, which is smaller than the tip of a finger.
  const map = section.locator('svg').filter({ has: page.locator('pattern') })
  const position = await map.evaluate((svg) => {
    const { left, top } = svg.getBoundingClientRect()
    const island = svg.querySelector('use[href$="#MU"]')?.getBoundingClientRect()
    return { x: (island?.right ?? 0) + 4 - left, y: (island?.top ?? 0) - top }
  })
  await map.click({ position })
  await expect(section.getByRole('checkbox', { name: 'Mauritius' })).toBeChecked()
  await expect(page).toHaveURL('/services/trademark#c=GH,MU,NG,SN')
  await section.getByRole('checkbox', { name: 'Mauritius' }).uncheck()

  const { violations } = await new AxeBuilder({ page }).include('#countries').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await page.evaluate(() => {
    window.print = () => {}
  })
  await section.getByRole('button', { name: 'Print This Plan' }).click()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)

  await section.getByRole('link', { name: 'Ask About This Plan' }).click()
  await expect(field(page, 'service')).toHaveValue('Trademark Registration')
  await expect(field(page, 'message')).toHaveValue(
    /^We would like to protect a name in these countries: Ghana, Nigeria and Senegal\.\n/,
  )
})
