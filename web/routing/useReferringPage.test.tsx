import { afterEach, expect, test, vi } from 'vitest'
import { click, locationOf, one, render } from '../testing/render.tsx'
import { useReferringPage } from './useReferringPage.ts'

afterEach(() => vi.restoreAllMocks())

function Page() {
  const referringPage = useReferringPage()
  return (
    <>
      <a href="/fr/contact">Contact</a>
      <a href="#form" id="here">
        Form
      </a>
      <output id="from">{referringPage() ?? 'nowhere'}</output>
    </>
  )
}

const fromOf = (view: HTMLElement) => one(view, '#from').textContent

test('a page knows the page of the link that opened it', async () => {
  const view = await render(<Page />, { path: '/fr/services/who?a=b' })
  expect(fromOf(view)).toBe('nowhere')
  await click(one(view, 'a[href="/fr/contact"]'))
  expect(locationOf(view)).toBe('/fr/contact')
  expect(fromOf(view)).toBe('/services/who')
})

test('a link within a page does not change that', async () => {
  const view = await render(<Page />, { path: '/services/who' })
  await click(one(view, 'a[href="/fr/contact"]'))
  await click(one(view, '#here'))
  expect(fromOf(view)).toBe('/services/who')
})

test.each([
  ['a page of the site', () => `${window.location.origin}/pt/services/gmp?q=1`, '/services/gmp'],
  ['the same page', () => `${window.location.origin}/fr/contact`, 'nowhere'],
  ['another site', () => 'https://search.example/contact', 'nowhere'],
  ['nothing', () => '', 'nowhere'],
])('a document opened from %s', async (_, referrer, expected) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer())
  expect(fromOf(await render(<Page />, { path: '/contact' }))).toBe(expected)
})
