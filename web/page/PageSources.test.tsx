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

const wipo = source('wipo', '2026-11-25')

test('the sources of a page are folded, and numbered for the links to them', async () => {
  const sources = [wipo, source('law', '2026-11-02')]
  const view = await render(
    <PageSources sourceList={{ sources, checkedIn: '2026-11', review: '2027-09' }} />,
  )
  expect(textsOf(view, 'details:not([open]) #source_2')).toEqual(['law'])
  expect(one<HTMLAnchorElement>(view, '#source_1 a').href).toBe('https://wipo.example/')
  expect(one(view, 'aside').getAttribute('aria-labelledby')).toBe(one(view, 'h2').id)
})

test('the month of the check and of the next are said once, or else that of each check', async () => {
  const alike = { sources: [wipo], checkedIn: '2026-11', review: '2027-09' }
  expect(textsOf(await render(<PageSources sourceList={alike} />), 'time')).toEqual([
    'November 2026',
    'September 2027',
  ])
  const unlike = { sources: [wipo, source('law', '2026-09-02')], review: '2027-09' }
  expect(textsOf(await render(<PageSources sourceList={unlike} />), 'time')).toEqual([
    'September 2027',
    'November 2026',
    'September 2026',
  ])
})
