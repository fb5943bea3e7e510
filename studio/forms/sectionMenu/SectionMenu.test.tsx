import { LayerProvider } from '@sanity/ui'
import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { SectionMenu } from './SectionMenu.tsx'

async function open() {
  const chosen: [type: string, before: string | undefined][] = []
  await render(
    <LayerProvider>
      <SectionMenu
        sections={[{ _key: 'a', _type: 'cards', heading: { en: 'What we do' } }]}
        onChoose={(...choice) => chosen.push(choice)}
        onClose={() => undefined}
      />
    </LayerProvider>,
  )
  const search = document.querySelector('input')
  const press = (key: string) =>
    act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    })
  const type = (words: string) =>
    act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(search, words)
      search?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { chosen, press, type, search }
}

test('Enter adds the first section that the words find', async () => {
  const { chosen, press, type, search } = await open()
  search?.focus()
  await type('faq')
  expect(document.body.textContent).toContain('Chosen from the FAQ, or its own.')
  await press('Enter')
  expect(chosen).toEqual([['questions', undefined]])
})

test('arrows move from the search to the sections and back', async () => {
  const { press, search } = await open()
  search?.focus()
  await press('ArrowDown')
  await press('ArrowRight')
  expect(document.activeElement?.textContent).toContain('Figures')
  await press('ArrowUp')
  await press('ArrowUp')
  expect(document.activeElement).toBe(search)
})

test('a section is added before another one, which its heading names', async () => {
  const { chosen, press, type, search } = await open()
  const place = document.querySelector('select')
  expect(place?.options[1]?.textContent).toBe('Before “What we do”')
  await act(async () => {
    if (place) place.value = 'a'
    place?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  search?.focus()
  await type('excel')
  await press('Enter')
  expect(chosen).toEqual([['table', 'a']])
})

test('words that name no section list those that there are', async () => {
  const { type } = await open()
  await type('zebra')
  expect(document.body.textContent).toContain('No section is called that. There are: Text, Figures')
})
