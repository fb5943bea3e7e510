import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone two procedures are compared, and an address that names them can be sent', async ({
  page,
}) => {
  await page.goto('/which-procedure')
  const section = page.locator('#procedures')
  const heads = section.getByRole('columnheader')
  await expect(heads).toHaveText(['Procedure', 'Ghana FDA', 'NAFDAC'])
  await hydrated(page)
  const pickers = section.getByRole('combobox')
  await pickers.last().selectOption('WAHO')
  await expect(page).toHaveURL('/which-procedure#p=ghana-fda,waho')
  await expect(heads).toHaveText(['Procedure', 'Ghana FDA', 'WAHO'])
  await pickers.first().selectOption('WAHO')
  await expect(page).toHaveURL('/which-procedure#p=waho,ghana-fda')

  await page.goto('/fr/which-procedure#p=ama,gmp')
  await hydrated(page)
  await expect(heads).toHaveText(['Procédure', 'AMA', 'Certificat BPF'])
  await expect(section).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all procedures are there, and scroll', async ({ page }) => {
    await page.goto('/which-procedure')
    const table = page.locator('#procedures')
    await expect(table.getByRole('columnheader')).toHaveCount(7)
    await expect(table.getByRole('combobox')).toHaveCount(0)
  })
})
