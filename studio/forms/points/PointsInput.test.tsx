import { act, useState } from 'react'
import type { FormPatch, PatchEvent } from 'sanity'
import { expect, test } from 'vitest'
import { applyPatches } from '../../documents/applyPatches.ts'
import { render } from '../../testing/render.tsx'
import { PointsInput } from './PointsInput.tsx'
import { SourceText } from './sourceText.ts'

type Given = { language?: 'en' | 'fr'; english?: string[]; points?: string[] }

/** Shows a list as in a form, which renders each change. */
async function show({ language = 'en', english, points }: Given) {
  let stored: unknown = points
  const patches: FormPatch[] = []
  function Form() {
    const [value, setValue] = useState<unknown>(points)
    const onChange = (change: FormPatch | FormPatch[] | PatchEvent) => {
      const made = 'patches' in change ? change.patches : [change].flat()
      patches.push(...made)
      stored = applyPatches(stored, made)
      setValue(stored)
    }
    return (
      <SourceText value={{ english }}>
        <PointsInput
          value={value as string[]}
          onChange={onChange}
          onIndexFocus={() => undefined}
          path={['features', language]}
          focusPath={[]}
          focused={false}
          members={[]}
        />
      </SourceText>
    )
  }
  const container = await render(<Form />)
  const fields = () => [...container.querySelectorAll('input')]
  const focused = () => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLInputElement)) throw new Error('No point has the focus')
    return activeElement
  }
  return {
    fields,
    focused,
    patches,
    stored: () => stored,
    focus: (index: number, at?: number) =>
      act(async () => {
        fields()[index]?.focus()
        if (at !== undefined) fields()[index]?.setSelectionRange(at, at)
      }),
    leave: () => act(async () => focused().blur()),
    press: (key: string, init: KeyboardEventInit = {}) =>
      act(async () => {
        focused().dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
        )
      }),
    type: (text: string) =>
      act(async () => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        set?.call(focused(), focused().value + text)
        focused().dispatchEvent(new Event('input', { bubbles: true }))
      }),
    paste: (text: string) =>
      act(async () => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        focused().dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      }),
  }
}

test('Enter begins the next point, and one that stays empty goes when the editor leaves', async () => {
  const list = await show({})
  await list.focus(0)
  await list.type('Classification')
  await list.press('Enter')
  await list.type('Dossier')
  await list.press('Enter')
  await list.press('Enter')
  expect(list.stored()).toEqual(['Classification', 'Dossier', ''])
  await list.leave()
  expect(list.stored()).toEqual(['Classification', 'Dossier'])
})

test('Enter within a point divides it, and Backspace at its start joins it again', async () => {
  const list = await show({ points: ['Classification and dossier', 'Renewals'] })
  await list.focus(0, 'Classification'.length)
  await list.press('Enter')
  expect(list.stored()).toEqual(['Classification', 'and dossier', 'Renewals'])
  expect([list.focused().value, list.focused().selectionStart]).toEqual(['and dossier', 0])
  await list.press('Backspace')
  expect(list.stored()).toEqual(['Classificationand dossier', 'Renewals'])
  expect(list.focused().selectionStart).toBe('Classification'.length)
})

test('pasted lines become points at the cursor', async () => {
  const list = await show({ points: ['Before after', 'Last'] })
  await list.focus(0, 'Before '.length)
  await list.paste('•\tOne\r\n•\tTwo\r\n•\tThree ')
  expect(list.stored()).toEqual(['Before One', 'Two', 'Threeafter', 'Last'])
  expect([list.focused().value, list.focused().selectionStart]).toEqual(['Threeafter', 5])
})

test('Alt and an arrow move a point with the cursor', async () => {
  const list = await show({ points: ['One', 'Two', 'Three'] })
  await list.focus(0)
  await list.press('ArrowDown', { altKey: true })
  await list.press('ArrowDown', { altKey: true })
  expect(list.stored()).toEqual(['Two', 'Three', 'One'])
  await list.press('ArrowUp', { altKey: true })
  expect(list.stored()).toEqual(['Two', 'One', 'Three'])
  expect(list.focused().value).toBe('One')
})

test('a letter changes one point alone, so that two editors can write in one list', async () => {
  const list = await show({ points: ['One', 'Two'] })
  await list.focus(1)
  await list.type('!')
  expect(list.patches).toEqual([
    { type: 'set', path: [1], value: 'Two!', patchType: expect.anything() },
  ])
})

test('a translation has a field for each English point, which names it', async () => {
  const list = await show({ language: 'fr', english: ['One', 'Two', 'Three'] })
  expect(list.fields().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ])
  await list.focus(0)
  await list.press('Enter')
  await list.type('Deux')
  expect(list.stored()).toEqual(['', 'Deux'])
  await list.press('Enter')
  await list.leave()
  expect(list.stored()).toEqual(['', 'Deux'])
})

test('lines pasted into a translation fill its points from there on, and none is lost', async () => {
  const list = await show({ language: 'fr', english: ['One', 'Two', 'Three'], points: ['Un'] })
  await list.focus(1)
  await list.paste('Deux\nTrois\nQuatre')
  expect(list.stored()).toEqual(['Un', 'Deux', 'Trois', 'Quatre'])
})
