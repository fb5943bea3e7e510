import { expect, test } from 'vitest'
import { africa } from './africaMaps.ts'
import { distanceLineTo } from './distanceLines.ts'

// The capitals of Senegal and Togo are on the coast, which the map simplifies.
test.each([
  ['SN', 2140],
  ['TG', 170],
])('the line to %s is %i km long', (code, km) => {
  expect(distanceLineTo(code)?.km).toBe(km)
})

test.each([
  ['BF', 770],
  ['NG', 930],
  ['KE', 4180],
  ['TZ', 4200],
])('the line to %s is %i km long and ends in the country', (code, km) => {
  const line = distanceLineTo(code)
  expect(line?.km).toBe(km)
  expect(africa.contains(code, line?.to ?? [0, 0])).toBe(true)
})

test('there is no line to the headquarters themselves, nor to a capital whose position is not known', () => {
  expect(distanceLineTo('GH')).toBeUndefined()
  expect(distanceLineTo('AO')).toBeUndefined()
})
