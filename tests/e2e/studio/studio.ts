import { expect, type Locator, type Page } from 'playwright/test'
import { editingPorts } from '../../support/ports.ts'
import { studioExpect, studioTimeout, untilVisible } from './studioExpect.ts'

export const studio = `http://localhost:${editingPorts.studio}`

/** Goes to a path of the Studio; if the Studio is open, by its own navigation, without a reload. */
export async function visit(page: Page, path: string) {
  if (!page.url().startsWith(studio)) {
    await page.goto(studio + path)
    return
  }
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Opens the form of a document's draft or published version. */
export async function open(
  page: Page,
  { _id, _type }: { _id: string; _type: string },
  { perspective = 'drafts' }: { perspective?: 'drafts' | 'published' } = {},
) {
  const query = perspective === 'drafts' ? '' : `?perspective=${perspective}`
  await studioExpect(async () => {
    // Again if Presentation, which navigates some time after a click in the preview, has returned to its own address.
    await visit(page, `/intent/edit/id=${_id};type=${_type};mode=structure/${query}`)
    // Not an expectation, see `untilVisible`.
    await page.waitForURL(
      ({ href }) =>
        href.includes('/structure/') && href.includes(_id) && !href.includes('/intent/'),
      {
        timeout: 10_000,
        waitUntil: 'commit',
      },
    )
  }).toPass()
  await untilVisible(page.getByTestId('form-view'))
}

/**
 * Clicks until the result of the click is visible. The Studio can render a pane or form anew between press and
 * release, and the click then has no target.
 */
export async function clickUntilVisible(target: Locator, result: Locator) {
  await studioExpect(async () => {
    // Another click could close what a slow one has opened.
    if (await result.isHidden()) await target.click({ timeout: 2000 })
    await result.waitFor({ timeout: 5000 })
  }).toPass()
}

/**
 * Clicks on a place until the Studio shows a field, because clicks have no effect before page and Studio
 * are connected.
 */
export const clickOpens = (page: Page, place: Locator, field: RegExp) =>
  studioExpect(async () => {
    await place.click({ timeout: 2000 })
    // Not an expectation, see `untilVisible`.
    await page.waitForURL(field, { timeout: 2000, waitUntil: 'commit' })
  }).toPass()

/** Chooses an entry of the open document's menu. */
export async function chooseAction(page: Page, entry: Locator) {
  const menu = page.getByTestId('action-menu-button')
  await studioExpect(menu).toBeEnabled()
  await clickUntilVisible(menu, entry)
  await entry.click()
}

/** Returns a field's input once it is editable. */
export async function input(page: Page, path: string): Promise<Locator> {
  const field = page.getByTestId(`field-${path}`).locator('input, textarea').first()
  // Not yet an expectation, see `untilVisible`.
  await field.waitFor({ state: 'attached', timeout: studioTimeout })
  await studioExpect(field).toBeEditable()
  return field
}

/** Fills in a field and waits for the draft: the Studio then offers to publish it. */
export async function write(page: Page, path: string, text: string) {
  await (await input(page, path)).fill(text)
  await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
}

/** Publishes the open document. Presses again if the Studio has rendered the pane anew under the press. */
export async function publish(page: Page) {
  const button = page.getByTestId('action-publish')
  await studioExpect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 2000 })
    await expect(page.getByTestId('pane-footer-document-status')).toContainText(/published/i, {
      timeout: 5000,
    })
    await expect(button).toBeDisabled({ timeout: 2000 })
  }).toPass()
}

/** Opens the history beside the form, even while the form is still being rendered. */
export async function openHistory(page: Page) {
  const versions = page.getByTestId('timeline-item-button')
  await studioExpect(async () => {
    // A click that was reported as too slow may have opened it; another would close it.
    if ((await versions.count()) === 0) {
      await page.getByTestId('pane-context-menu-button').last().click()
      await page.getByTestId('action-history').click({ timeout: 5000 })
    }
    await expect(versions.first()).toBeVisible()
  }).toPass()
}
