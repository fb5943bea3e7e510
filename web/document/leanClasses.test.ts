import { expect, test } from 'vitest'
import { leanClasses } from './leanClasses.ts'

const styles =
  '<style>.abc{color:red;}.abc .sc-1x2y3z-4{color:blue;}data-styled.g1[id="sc-9a-0"]{}</style>'

test('a component’s class that no rule names is taken out', () => {
  expect(leanClasses('<p class="sc-9a-0 abc">sc-9a-0</p>', styles)).toBe(
    '<p class="abc">sc-9a-0</p>',
  )
})

test('a class that a rule names stays', () => {
  const html = '<p class="sc-1x2y3z-4 abc"></p>'
  expect(leanClasses(html, styles)).toBe(html)
})

test('an element without other classes loses the attribute', () => {
  expect(leanClasses('<p id="a" class="sc-9a-0"></p>', styles)).toBe('<p id="a"></p>')
})
