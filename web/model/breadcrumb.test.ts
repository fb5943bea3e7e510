import { expect, test } from 'vitest'
import { page, site, text } from '../testing/content.ts'
import { breadcrumb } from './breadcrumb.ts'
import type { Page } from './types.ts'

const trailOf = (shown: Page) =>
  breadcrumb(shown, site).map(({ path, label }) => `${path} ${label.value}`)

test('the home page has no breadcrumb', () => {
  expect(trailOf({ ...page, path: '/' })).toEqual([])
})

test('a page stands below the home page', () => {
  expect(trailOf(page)).toEqual(['/ Home', '/about About'])
})

test('a page at a free address stands below the pages above it', () => {
  const ancestors = [{ _id: 'news', path: '/news', title: text('News') }]
  const spring: Page = { ...page, path: '/news/spring', title: text('Spring'), ancestors }
  expect(trailOf(spring)).toEqual(['/ Home', '/news News', '/news/spring Spring'])
})

test('a service page stands below the overview of services', () => {
  const own = { path: '/services/who', title: text('WHO') }
  const service = { group: 'regulatory' as const, related: [] }
  expect(trailOf({ ...page, ...own, _type: 'servicePage', service })).toEqual([
    '/ Home',
    '/services Services',
    '/services/who WHO',
  ])
})
