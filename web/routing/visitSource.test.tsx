import { afterEach, expect, test, vi } from 'vitest'
import { click, locationOf, one, render } from '../testing/render.tsx'
import { useVisitSource } from './visitSource.ts'

afterEach(() => vi.restoreAllMocks())

function Page() {
  const { page, campaign } = useVisitSource()()
  return (
    <>
      <a href="/fr/contact">Contact</a>
      <a href="#form" id="here">
        Form
      </a>
      <output id="from">{page ?? 'nowhere'}</output>
      <output id="campaign">{campaign ?? 'none'}</output>
    </>
  )
}

const fromOf = (view: HTMLElement) => one(view, '#from').textContent

test('a form on the contact page knows the page of the link that opened it, and one elsewhere its own', async () => {
  const view = await render(<Page />, { path: '/fr/services/who?a=b' })
  expect(fromOf(view)).toBe('/services/who')
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

const campaignIn = (view: HTMLElement) => one(view, '#campaign').textContent

test('a campaign is kept from the first page to the form, and a later link of another replaces it', async () => {
  const view = await render(<Page />, { path: '/?utm_source=linkedin&utm_campaign=spring' })
  expect(campaignIn(view)).toBe('linkedin//spring')
  for (const link of ['#here', 'a[href="/fr/contact"]', '#here']) {
    await click(one(view, link))
    expect(campaignIn(view)).toBe('linkedin//spring')
  }
  const other = await render(<Page />, { path: '/fr/contact?utm_source=mail' })
  expect(campaignIn(other)).toBe('mail//')
})

test.each([
  ['a page of the site', '/?utm_source=linkedin', 'linkedin//'],
  ['another site', 'https://search.example/?utm_source=linkedin', 'none'],
])(
  'the campaign in the address of %s that loaded the document counts',
  async (_, from, campaign) => {
    const referrer = new URL(from, window.location.origin).href
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    const view = await render(<Page />, { path: '/services' })
    expect(campaignIn(view)).toBe(campaign)
    await click(one(view, 'a[href="/fr/contact"]'))
    expect(campaignIn(view)).toBe(campaign)
  },
)

test.each([
  ['a page of the site', () => `${window.location.origin}/pt/services/gmp?q=1`, '/services/gmp'],
  ['the same page', () => `${window.location.origin}/fr/contact`, 'nowhere'],
  ['another site', () => 'https://search.example/contact', 'nowhere'],
  ['nothing', () => '', 'nowhere'],
])('a document opened from %s', async (_, referrer, expected) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer())
  expect(fromOf(await render(<Page />, { path: '/contact' }))).toBe(expected)
})
