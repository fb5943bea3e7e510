import { expect, test } from 'vitest'
import { joinServices, serviceNames } from './serviceNames.ts'

const services = serviceNames([
  { title: { en: 'FDA Ghana', fr: 'FDA du Ghana' }, formerNames: ['Ghana FDA', 'GMP'] },
  { title: { en: 'GMP', fr: 'BPF' }, formerNames: null },
])

test('a service is found by each of its names, and shown by its current one in a language', () => {
  expect(services.all('Ghana FDA')).toEqual(['FDA Ghana', 'Ghana FDA'])
  expect(services.all('FDA Ghana')).toEqual(['FDA Ghana', 'Ghana FDA'])
  expect([services.shown('Ghana FDA'), services.shown('Ghana FDA', 'fr')]).toEqual([
    'FDA Ghana',
    'FDA du Ghana',
  ])
})

test('a former name that another service has now counts for that one', () => {
  expect(services.all('GMP')).toEqual(['GMP'])
  expect(services.shown('GMP', 'fr')).toBe('BPF')
})

test('a name of no service, and none, are shown as they are stored', () => {
  expect([services.all('Bandages'), services.shown('')]).toEqual([['Bandages'], ''])
})

test('the counts of the names of one service are added', () => {
  const counts = [
    { facet: 'service', value: 'GMP', count: 4, before: 1 },
    { facet: 'service', value: 'Ghana FDA', count: 3, before: 2 },
    { facet: 'page', value: 'GMP', count: 3, before: 0 },
    { facet: 'service', value: 'FDA Ghana', count: 2, before: 5 },
  ]
  expect(joinServices(counts, services)).toEqual([
    { facet: 'service', value: 'FDA Ghana', count: 5, before: 7 },
    { facet: 'service', value: 'GMP', count: 4, before: 1 },
    { facet: 'page', value: 'GMP', count: 3, before: 0 },
  ])
})
