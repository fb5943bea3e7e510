import { expect, test } from 'vitest'
import { text } from '../testing/content.ts'
import { one, render, textsOf } from '../testing/render.tsx'
import { Search } from './Search.tsx'

test('all pages are listed, below a form that opens the search', async () => {
  const pages = ['About', 'Prequalification'].map((title) => ({
    path: `/${title.toLowerCase()}`,
    title: text(title),
  }))
  const view = await render(<Search search={{ pages }} />)
  expect(textsOf(view, 'ul a')).toEqual(['About', 'Prequalification'])
  expect(one(view, 'form').getAttribute('role')).toBe('search')
  expect(one(view, 'form').getAttribute('action')).toBe('/search')
})
