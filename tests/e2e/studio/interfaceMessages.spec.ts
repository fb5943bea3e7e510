import { anEnquiry } from '../../support/anEnquiry.ts'
import { fill, submit, success } from '../enquiryForm.ts'
import { served, site } from './site.ts'
import { input, open, publish, write } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

const navigation = { _id: 'navigation', _type: 'navigation' }
const interfaceMessages = { _id: 'interfaceMessages', _type: 'interfaceMessages' }

test('an editor adds a page to the menu and names the button, in the languages of the site', async ({
  page,
}) => {
  await open(page, navigation)
  await write(page, 'button.label.en', 'Write to us')
  await page.getByTestId('field-menu').getByRole('button', { name: 'Add item' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByTestId('autocomplete').fill('Privacy')
  await studioExpect(page.getByTestId('action-fixtheerrorstopublish')).toBeDisabled()
  await page.getByRole('option', { name: 'Privacy Policy' }).click()
  await dialog.locator('[data-testid$="label.en"] input').fill('Your data')
  await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
  await page.keyboard.press('Escape')
  await studioExpect(dialog).toHaveCount(0)
  await publish(page)

  await served('/about', '>Write to us</a>')
  const visitor = await page.context().newPage()
  for (const [path, menu] of [
    ['/faq', ['Home', 'Services', 'About', 'FAQ', 'Contact', 'Your data']],
    ['/fr/faq', ['Accueil', 'Services', 'À propos', 'FAQ', 'Contact', 'Your data']],
  ] as const) {
    await visitor.goto(site + path)
    const links = visitor.getByRole('banner').getByRole('navigation').getByRole('link')
    await expect(links).toHaveText([...menu])
    await expect(links.last()).toHaveAttribute('href', /\/privacy$/)
  }
  await expect(visitor.getByRole('banner').getByText('Your data').first()).toHaveAttribute(
    'lang',
    'en',
  )
})

test('an editor words the page that is not found, and what the form promises', async ({ page }) => {
  await open(page, interfaceMessages)
  await page.getByRole('tab', { name: 'Page not found' }).click()
  await write(page, 'notFound.heading.en', 'Nothing is here')
  await page.getByRole('tab', { name: 'Contact form' }).click()
  await (await input(page, 'notice.thanks.en')).fill('Thank you {name}! We answer within 12 hours.')
  await untilVisible(
    page.getByTestId('field-notice.thanks.en').getByTestId('input-validation-icon-error'),
  )
  await write(page, 'notice.thanks.en', 'Thank you {name}! We answer in {hours} hours.')
  await publish(page)

  await served('/404', 'Nothing is here')
  await served('/fr/404', 'Oups\u00a0! Page introuvable')
  const visitor = await page.context().newPage()
  await visitor.goto(`${site}/contact`)
  const enquiry = anEnquiry({ email: `${crypto.randomUUID()}@example.org` })
  await fill(visitor, enquiry)
  await submit(visitor).click()
  await studioExpect(success(visitor)).toContainText(
    `Thank you ${enquiry.firstName}! We answer in 24 hours.`,
  )
})
