import { expect, test } from 'vitest'
import { codesIn, fragmentOf } from './chosenCodes.ts'

test('the chosen countries are read from the address that they have written', () => {
  expect(fragmentOf(['GH', 'NG'])).toBe('#c=GH,NG')
  expect(codesIn('#c=GH,NG')).toEqual(['GH', 'NG'])
  expect(fragmentOf([])).toBe('')
})

test.each(['', '#routes', '#c=', '#c=gh', '#c=GH,', '#c=GHA'])('“%s” chooses nothing', (hash) => {
  expect(codesIn(hash)).toBeUndefined()
})
