import { act, type ComponentProps, useRef, useState } from 'react'
import { type FormPatch, PatchEvent } from 'sanity'
import { beforeEach, expect, test } from 'vitest'
import { applyPatches } from '../../documents/applyPatches.ts'
import { render } from '../../testing/render.tsx'
import { GridInput } from './GridInput.tsx'
import { type Grid, newGrid, textsInRange, withTextInLanguage } from './gridModel.ts'

let patches: FormPatch[] = []
let current: Grid | undefined
/** True while the Studio has not rendered the last changes. */
let isLate = false
let store: (change: (before: Grid | undefined) => Grid | undefined) => void

beforeEach(() => {
  patches = []
  isLate = false
})

function Editor({ initial }: { initial: Grid | undefined }) {
  const stored = useRef(initial)
  const [value, setValue] = useState(initial)
  current = value
  store = (change) => {
    stored.current = change(stored.current)
    if (!isLate) setValue(stored.current)
  }
  const props: ComponentProps<typeof GridInput> = {
    value,
    onChange: (change) => {
      const made = PatchEvent.from(change).patches
      patches.push(...made)
      store((before) => applyPatches(before, [...made]) as Grid)
    },
    readOnly: false,
    focusPath: [],
    schemaType: { title: 'Table' },
  }
  return <GridInput {...props} />
}

const words = (grid = current, code: 'en' | 'fr' = 'en') =>
  grid &&
  textsInRange(
    grid,
    {
      from: { line: 0, column: 0 },
      to: { line: grid.rows.length + 1, column: grid.columns.length - 1 },
    },
    code,
  )

const table = [
  ['System', 'Members'],
  ['ARIPO', '22'],
  ['OAPI', '17'],
]

/** A table of two columns, without units. */
const filled = () =>
  table.reduce(
    (grid, row, line) =>
      row.reduce(
        (partly, text, column) =>
          withTextInLanguage(partly, { line: line === 0 ? 0 : line + 1, column }, 'en', text),
        grid,
      ),
    newGrid(2, 2),
  )

const cell = (line: number, column: number) => {
  const result = document.querySelector<HTMLElement>(`[data-position="${line},${column}"]`)
  if (!result) throw new Error(`No cell ${line},${column}`)
  return result
}

async function open(initial?: Grid) {
  const view = await render(<Editor initial={initial} />)
  await act(async () => cell(0, 0).focus())
  return view
}

const press = (key: string, options: KeyboardEventInit = {}) =>
  act(async () => {
    const target = document.activeElement
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
    )
  })

const type = (text: string) =>
  act(async () => {
    const field = document.querySelector('textarea')
    if (!field) throw new Error('Nothing is being edited')
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Fires an event of the clipboard at the active cell, and returns what was copied. */
async function clipboard(
  kind: 'copy' | 'cut' | 'paste',
  formats: Record<string, string> = {},
  files: File[] = [],
) {
  const written: Record<string, string> = { ...formats }
  const event = new Event(kind, { bubbles: true, cancelable: true })
  Object.assign(event, {
    clipboardData: {
      files,
      getData: (format: string) => written[format] ?? '',
      setData: (format: string, text: string) => {
        written[format] = text
      },
    },
  })
  await act(async () => document.activeElement?.dispatchEvent(event))
  return written
}

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

async function openTab(language: string) {
  const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) =>
    textContent?.startsWith(language),
  )
  await act(async () => tab?.click())
  await act(async () => cell(0, 0).focus())
}

const activePosition = () => document.activeElement?.getAttribute('data-position')
const status = () => document.querySelector('[role=status]')?.textContent

test('arrows, Tab and Enter go from cell to cell, one of which is in the order of Tab', async () => {
  await open(filled())
  await press('ArrowRight')
  await press('ArrowDown')
  expect(activePosition()).toBe('1,1')
  await press('Tab')
  expect(activePosition()).toBe('2,0')
  await press('Tab', { shiftKey: true })
  expect(activePosition()).toBe('1,1')
  await press('Enter')
  expect(activePosition()).toBe('2,1')
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
})

test('Enter in the last row, and Tab in the last cell, add a row', async () => {
  await open(filled())
  await press('End', { ctrlKey: true })
  await press('Enter')
  expect(current?.rows).toHaveLength(3)
  expect(activePosition()).toBe('4,1')
  await press('Tab')
  expect(current?.rows).toHaveLength(4)
})

test('a letter replaces the text, F2 goes on with it, and Escape leaves it as it was', async () => {
  await open(filled())
  await press('x')
  await type('Systems')
  await press('Enter')
  expect(words()?.[0]).toEqual(['Systems', 'Members'])
  await press('ArrowUp')
  await press('F2')
  expect(document.querySelector('textarea')?.value).toBe('Systems')
  await type('Systems of Africa')
  await press('Escape')
  expect(words()?.[0]).toEqual(['Systems', 'Members'])
})

test('each key of an edit stores one text of one cell', async () => {
  const grid = filled()
  await open(grid)
  await press('x')
  await type('x')
  await type('xy')
  expect(patches.map(({ path }) => path)).toEqual([
    ['columns', { _key: grid.columns[0]?._key }, 'title', 'en'],
    ['columns', { _key: grid.columns[0]?._key }, 'title', 'en'],
  ])
})

test('Ctrl+Z takes an edit, a removal and a paste back, and Ctrl+Y does it again', async () => {
  await open(filled())
  await press('x')
  await type('A')
  await type('AB')
  await press('Escape')
  await press('a', { ctrlKey: true })
  await press('Delete')
  expect(words()).toEqual([
    ['', ''],
    ['', ''],
    ['', ''],
  ])
  await press('z', { ctrlKey: true })
  expect(words()).toEqual(table)
  await press('y', { ctrlKey: true })
  expect(words()).toEqual([
    ['', ''],
    ['', ''],
    ['', ''],
  ])
})

test('Shift with arrows selects a range, which is copied as text and as a table', async () => {
  await open(filled())
  await press('ArrowDown', { shiftKey: true })
  await press('ArrowDown', { shiftKey: true })
  await press('ArrowRight', { shiftKey: true })
  const { 'text/plain': text, 'text/html': html } = await clipboard('copy')
  expect(text).toBe('System\tMembers\nARIPO\t22')
  expect(html).toContain('<td>ARIPO</td><td>22</td>')
})

test('a button marks the column of the cell as times, the first column excepted', async () => {
  await open(filled())
  expect(buttonOf('Times')?.disabled).toBe(true)
  await press('ArrowRight')
  await act(async () => buttonOf('Times')?.click())
  expect(current?.columns.map(({ times }) => times)).toEqual([undefined, true])
  expect(buttonOf('Times')?.getAttribute('aria-pressed')).toBe('true')
  await act(async () => buttonOf('Times')?.click())
  expect(current?.columns.map(({ times }) => times)).toEqual([undefined, undefined])
})

test('a paste into a new table makes its heads and rows, and its note takes it back', async () => {
  await open()
  await clipboard('paste', { 'text/plain': table.map((row) => row.join('\t')).join('\n') })
  expect(words()).toEqual(table)
  expect(current?.columns[1]?.numbers).toBe(true)
  expect(status()).toContain('Pasted: 3 rows, 2 columns. The first row became the heads.')
  await act(async () => buttonOf('Undo the paste')?.click())
  expect(
    words()
      ?.flat()
      .every((text) => text === ''),
  ).toBe(true)
})

test('a picture does not empty the cell, and what a single cell loses is reported', async () => {
  await open(filled())
  await clipboard('paste', {}, [new File([], 'screen.png', { type: 'image/png' })])
  expect(words()).toEqual(table)
  expect(patches).toEqual([])
  expect(status()).toContain('Left out: pictures (1)')
  const html =
    '<table><tr><td>Two<br>lines, <a href="https://www.who.int/x">linked</a></td></tr></table>'
  await clipboard('paste', { 'text/html': html, 'text/plain': '"Two\nlines, linked"\r\n' })
  expect(words()?.[0]?.[0]).toBe('Two\nlines, linked')
  expect(status()).toContain(
    'Without their links, which cells do not have: “linked” (https://www.who.int/x).',
  )
})

test('a translation takes a paste of its size, and refuses a larger one', async () => {
  await open(filled())
  await openTab('Français')
  await clipboard('paste', { 'text/plain': 'Système\tMembres\nARIPO\t22\nOAPI\t17\nMadrid\t115' })
  expect(status()).toContain('Nothing was pasted')
  await clipboard('paste', { 'text/plain': 'Système\tMembres\nARIPO\t22\nOAPI\t17' })
  expect(words(current, 'fr')?.[0]).toEqual(['Système', 'Membres'])
  expect(words()).toEqual(table)
})

test('Alt with arrows moves a row, and Escape lets Tab leave the table', async () => {
  await open(filled())
  await act(async () => cell(2, 0).dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
  await act(async () => cell(2, 0).focus())
  await press('ArrowDown', { altKey: true })
  expect(words()?.map(([head]) => head)).toEqual(['System', 'OAPI', 'ARIPO'])
  await press('Escape')
  expect(status()).toContain('Press Tab to leave the table.')
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  await act(async () => document.activeElement?.dispatchEvent(tab))
  expect(tab.defaultPrevented).toBe(false)
})

test('keys that come before the Studio has rendered the last ones keep what was typed', async () => {
  await open(filled())
  await press('End', { ctrlKey: true })
  isLate = true
  await press('1')
  await type('12')
  await press('Enter')
  isLate = false
  await act(async () => store((grid) => grid))
  expect(words()?.at(2)).toEqual(['OAPI', '12'])
  expect(current?.rows).toHaveLength(3)

  isLate = true
  await act(async () => cell(2, 1).dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
  await press('2')
  await type('23')
  await press('Enter')
  await press('ArrowUp')
  expect((await clipboard('copy'))['text/plain']).toBe('23')
  await press('.', { ctrlKey: true })
  await press('ArrowLeft')
  await press('Delete')
  await press('ArrowUp')
  await press('ArrowUp')
  await clipboard('paste', { 'text/plain': 'Office' })
  isLate = false
  await act(async () => store((grid) => grid))
  expect(words()?.slice(0, 2)).toEqual([
    ['Office', 'Members'],
    ['', '23'],
  ])
  expect(current?.notes).toHaveLength(1)
})

test('a table that changes leaves the focus in the field where it is', async () => {
  await open(filled())
  const other = document.createElement('input')
  document.body.append(other)
  await act(async () => {
    cell(0, 0).blur()
    other.focus()
  })
  await act(async () =>
    store((grid) => grid && withTextInLanguage(grid, { line: 2, column: 0 }, 'en', 'A')),
  )
  expect(document.activeElement).toBe(other)
  other.remove()
  await act(async () =>
    store((grid) => grid && withTextInLanguage(grid, { line: 2, column: 0 }, 'en', 'B')),
  )
  expect(document.activeElement).toBe(document.body)
})

test('undoing a paste by its button gives the focus back to the table', async () => {
  await open(filled())
  await clipboard('paste', { 'text/plain': 'A\tB' })
  const button = buttonOf('Undo the paste')
  await act(async () => {
    button?.focus()
    button?.click()
  })
  expect(activePosition()).toBe('0,0')
})

test('a translation keeps the rows, columns and notes of the English', async () => {
  const grid = filled()
  await open(grid)
  await openTab('Français')
  await press('End', { ctrlKey: true })
  await press('Enter')
  expect(activePosition()).toBe('3,1')
  await press('Tab')
  expect(activePosition()).toBe('3,1')
  await press('ArrowUp', { altKey: true })
  await press('ArrowLeft', { altKey: true })
  await press('.', { ctrlKey: true })
  expect(patches).toEqual([])
  expect(activePosition()).toBe('3,1')
})

test('Escape leaves a translation of an earlier English as old as it was', async () => {
  const position = { line: 0, column: 0 }
  const translated = withTextInLanguage(filled(), position, 'fr', 'Système')
  const stale = withTextInLanguage(translated, position, 'en', 'System of patents')
  await open(stale)
  await openTab('Français')
  await press('F2')
  await press('Escape')
  expect(patches).toEqual([])
  await press('F2')
  await type('Système de brevets')
  await press('Escape')
  expect(current).toEqual(stale)
  expect(cell(0, 0).getAttribute('data-stale')).toBe('true')
})

test('a translation of a changed English is confirmed as a whole, in its language alone', async () => {
  const english = (grid: Grid, words: string) =>
    withTextInLanguage(grid, { line: 0, column: 0 }, 'en', words)
  const translated = ['fr', 'pt'].reduce(
    (grid, code) =>
      withTextInLanguage(grid, { line: 0, column: 0 }, code === 'fr' ? 'fr' : 'pt', code),
    filled(),
  )
  await open(english(translated, 'Systems'))
  expect(buttonOf('Still right')).toBeUndefined()
  await openTab('Français')
  await act(async () => buttonOf('Still right')?.click())
  expect(cell(0, 0).getAttribute('data-stale')).toBeNull()
  expect(patches.map(({ path }) => path.slice(2))).toEqual([['title', 'translatedFrom', 'fr']])
  await openTab('Português')
  expect(cell(0, 0).getAttribute('data-stale')).toBe('true')
})

test('lines that are pasted into a text that is being edited stay in it, and cells do not', async () => {
  await open(filled())
  await press('F2')
  await clipboard('paste', { 'text/plain': 'System\nof patents' })
  expect(document.querySelector('textarea')?.value).toBe('System')
  expect(patches).toEqual([])
  await clipboard('paste', { 'text/plain': 'A\tB' })
  expect(words()?.[0]).toEqual(['A', 'B'])
  await press('F2')
  await clipboard('paste', { 'text/html': '<table><tr><td>C<td>D</table>', 'text/plain': 'C\nD' })
  expect(words()?.[0]).toEqual(['C', 'D'])
})

test.each([
  ['a dead key', 'Dead', {}],
  ['a key of an input method', 'Process', {}],
  ['a character of AltGr', '€', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
])('%s begins an edit as a letter does', async (_, key, options) => {
  await open(filled())
  await press(key, options)
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
})

test('a key that changes nothing is nothing to undo', async () => {
  await open(filled())
  await press('x')
  await type('Systems')
  await press('Enter')
  await press('Delete')
  await press('ArrowUp')
  await press('ArrowLeft', { altKey: true })
  await press('z', { ctrlKey: true })
  expect(words()).toEqual(table)
})
