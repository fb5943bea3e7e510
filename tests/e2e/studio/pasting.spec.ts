import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { client, pageAt, stored } from './contentLake.ts'
import { served, site } from './site.ts'
import { publish, visit } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

test('a text from Word keeps its links, says what it leaves out, and is on the website', async ({
  page,
  context,
}) => {
  const { _id, _type } = await pageAt('/accessibility')
  const key = await stored<string>('*[_id == $_id][0].sections[0]._key', { _id })
  const path = `sections[_key=="${key}"].body.en`
  const words = async () => {
    const draft = await client.getDocument(`drafts.${_id}`)
    return JSON.stringify(draft?.sections[0].body.en)
  }
  const word = await readFile('studio/forms/pasting/clipboards/word.html', 'utf8')

  await visit(page, `/intent/edit/id=${_id};type=${_type};path=${encodeURIComponent(path)}/`)
  const field = page.locator('[data-testid^="field-sections"][data-testid$=".body.en"]')
  const editor = field.getByRole('textbox')
  const note = field.getByRole('status')
  await untilVisible(editor)
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')

  const program = await context.newPage()
  const copy = async (formats: { html?: string; text?: string }) => {
    await copyIn(program, formats)
    await page.bringToFront()
  }
  /**
   * Pastes an address on the last word of a text that was just typed. Again if the editor, which learns of a selection
   * up to 100 ms after the browser, has inserted the address instead.
   */
  const pasteOnLastWord = async (typed: string, expectIt: () => Promise<void>) => {
    await studioExpect.poll(words).toContain(typed)
    await studioExpect(async () => {
      await page.keyboard.press('End')
      await page.keyboard.press('Shift+Control+ArrowLeft')
      await expect
        .poll(() => page.evaluate(() => getSelection()?.toString()))
        .toBe(typed.split(' ').at(-1))
      await page.keyboard.press('Control+v')
      await expectIt().catch(async (error) => {
        await page.keyboard.press('Control+z')
        throw error
      })
    }).toPass()
  }

  await test.step('the note is announced below the text, and the keyboard reaches its Undo', async () => {
    await copy({ html: word.replaceAll('http://www.accrapharma.example', site) })
    await page.keyboard.press('Control+v')
    await studioExpect(note).toContainText('“write to us” (mailto:info@accrapharma.example)')
    for (const message of [
      'A table (2 × 2) became a paragraph for each row.',
      'Left out: pictures (1), comments (1), footnotes (1), passages that are struck out (1)',
    ])
      await expect(note).toContainText(message)
    await studioExpect.poll(words).toContain('Registration with WAHO')

    await page.keyboard.press('Tab')
    await expect(note.getByRole('button', { name: 'Undo the paste' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(note).toBeEmpty()
    await studioExpect.poll(words).not.toContain('Registration with WAHO')
    await expect(editor).toBeFocused()
  })

  await test.step('once the text has changed, the note no longer undoes', async () => {
    await page.keyboard.press('Control+v')
    await studioExpect(note).toContainText('pictures (1)')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Read the official list')
    await studioExpect(note.getByRole('button', { name: 'Undo the paste' })).toHaveCount(0)
    await note.getByRole('button', { name: 'Close' }).click()
    await expect(note).toBeEmpty()
    await expect(editor).toBeFocused()
  })

  await test.step('an address is pasted on selected words, and alone', async () => {
    const address = 'https://www.nafdac.gov.ng/?utm_source=mail'
    await copy({ text: address })
    await pasteOnLastWord('Read the official list', async () => {
      await expect.poll(words).toContain('"https://www.nafdac.gov.ng/"')
      expect(await words()).not.toContain('"text":"https://www.nafdac.gov.ng/')
    })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await copy({ text: `https://www.google.com/url?q=${encodeURIComponent(address)}` })
    await page.keyboard.press('Control+v')
    await expect(note).toBeEmpty()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Call us')
    await copy({ text: 'tel:+233302000000' })
    await pasteOnLastWord('Call us', () =>
      expect(note).toContainText('“us” (tel:+233302000000)', { timeout: 5000 }),
    )
    await expect(note.getByRole('button')).toHaveText(['Close'])
    await copy({ html: '<img src="https://agency.example/a.png">', text: '' })
    await page.keyboard.press('Control+v')
    await studioExpect(note).toContainText('Left out: pictures (1)')
    await note.getByRole('button').click()
    await studioExpect.poll(words).toContain('Call us')
  })

  await test.step('lines and cells that are pasted into one line are words of it', async () => {
    const heading = page.locator(
      '[data-testid^="field-sections"][data-testid$=".heading.en"] input',
    )
    await copy({ text: '\ufeffOne line\r\n\tand another\n' })
    await heading.fill('')
    await heading.press('Control+v')
    await expect(heading).toHaveValue('One line and another')
  })

  await publish(page)
  await served('/accessibility', 'Registration with WAHO')
  const visitor = await context.newPage()
  await visitor.goto(`${site}/accessibility`)
  const section = visitor.getByRole('region', { name: 'One line and another' })
  await expect(
    section.getByRole('heading', { name: 'Registration with WAHO', level: 3 }),
  ).toBeVisible()
  const hrefOf = (name: string) =>
    section.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await hrefOf('the WHO list')).toBe('https://www.who.int/teams/regulation')
  expect(await hrefOf('our page')).toBe('/services/who')
  expect(await hrefOf('list')).toBe('https://www.nafdac.gov.ng/')
  expect(await hrefOf('https://www.nafdac.gov.ng/')).toBe('https://www.nafdac.gov.ng/')
  await expect(section).not.toContainText('mailto:')
  await visitor.close()
})

test('a table that is pasted into a text is offered as a section', async ({ page, context }) => {
  const { _id, _type } = await pageAt('/accessibility')
  const key = await stored<string>('*[_id == $_id][0].sections[0]._key', { _id })
  const path = `sections[_key=="${key}"].body.en`
  await visit(page, `/intent/edit/id=${_id};type=${_type};path=${encodeURIComponent(path)}/`)
  const field = page.locator('[data-testid^="field-sections"][data-testid$=".body.en"]')
  const editor = field.getByRole('textbox')
  const note = field.getByRole('status')
  await untilVisible(editor)
  await editor.click()
  await page.keyboard.press('Control+End')
  const program = await context.newPage()
  await copyIn(program, {
    html: await readFile('studio/forms/table/clipboards/excel.html', 'utf8'),
  })
  await page.bringToFront()
  await page.keyboard.press('Control+v')
  await note.getByRole('button', { name: 'Add it as a table below' }).click()
  await expect(note).toContainText('The table is the next section.')
  await expect(note).toContainText('Left out: hidden rows (1).')
  const types = async () => {
    const draft = await client.getDocument(`drafts.${_id}`)
    const sections: { _type: string; body?: unknown }[] = draft?.sections ?? []
    return sections.slice(0, 2).map((one) => [one._type, JSON.stringify(one).includes('Remise')])
  }
  await studioExpect.poll(types).toEqual([
    ['prose', false],
    ['table', true],
  ])
  await program.close()
})

test('a table takes a range of Excel, is edited by keys as a spreadsheet, and is on the website', async ({
  page,
  context,
}) => {
  const { _id, _type } = await pageAt('/services/trademark')
  const text = 'sections[_key=="systems"].grid.rows[_key=="item-1"].cells[_key=="item-1"].text.en'
  await visit(page, `/intent/edit/id=${_id};type=${_type};path=${encodeURIComponent(text)}/`)
  const grid = page.getByRole('grid', { name: 'Table' })
  const cell = (position: string) => grid.locator(`[data-position="${position}"]`)
  const note = page.getByTestId('grid-input').getByRole('status')

  await test.step('a link to a text has its cell focused, and keys write and move', async () => {
    await studioExpect(cell('3,1')).toBeFocused()
    // The Studio renders the form once more when it knows that it can be edited.
    await studioExpect(async () => {
      await cell('3,1').click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.type('11')
      await page.keyboard.press('Enter')
      await expect(cell('3,2')).toHaveText('11', { timeout: 2000 })
    }).toPass()
    await expect(cell('4,2')).toBeFocused()
  })

  await test.step('a paste says what it has done, and Ctrl+Z takes it back', async () => {
    const html = await readFile('studio/forms/table/clipboards/excel.html', 'utf8')
    const program = await context.newPage()
    await copyIn(program, { html })
    await page.bringToFront()
    await page.keyboard.press('Control+v')
    await expect(note).toContainText('Pasted: 4 rows, 4 columns. Left out: hidden rows (1).')
    await expect(cell('5,2')).toHaveText('Artéméther 20 mg')
    await page.keyboard.press('Control+z')
    await expect(note).toBeEmpty()
    await expect(cell('5,2')).toHaveText('6')
    await expect(grid.getByRole('row')).toHaveCount(6)
    await program.close()
  })

  await test.step('Enter in the last row adds one, and Escape and Tab leave the table', async () => {
    await cell('5,0').click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Zanzibar')
    await page.keyboard.press('Tab')
    await expect(cell('6,0')).toHaveText('Zanzibar')
    await expect(cell('6,1')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(grid.locator(':focus')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  await publish(page)
  await served('/services/trademark', 'Zanzibar')
})

/** Copies as another program does, with all that it writes into the clipboard. */
async function copyIn(program: Page, { html = '', text = 'Words' }) {
  await program.bringToFront()
  await program.evaluate(
    (formats) => {
      const write = (event: ClipboardEvent) => {
        for (const [format, data] of Object.entries(formats))
          if (data) event.clipboardData?.setData(format, data)
        event.preventDefault()
      }
      addEventListener('copy', write, { once: true })
      document.execCommand('copy')
    },
    { 'text/html': html, 'text/plain': text },
  )
}
