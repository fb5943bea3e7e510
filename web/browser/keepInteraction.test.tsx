import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { one } from '../testing/render.tsx'
import { keepInteraction, readInteraction, restoreInteraction } from './keepInteraction.ts'

const prerendered = `
  <details class="menu"><summary class="menu">Menu</summary></details>
  <details class="question"><summary class="question">One</summary></details>
  <details class="question"><summary class="question">Two</summary></details>
  <form>
    <input name="firstName"><textarea name="message"></textarea>
    <select name="service"><option value="">None</option><option>GMP</option></select>
    <button type="submit">Send</button>
  </form>`

let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  root.innerHTML = prerendered
  document.body.append(root)
})
afterEach(() => {
  root.remove()
  window.earlyClicks = undefined
})

const field = (name: string) => one<HTMLInputElement>(root, `[name=${name}]`)
const openQuestions = () =>
  [...root.querySelectorAll('details[open]')].map(({ textContent }) => textContent)

/** Renders the page anew, as React does where it cannot hydrate. */
const renderAnew = () => {
  root.innerHTML = prerendered
}

test('what is typed, chosen and opened is there after the page was rendered anew', () => {
  const restore = keepInteraction(root)
  field('firstName').value = 'Ama'
  field('message').value = 'Six pallets'
  field('service').value = 'GMP'
  root.querySelectorAll('details')[2]?.setAttribute('open', '')
  renderAnew()
  restore()
  expect(field('firstName').value).toBe('Ama')
  expect(field('message').value).toBe('Six pallets')
  expect(field('service').value).toBe('GMP')
  expect(openQuestions()).toEqual(['Two'])
})

test('what is ticked is there after the page was rendered anew, and its component is told', () => {
  const choices = (id: string) => `
    <label><input type="radio" name="${id}" class="a" checked></label>
    <label><input type="radio" name="${id}" class="a"></label>
    <input type="checkbox" class="b"><input type="checkbox" class="b" checked><input type="checkbox" class="b">`
  const ticks = () => [...root.querySelectorAll('input')].map(({ checked }) => checked)
  root.innerHTML = choices('_R_1_')
  const restore = keepInteraction(root)
  for (const place of [1, 2, 3]) root.querySelectorAll('input')[place]?.click()
  root.innerHTML = choices('_r_0_')
  const changed: unknown[] = []
  root.addEventListener('change', ({ target }) => changed.push(target))
  restore()
  expect(ticks()).toEqual([false, true, true, false, false])
  expect(changed).toEqual([...root.querySelectorAll('input')].slice(1, 4))
})

test('the focus returns, with the caret in its place', () => {
  field('message').value = 'Six pallets'
  const restore = keepInteraction(root)
  field('message').focus()
  field('message').setSelectionRange(3, 5)
  renderAnew()
  restore()
  expect(document.activeElement).toBe(field('message'))
  expect([field('message').selectionStart, field('message').selectionEnd]).toEqual([3, 5])
})

test('elements are found again whatever was inserted among them', () => {
  const summary = root.querySelectorAll('summary')[1]
  summary?.before(document.createElement('details'))
  field('firstName').before(document.createElement('input'), document.createElement('button'))
  window.earlyClicks = [one(root, '[type=submit]')]
  const restore = keepInteraction(root)
  summary?.closest('details')?.setAttribute('open', '')
  field('firstName').value = 'Ama'
  renderAnew()
  restore()
  expect(openQuestions()).toEqual(['One'])
  expect(field('firstName').value).toBe('Ama')
  expect(window.earlyClicks).toEqual([one(root, '[type=submit]')])
})

test('a page that was hydrated stays as it is', () => {
  const restore = keepInteraction(root)
  field('message').focus()
  field('message').value = 'Six pallets'
  restore()
  expect(document.activeElement).toBe(field('message'))
  expect(field('message').value).toBe('Six pallets')
})

describe('what is restored into a new page', () => {
  const filters = (id: string) => `
    <input type="radio" name="${id}" checked><input type="radio" name="${id}"><input type="radio" name="${id}">
    <input type="search"><input type="checkbox"><details></details>`
  const states = () =>
    [...root.querySelectorAll('input')].map(({ type, checked, value }) =>
      type === 'search' ? value : checked,
    )

  test('is what was chosen, typed and opened, but no tick', () => {
    root.innerHTML = filters('_R_1_')
    const [, , last, search, tick] = root.querySelectorAll('input')
    last?.click()
    tick?.click()
    search?.setRangeText('arte')
    const interaction = readInteraction(root)
    root.innerHTML = filters('_r_0_')
    restoreInteraction(root, interaction)
    expect(states()).toEqual([false, false, true, 'arte', false])
  })

  test('leaves what the visitor has changed meanwhile', () => {
    root.innerHTML = filters('_R_1_')
    const [, , last, search] = root.querySelectorAll('input')
    last?.click()
    search?.setRangeText('arte')
    const interaction = readInteraction(root)
    root.innerHTML = filters('_r_0_')
    const [, second, , typed] = root.querySelectorAll('input')
    second?.click()
    typed?.setRangeText('quin')
    restoreInteraction(root, interaction)
    expect(states()).toEqual([false, true, false, 'quin', false])
  })
})
