import { act } from 'react'
import { expect, test } from 'vitest'
import { locationOf, one, render } from '../testing/render.tsx'
import { PageLink, PageNavLink } from './PageLink.tsx'

const links = (
  <>
    <PageLink to="/contact?service=a#form">Write</PageLink>
    <PageNavLink to="/">Home</PageNavLink>
    <PageNavLink to="/services">Services</PageNavLink>
  </>
)

test.each([
  ['/services/who', ['/contact?service=a#form', '/', '/services']],
  ['/fr/services/who', ['/fr/contact?service=a#form', '/fr', '/fr/services']],
])('the links of %s lead to pages in its language', async (path, expected) => {
  const view = await render(links, { path })
  const elements = [...view.querySelectorAll('a')]
  expect(elements.map((link) => link.getAttribute('href'))).toEqual(expected)
  expect(one(view, '[aria-current]').textContent).toBe('Services')
  // The page shown is another one.
  expect(one(view, '[aria-current]').getAttribute('aria-current')).toBe('true')
})

test('home is current on the home page of each language only', async () => {
  const view = await render(links, { path: '/pt' })
  expect(one(view, '[aria-current=page]').textContent).toBe('Home')
  await act(async () => one(view, 'a:last-of-type').click())
  expect(locationOf(view)).toBe('/pt/services')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser, which opens another tab or window',
  async (click) => {
    const view = await render(<PageLink to="/about">About</PageLink>)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click })
    // Tests have no other tab.
    view.addEventListener('click', (late) => late.preventDefault())
    await act(async () => one(view, 'a').dispatchEvent(event))
    expect(locationOf(view)).toBe('/')
  },
)
