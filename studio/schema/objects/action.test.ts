import { expect, test } from 'vitest'
import { action } from './action.ts'

const shown = (fields: { label?: string; kind: 'page' | 'external' | 'contact'; page?: string }) =>
  action.preview?.prepare?.(fields)

test('a button has the name of its target', () => {
  expect(shown({ label: 'Read on', kind: 'page', page: 'About' })).toEqual({
    title: 'Read on',
    subtitle: 'A page of the site: About',
  })
  expect(shown({ kind: 'page', page: 'About' })).toEqual({ title: 'A page of the site: About' })
})

test('a button does not name the page of another kind that is still stored', () => {
  expect(shown({ label: 'Write', kind: 'contact', page: 'About' })).toEqual({
    title: 'Write',
    subtitle: 'The contact form',
  })
})
