import type { Page } from 'playwright/test'
import { pageTypes } from '../../../shared/content/addresses/paths.ts'
import { client, pageAt, stored } from './contentLake.ts'
import { rebuild, served, site, textAt } from './site.ts'
import {
  chooseAction,
  clickUntilVisible,
  input,
  open,
  publish,
  studio,
  visit,
  write,
} from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

test('a text that is needed cannot be left out, and a draft that is discarded comes back from Start', async ({
  page,
}) => {
  await open(page, await pageAt('/contact'))
  const heading = await input(page, 'hero.heading.en')
  const before = await heading.inputValue()
  await heading.fill('')
  await studioExpect(page.getByTestId('action-fixtheerrorstopublish')).toBeDisabled()
  await untilVisible(
    page.getByTestId('field-hero.heading.en').getByTestId('input-validation-icon-error'),
  )

  await write(page, 'hero.heading.en', 'On second thoughts')
  await rebuild()
  expect(await textAt('/contact')).not.toContain('On second thoughts')
  const discard = async () => {
    await chooseAction(page, page.getByTestId('action-Discardchanges'))
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await studioExpect(heading).toHaveValue(before)
  }
  await discard()
  await visit(page, '/start')
  await page
    .getByTestId('deleted')
    .filter({ hasText: 'changes discarded by' })
    .first()
    .getByRole('button')
    .click()
  await studioExpect(heading).toHaveValue('On second thoughts')
  await discard()
})

test('Enter keeps the cursor in its field, also if another field is invalid', async ({ page }) => {
  await open(page, await pageAt('/services/who'))
  await (await input(page, 'title.en')).fill('')
  await studioExpect(page.getByTestId('action-fixtheerrorstopublish')).toBeDisabled()
  const address = await input(page, 'slug')
  await address.press('Enter')
  await expect(address).toBeFocused()
})

test('two editors see each other’s words, who is in which field, and lose no letter when one publishes', async ({
  page,
  browser,
}) => {
  const document = await pageAt('/services/who')
  await open(page, document)
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${studio}/#token=colleague-in-another-browser-profile`)
  await studioExpect(other).toHaveURL(/start/)
  await open(other, document)
  const heading = await input(other, 'hero.heading.en')
  await heading.focus()
  const initials = page.getByText('Lc', { exact: true })
  // The title of an only language is shown for the initials beside it, which Sanity keeps in view.
  await untilVisible(page.getByTestId('field-hero.heading.en').getByText('English'))
  await untilVisible(initials.first())
  await write(page, 'hero.text.en', 'From the first tab')
  await studioExpect(await input(other, 'hero.text.en')).toHaveValue('From the first tab')
  await write(other, 'hero.heading.en', 'From the second tab')
  const seen = await input(page, 'hero.heading.en')
  await studioExpect(seen).toHaveValue('From the second tab')
  // The draft is not deleted under the letters of the other.
  await heading.press('End')
  await Promise.all([
    other.keyboard.type(', where it goes on and on', { delay: 100 }),
    page.getByTestId('action-publish').click(),
    untilVisible(page.getByText('because somebody else has it open: Local colleague')),
  ])
  for (const field of [heading, seen])
    await studioExpect(field).toHaveValue('From the second tab, where it goes on and on')
  await served('/services/who', 'From the first tab')
  await served('/services/who', 'From the second tab')
  await other.context().close()
  // Only at the foot, because the other was the last who wrote.
  await expect(initials).toHaveCount(1)
})

test('two editors write in one list of points, and no letter, caret or empty point is lost', async ({
  page,
  browser,
}) => {
  const document = await pageAt('/services/who')
  await client.delete(`drafts.${document._id}`)
  const [first = '', second = '', third = ''] = await stored<string[]>(
    '*[_id == $id][0].features[].text.en',
    { id: document._id },
  )
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${studio}/#token=colleague-in-another-browser-profile`)
  await studioExpect(other).toHaveURL(/start/)
  for (const editor of [page, other]) await open(editor, document)
  const points = (editor: Page) => editor.getByTestId('field-features').getByRole('textbox')
  /** Puts the caret into a point, and waits until the other editor sees who is there. */
  const enter = async (editor: Page, index: number, key: 'Home' | 'End') => {
    await points(editor).nth(index).click()
    await editor.keyboard.press(key)
  }
  const bothHave = async (...texts: string[]) => {
    for (const editor of [page, other])
      await studioExpect
        .poll(() =>
          points(editor).evaluateAll((all) => all.map((field) => Reflect.get(field, 'value'))),
        )
        .toEqual(texts)
  }
  const isSeenIn = (editor: Page, index: number) =>
    studioExpect(
      editor.locator('[data-place]').nth(index).locator('[data-testid], [data-ui=Avatar]').last(),
    ).toBeVisible()

  await test.step('one writes in a point while the other adds one above it', async () => {
    await enter(page, 1, 'End')
    await enter(other, 0, 'End')
    await other.keyboard.press('Enter')
    await Promise.all([
      page.keyboard.type(' for vaccines and antigens', { delay: 40 }),
      other.keyboard.type('New point', { delay: 40 }),
    ])
    await bothHave(first, 'New point', `${second} for vaccines and antigens`, third)
    await expect(points(page).nth(2)).toBeFocused()
    await expect(points(other).nth(1)).toBeFocused()
  })

  await test.step('an empty point stays when the other leaves the list', async () => {
    await enter(page, 3, 'End')
    await page.keyboard.press('Enter')
    await bothHave(first, 'New point', `${second} for vaccines and antigens`, third, '')
    await (await input(other, 'title.en')).click()
    await page.keyboard.type('Audit follow-up')
    await bothHave(
      first,
      'New point',
      `${second} for vaccines and antigens`,
      third,
      'Audit follow-up',
    )
  })

  await test.step('points are joined above the point in which the other writes, and not that one', async () => {
    await enter(other, 1, 'Home')
    await Promise.all([
      page.keyboard.type(' with photos', { delay: 60 }),
      other.keyboard.press('Backspace'),
    ])
    const joined = `${first}New point`
    const last = 'Audit follow-up with photos'
    await bothHave(joined, `${second} for vaccines and antigens`, third, last)
    await enter(other, 3, 'Home')
    await isSeenIn(other, 3)
    await other.keyboard.press('Backspace')
    await untilVisible(other.getByText('Somebody else is writing in this point.').first())
    await bothHave(joined, `${second} for vaccines and antigens`, third, last)
  })

  await test.step('Ctrl and Z undo a join, and lines that were pasted, while the other writes', async () => {
    await enter(other, 1, 'Home')
    await other.keyboard.press('Backspace')
    await bothHave(
      `${first}New point${second} for vaccines and antigens`,
      third,
      'Audit follow-up with photos',
    )
    await Promise.all([
      page.keyboard.type(', dated', { delay: 60 }),
      other.keyboard.press('ControlOrMeta+z'),
    ])
    const last = 'Audit follow-up with photos, dated'
    await bothHave(`${first}New point`, `${second} for vaccines and antigens`, third, last)
    await enter(other, 0, 'End')
    await other.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '\n- One\n- Two\n- Three')
      const paste = { clipboardData, bubbles: true, cancelable: true }
      globalThis.document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste))
    })
    const [start, middle] = [`${first}New point`, `${second} for vaccines and antigens`]
    await bothHave(`${start}One`, 'Two', 'Three', middle, third, last)
    await expect(points(page).nth(5)).toBeFocused()
    await other.keyboard.press('ControlOrMeta+z')
    await bothHave(start, middle, third, last)
    await expect(points(page).nth(3)).toBeFocused()
  })
  await other.context().close()
})

test('words are found with their sentence, replaced in a draft, and opened in their field', async ({
  page,
}) => {
  const { _id } = await pageAt('/about')
  await client.patch(_id).set({ 'hero.eyebrow.en': 'Two routes. The zebra crosses.' }).commit()
  await visit(page, '/find')
  await page.getByRole('searchbox', { name: 'Words to find' }).fill('zebra')
  const matches = page.getByRole('listitem').filter({ has: page.locator('mark') })
  await studioExpect(matches).toHaveCount(1)
  await expect(matches).toContainText('Hero › Line above the heading')
  await page.getByRole('textbox', { name: 'Words to put there' }).fill('lion')
  await expect(matches).toContainText('→ The lion crosses.')
  await matches.getByRole('button', { name: 'Replace' }).click()
  await untilVisible(page.getByText('1 draft was changed here and is not published.'))
  await untilVisible(page.getByText('No more places: you have seen all.'))
  expect(await client.getDocument(`drafts.${_id}`)).toMatchObject({
    hero: { eyebrow: { en: 'Two routes. The lion crosses.' } },
  })
  await page.getByRole('button', { name: 'Undo all' }).click()
  await studioExpect(matches).toHaveCount(1)
  await studioExpect.poll(() => client.getDocument(`drafts.${_id}`)).toBeUndefined()
  await matches.getByRole('link', { name: 'Open the field' }).click()
  await studioExpect(await input(page, 'hero.eyebrow.en')).toBeFocused()
})

test('questions are put into another order by dragging', async ({ page, context }) => {
  const category = await stored<{ _id: string; _type: string; slug: string; faqs: string[] }>(
    '*[_type == "faqCategory"][0]{_id, _type, "slug": slug.current, "faqs": faqs[].question.en}',
  )
  const [first, ...rest] = category.faqs
  const last = rest.pop()
  await open(page, category)
  const field = page.getByTestId('field-faqs')
  const questions = field.getByTestId('default-preview')
  await studioExpect(questions).toHaveText(category.faqs)
  const handles = field.locator('[data-sanity-icon="drag-handle"]')
  await handles.first().scrollIntoViewIfNeeded()
  await handles.last().hover()
  await page.mouse.down()
  const from = await handles.last().boundingBox()
  const to = await handles.first().boundingBox()
  if (!from || !to) throw new Error('The questions have no handles')
  await page.mouse.move(from.x + 5, from.y - 20, { steps: 5 })
  await page.mouse.move(to.x + 5, to.y - 5, { steps: 15 })
  await page.mouse.up()
  const reordered = [last ?? '', first ?? '', ...rest]
  await studioExpect(questions).toHaveText(reordered)
  await publish(page)

  expect(
    await stored<string[]>('*[_id == $id][0].faqs[].question.en', { id: category._id }),
  ).toEqual(reordered)
  const visitor = await context.newPage()
  await studioExpect(async () => {
    await visitor.goto(`${site}/faq`)
    const shown = await visitor.locator(`#${category.slug} summary`).allTextContents()
    expect(shown).toEqual(reordered)
  }).toPass()
})

test('what pages need is not deleted, and a membership that is added counts in their texts', async ({
  page,
}) => {
  const guinea = '*[_type == "country" && isoCode == "GN" && "waho" in memberships[]._type][0]'
  for (const [what, needed, user] of [
    [
      'a page that others link to',
      '*[_type == "servicePage" && count(*[_type in $pageTypes && _id != ^._id && references(^._id)]) > 0][0]',
      '*[_type in $pageTypes && _id != $id && references($id)][0].title.en',
    ],
    [
      'a country that pages list',
      guinea,
      '*[_type in $pageTypes && "waho" in sections[].membership][0].title.en',
    ],
  ] as const)
    await test.step(`${what} is not deleted; what needs it is named`, async () => {
      const document = await stored<{ _id: string; _type: string }>(needed, { pageTypes })
      await open(page, document)
      await chooseAction(page, page.getByTestId('action-Delete'))
      const dialog = page.getByRole('dialog')
      await studioExpect(dialog).toContainText('The site still needs this document')
      const title = await stored<string>(user, { pageTypes, id: document._id })
      await studioExpect(dialog).toContainText(title)
      expect(await client.getDocument(document._id)).toBeDefined()
      if (what === 'a page that others link to') {
        await dialog.getByRole('button', { name: 'Take it down by a plan' }).click()
        await studioExpect(page.getByTestId('field-unpublishes')).toContainText(
          await stored<string>('*[_id == $id][0].title.en', { id: document._id }),
        )
        return
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

  const before = await stored<number>(
    'count(*[_type == "country" && "operations" in memberships[]._type])',
  )
  await served('/about', `we operate in ${before} African countries`)
  const operation = page.getByRole('menuitem', { name: 'We operate there' })
  const add = page.getByTestId('field-memberships').getByRole('button', { name: 'Add item' })
  await clickUntilVisible(add, operation)
  await operation.click()
  await page.keyboard.press('Escape')
  await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
  await publish(page)
  await served('/about', `we operate in ${before + 1} African countries`)
})
