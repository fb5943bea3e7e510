import { expect, test } from 'vitest'
import { text } from '../testing/content.ts'
import { one, render, textsOf } from '../testing/render.tsx'
import { PageSources } from './PageSources.tsx'

const source = (name: string, checkedOn: string) => ({
  _id: name,
  name: text(name),
  url: `https://${name}.example`,
  checkedOn,
})

test('a page’s source list links to each source, with the month of its check, and says when the next is', async () => {
  const sources = [source('wipo', '2026-11-25'), source('law', '2026-09-02')]
  const view = await render(<PageSources sourceList={{ sources, review: '2027-09' }} />)
  expect(textsOf(view, 'li')).toEqual(['wipo, November 2026', 'law, September 2026'])
  expect(textsOf(view, 'p')).toEqual(['Next review: September 2027'])
  expect(one<HTMLAnchorElement>(view, 'li:first-child a').href).toBe('https://wipo.example/')
  expect(one(view, 'aside').getAttribute('aria-labelledby')).toBe(one(view, 'h2').id)
})
