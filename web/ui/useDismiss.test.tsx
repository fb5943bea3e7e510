import { expect, test } from 'vitest'
import { one, render } from '../testing/render.tsx'
import { useDismiss } from './useDismiss.ts'

function Menu() {
  const { details } = useDismiss()
  return (
    <>
      <details ref={details} open>
        <summary>Menu</summary>
        <a href="/about">About</a>
      </details>
      <button type="button">Elsewhere</button>
    </>
  )
}

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('Escape closes the menu and focuses what opens it', async () => {
  const view = await render(<Menu />)
  press(one(view, 'a'), 'Escape')
  expect(one<HTMLDetailsElement>(view, 'details').open).toBe(false)
  expect(document.activeElement).toBe(one(view, 'summary'))
})

test('Escape leaves the focus alone while the menu is closed', async () => {
  const view = await render(<Menu />)
  one<HTMLDetailsElement>(view, 'details').open = false
  one(view, 'button').focus()
  press(one(view, 'button'), 'Escape')
  expect(document.activeElement).toBe(one(view, 'button'))
})

test.each(['pointerdown', 'focusin'])(
  'a %s elsewhere closes the menu, one inside does not',
  async (type) => {
    const view = await render(<Menu />)
    const menu = one<HTMLDetailsElement>(view, 'details')
    one(view, 'a').dispatchEvent(new Event(type, { bubbles: true }))
    expect(menu.open).toBe(true)
    one(view, 'button').dispatchEvent(new Event(type, { bubbles: true }))
    expect(menu.open).toBe(false)
  },
)
