import { expect, test } from 'vitest'
import { numberParts } from './numberParts.ts'

test.each([
  ['500+', '', '500+', ''],
  ['$800B', '', '$800B', ''],
  ['6-8 months', '', '6-8', 'months'],
  ['6M km²', '', '6M', 'km²'],
  ['95\u00a0%', '', '95\u00a0%', ''],
  ['1 000 000', '', '1 000 000', ''],
  ['15 - 20 days', '', '15 - 20', 'days'],
  ['plus de 15\u00a0ans', 'plus de', '15', 'ans'],
  ['plus de 3\u00a0Md\u00a0$', 'plus de', '3', 'Md\u00a0$'],
  ['24\u00a0h/24, 7\u00a0j/7', '', '24\u00a0h/24', '7\u00a0j/7'],
  ['24\u00a0h, todos os dias', '', '24\u00a0h', 'todos os dias'],
  ['24 horas', '', '24', 'horas'],
  ['1,3\u00a0mil milhões', '', '1,3', 'mil milhões'],
  ['None', '', 'None', ''],
])('%s has its number parted from its words', (value, before, number, after) => {
  expect(numberParts(value)).toEqual({ before, number, after })
})
