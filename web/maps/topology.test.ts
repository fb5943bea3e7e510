import { expect, test } from 'vitest'
import { arcs, countries } from './topology.ts'

/** The southernmost and northernmost latitude of a country's outline. */
function latitudesOf(code: string): [number, number] {
  const indexes = countries.filter(({ id }) => id === code).flatMap(({ arcs }) => arcs.flat(2))
  const latitudes = indexes
    .flatMap((index) => arcs[index < 0 ? ~index : index] ?? [])
    .map(([, latitude]) => latitude)
  return [Math.min(...latitudes), Math.max(...latitudes)]
}

test('Morocco ends where Western Sahara begins, not at the sand wall', () => {
  expect(latitudesOf('MA')[0]).toBeCloseTo(27.7, 1)
  expect(latitudesOf('EH')).toEqual([expect.closeTo(20.8, 1), expect.closeTo(27.7, 0)])
})

test('Somalia has the coast that Natural Earth gives to Somaliland', () => {
  expect(countries.filter(({ id }) => id === 'SO')).toHaveLength(2)
  expect(latitudesOf('SO')[1]).toBeGreaterThan(11)
})
