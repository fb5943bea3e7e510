import { expect, test } from 'vitest'
import { keptTicks } from './ticks.ts'

function area(letters: string, ticked = '') {
  const element = document.createElement('div')
  element.innerHTML = [...letters]
    .map((value) => `<input type="checkbox" value="${value}">`)
    .join('')
  for (const box of boxes(element)) box.checked = ticked.includes(box.value)
  return element
}

const boxes = (element: HTMLElement) => [...element.querySelectorAll('input')]

function restored(element: HTMLElement) {
  keptTicks('letters').restore(element)
  return boxes(element)
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join('')
}

test('a box that was ticked before the application ran stays so in the tab', () => {
  expect(restored(area('abc', 'b'))).toBe('b')
  expect(restored(area('abc'))).toBe('b')
  expect(restored(area('abc', 'c'))).toBe('bc')
})

test('the ticks of one area are kept beside those of another', () => {
  const first = area('ab', 'a')
  keptTicks('letters').save(first)
  keptTicks('letters').save(area('cd', 'd'))
  expect(restored(area('ab'))).toBe('a')
  keptTicks('letters').save(area('ab'))
  expect(restored(area('abcd'))).toBe('d')
})
