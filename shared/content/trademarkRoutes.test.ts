import { expect, test } from 'vitest'
import { routesIn } from './trademarkRoutes.ts'

test.each([
  ['Kenya', ['aripo', 'banjul', 'madrid', 'trademark'], ['aripo', 'madrid', 'national']],
  ['Tanzania', ['aripo', 'banjul', 'banjulSuspended', 'trademark'], ['national']],
  ['Senegal', ['operations', 'oapi'], ['oapi', 'madrid']],
  ['Nigeria', ['operations', 'trademark'], ['national']],
  ['South Sudan', ['africanUnion'], []],
])('the ways to protect a name in %s', (_country, names, routes) => {
  expect(routesIn(names.map((_type) => ({ _type })))).toEqual(routes)
})
