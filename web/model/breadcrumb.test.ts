import { expect, test } from 'vitest'
import { page, site, text } from '../testing/content.ts'
import { breadcrumb } from './breadcrumb.ts'

const trail = (given: Partial<typeof page>) =>
  breadcrumb({ ...page, ...given }, site).map(({ path, label }) => `${path} ${label.value}`)

test('the home page has no breadcrumb', () => {
  expect(trail({ path: '/' })).toEqual([])
})

test('a page stands below the home page', () => {
  expect(trail({})).toEqual(['/ Home', '/about About'])
})

test('a page at a free address stands below the pages above it', () => {
  const ancestors = [{ _id: 'news', path: '/news', title: text('News') }]
  expect(trail({ _type: 'page', path: '/news/spring', title: text('Spring'), ancestors })).toEqual([
    '/ Home',
    '/news News',
    '/news/spring Spring',
  ])
})

test('a service page stands below the overview of services', () => {
  const service = { group: 'regulatory' as const, related: [] }
  expect(trail({ path: '/services/who', title: text('WHO'), service })).toEqual([
    '/ Home',
    '/services Services',
    '/services/who WHO',
  ])
})
