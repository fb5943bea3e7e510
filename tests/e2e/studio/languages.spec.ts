import type { Page } from 'playwright/test'
import { pageAt } from './contentLake.ts'
import { open, studio, visit } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

// The language is that of a load.
test.use({ loadsStudio: true })

/** Chooses a language of the Studio beside the tools. */
async function choose(page: Page, name: string, code: string) {
  const button = page.getByRole('button', { name: `${code.toUpperCase()}: ${name}` })
  await untilVisible(button)
  await button.click()
  await studioExpect(page.locator('html')).toHaveAttribute('lang', code)
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
}

/** Expects the name, texts of our form, our help and Sanity's own messages on a service page. */
async function formSays(
  page: Page,
  words: {
    title: string
    type: string
    help: string
    where: RegExp
    publish: string
    history: string
  },
) {
  await open(page, await pageAt('/services/who'))
  const form = page.getByTestId('form-view')
  await untilVisible(form.getByText(words.type, { exact: true }))
  await expect(form.getByRole('heading', { name: words.title })).toBeVisible()
  await expect(page.getByTestId('field-title')).toContainText(words.help)
  await expect(page.getByText(words.where)).toBeVisible()
  await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeVisible()
  await page.getByTestId('pane-context-menu-button').last().click()
  await expect(page.getByRole('menuitem', { name: words.history })).toBeVisible()
  await page.keyboard.press('Escape')
}

test('an editor reads the Studio in a language of their choice, ours and Sanity’s words alike', async ({
  page,
}) => {
  await page.goto(`${studio}/start`)
  await choose(page, 'Français', 'fr')
  await untilVisible(page.getByRole('heading', { name: 'À faire' }))
  await page.reload()
  await untilVisible(page.getByRole('heading', { name: 'À faire' }))
  await formSays(page, {
    title: 'Préqualification de l’OMS',
    type: 'Page de service',
    help: 'Le nom sous lequel les autres pages renvoient à celle-ci.',
    where: /Aperçu\s: \d+ adresses/,
    publish: 'Publier',
    history: 'Historique',
  })

  await choose(page, 'Português', 'pt')
  await formSays(page, {
    title: 'Pré-qualificação da OMS',
    type: 'Página de serviço',
    help: 'O nome que as ligações das outras páginas mostram.',
    where: /Pré-visualização: \d+ endereços/,
    publish: 'Publicar',
    history: 'Histórico',
  })

  await choose(page, 'English', 'en')
  await formSays(page, {
    title: 'WHO Prequalification',
    type: 'Service page',
    help: 'The name by which other pages link to this one.',
    where: /Preview: \d+ addresses/,
    publish: 'Publish',
    history: 'History',
  })

  // In a narrow window the languages are in the drawer with the tools.
  await page.setViewportSize({ width: 768, height: 950 })
  await visit(page, '/start')
  await untilVisible(page.getByRole('heading', { name: 'To do' }))
  await page.getByTestId('studio-navbar').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Português' }).click()
  await untilVisible(page.getByRole('heading', { name: 'A fazer' }))
})
