import { supabaseAddress } from '../support/e2eSupabase.ts'
import { demoPaths } from './demoPaths.ts'
import { failure, field, rowsOf, submit, success, unique } from './enquiryForm.ts'
import { open, tabTo, walk } from './keyboard.ts'
import { expect, test } from './test.ts'

test.use({ supabase: supabaseAddress })

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/services/ecowas')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

test('the main navigation leads to another page, and the focus to its content', async ({
  page,
}) => {
  await open(page, '/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'About' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

test.describe('the language menu', () => {
  for (const key of ['Enter', 'Space'])
    test(`opens with ${key}, and the choice returns to it`, async ({ page }) => {
      await open(page, '/about')
      const menu = page.locator('[data-language-menu]')
      await tabTo(page, menu.locator('summary'))
      await page.keyboard.press(key)
      await expect(menu).toHaveAttribute('open')
      await tabTo(page, menu.getByRole('button', { name: 'Français' }))
      await page.keyboard.press(key)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(menu).not.toHaveAttribute('open')
      await expect(menu.locator('summary')).toBeFocused()
    })

  test('closes on Escape and returns the focus', async ({ page }) => {
    await open(page, '/about')
    const menu = page.locator('[data-language-menu]')
    await tabTo(page, menu.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('button').last())
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(menu.locator('summary')).toBeFocused()
  })

  test('closes when the focus leaves it', async ({ page }) => {
    await open(page, '/about')
    const menu = page.locator('[data-language-menu]')
    await tabTo(page, menu.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('button').last())
    await expect(menu).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open')
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('can be walked through, and closes on a link', async ({ page }) => {
    await open(page, '/')
    const menu = page.locator('[data-mobile-menu]')
    await tabTo(page, menu.locator('summary'))
    await page.keyboard.press('Enter')
    for (const entry of await menu.locator('a, button').all()) {
      await page.keyboard.press('Tab')
      await expect(entry).toBeFocused()
      await expect(entry).toBeInViewport({ ratio: 1 })
    }
    await tabTo(page, menu.getByRole('link', { name: 'FAQ' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/faq')
    await expect(menu).not.toHaveAttribute('open')
    await expect(page.locator('main')).toBeFocused()
  })

  test('closes on Escape and returns the focus', async ({ page }) => {
    await open(page, '/')
    const menu = page.locator('[data-mobile-menu]')
    await tabTo(page, menu.locator('summary'))
    await page.keyboard.press('Space')
    await tabTo(page, menu.getByRole('link', { name: 'Contact' }))
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(menu.locator('summary')).toBeFocused()
  })
})

test('a question opens and closes, and the next is one stop further', async ({ page }) => {
  await page.goto('/faq')
  const questions = page.locator('#general details')
  const [first, second] = [questions.nth(0), questions.nth(1)]
  await tabTo(page, first.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await expect(first).not.toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(second.locator('summary')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(second).toHaveAttribute('open')
})

test.describe('the table of contents of a long page', () => {
  test('leads to a section, which has the focus below the header', async ({ page }) => {
    await open(page, '/services/ecowas')
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await tabTo(page, contents.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, contents.getByRole('link', { name: 'Member countries' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('#countries')).toBeFocused()
    await expect(page.locator('#countries h2')).toBeInViewport({ ratio: 1 })
  })

  test('is met again, folded, once the heading of the section has left the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/services/ecowas')
    const folded = page.getByRole('navigation', { name: 'You are reading' })
    await expect(folded).toHaveCount(0)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await tabTo(page, contents.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, contents.getByRole('link', { name: 'About ECOWAS', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.locator('#about')).toBeFocused()
    await expect(folded).toHaveCount(0)
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown')
        return folded.count()
      })
      .toBe(1)
    await expect(folded.locator('summary')).toContainText('About ECOWAS')

    await tabTo(page, folded.locator('summary'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, folded.getByRole('link', { name: 'Market entry process' }))
    await page.keyboard.press('Escape')
    await expect(folded.locator('details')).not.toHaveAttribute('open')
    await expect(folded.locator('summary')).toBeFocused()

    await page.keyboard.press('Enter')
    await tabTo(page, folded.getByRole('link', { name: 'Market entry process' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('#process')).toBeFocused()
    await expect(page.locator('#process h2')).toBeInViewport({ ratio: 1 })
    await expect(folded).toHaveCount(0)
  })
})

test('an enquiry is written, corrected and sent', async ({ page }) => {
  const { firstName, lastName, email, phone, organization, service, message } = unique()
  await page.goto('/contact')
  await tabTo(page, field(page, 'firstName'))
  // Typing in a closed list selects the first entry with that beginning.
  for (const value of [firstName, lastName, 'nobody', phone, organization, service, message]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  // Past the link to the privacy policy.
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(failure(page)).toContainText('Please enter a valid email address')
  await expect(field(page, 'email')).toBeFocused()

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(success(page)).toContainText('Message Sent Successfully!')
  await expect(success(page).locator('> div')).toBeFocused()
  expect(await rowsOf(email)).toMatchObject([{ service_of_interest: service, message }])
})

test('the emergency number and the buttons of an invitation are reached', async ({ page }) => {
  await page.goto('/contact')
  await tabTo(page, page.locator('#emergency a[href^="tel:"]'))
  await page.goto('/services/ecowas')
  const buttons = page.locator('#cta a')
  await expect(buttons).not.toHaveCount(0)
  for (const button of await buttons.all()) await tabTo(page, button)
})

for (const path of ['/services/ecowas', '/contact'])
  for (const [key, colorScheme] of [
    ['Tab', 'light'],
    ['Shift+Tab', 'dark'],
  ] as const)
    test(`the focus is seen at every stop of ${path} with ${key} in ${colorScheme}`, async ({
      page,
    }) => {
      // Some fifty stops on a long page.
      test.slow()
      await page.emulateMedia({ colorScheme })
      await open(page, path)
      expect(await walk(page, key)).toBeGreaterThan(40)
    })

test('the focus of the name in the header is inside the window on each side', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/services')
    const name = page.getByRole('banner').getByRole('link', { name: /^Accra/ })
    await tabTo(page, name)
    const distance = await name.evaluate((link) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(link)
      return link.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth)
    })
    expect(distance).toBeGreaterThanOrEqual(0)
  }
})

test('whatever can be pressed is 24 pixels wide and high, except links in sentences', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of demoPaths) {
    await page.goto(path)
    const small = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent !== element.textContent
      return [...document.querySelectorAll('a, button, summary, input, select, textarea')]
        .filter((element) => element.checkVisibility() && !isInSentence(element))
        .filter((element) =>
          // A box is ticked by its label too.
          [element, element.closest('label') ?? element].every((target) => {
            const { width, height } = target.getBoundingClientRect()
            return width < 24 || height < 24
          }),
        )
        .map(({ outerHTML }) => outerHTML)
    })
    expect(small, path).toEqual([])
  }
})
