import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { readDraft, removeDraft } from '../../../browser/enquiryDraft.ts'
import { text } from '../../../testing/content.ts'
import { one, render, textsOf } from '../../../testing/render.tsx'
import { Countries } from '../Countries.tsx'
import { deriveCountries } from '../derive.ts'

const country = (isoCode: string, name: string, more: { path?: string; left?: boolean } = {}) => ({
  _id: `country-${isoCode}`,
  isoCode,
  name: text(name),
  capital: text(`${name} City`),
  memberships: [
    { _type: 'waho' as const },
    ...(more.left ? [{ _type: 'ecowasLeft' as const, since: '2025-01-29' }] : []),
  ],
  ...(more.path && { path: more.path }),
})
const inEnglish = {
  _type: 'countries' as const,
  _key: 'a',
  anchor: 'countries',
  heading: text('Member countries'),
  membership: 'waho' as const,
  details: 'capital' as const,
  countries: [
    country('GH', 'Ghana', { path: '/countries/ghana' }),
    country('ML', 'Mali', { left: true }),
    country('SN', 'Senegal'),
  ],
}
const contact = {
  _type: 'callToAction' as const,
  _key: 'b',
  anchor: 'cta',
  heading: text('Ask'),
  text: text('Ask'),
  actions: [{ kind: 'contact' as const, label: text('Ask'), service: 'WAHO' }],
}

const open = (details: 'capital' | 'none' = 'capital') =>
  render(
    <Countries
      section={deriveCountries(
        { ...inEnglish, details },
        {
          language: 'en',
          inAllLanguages: { ...inEnglish, heading: { en: 'Member countries' }, countries: [] },
          sections: [inEnglish, contact],
        },
      )}
    />,
  )
type View = Awaited<ReturnType<typeof open>>

function box(view: View, name: string) {
  const id = [...view.querySelectorAll('li [id]')].find(
    ({ textContent }) => textContent === name,
  )?.id
  return one<HTMLInputElement>(view, `input[aria-labelledby="${id}"]`)
}
const click = (element: HTMLElement) => act(async () => element.click())
const outcome = (view: View) => textsOf(view, '[role=status] strong, [role=status] p')

beforeEach(() => {
  removeDraft()
  history.replaceState(null, '', '/services/waho')
})

test.each(['capital', 'none'] as const)(
  'every member has a box in a named group, and keeps the link to its page, with details: %s',
  async (details) => {
    const view = await open(details)
    const group = one(view, '[role=group]')
    expect(group.getAttribute('aria-label')).toBe('States in which the product will be sold')
    expect(group.querySelectorAll('li input[type=checkbox]')).toHaveLength(3)
    expect(textsOf(view, 'li a')).toEqual(['Ghana'])
    expect(outcome(view)).toEqual([])
  },
)

test('the file leads to an authorization by each ticked state, which the map shows', async () => {
  const view = await open()
  await click(box(view, 'Ghana'))
  expect(outcome(view)).toEqual([
    '1 regional file, 1 national authorization',
    'For one or two states, the national procedure is usually the shorter way.',
  ])
  await click(box(view, 'Senegal'))
  await click(box(view, 'Mali'))
  expect(outcome(view)).toEqual([
    '1 regional file, 3 national authorizations',
    'Whether they take part is confirmed for each product: Mali.',
  ])
  expect(view.querySelectorAll('path[pathLength]')).toHaveLength(3)
  expect(location.hash).toBe('#c=GH,ML,SN')
})

test('the states in the address are ticked, others of it ignored', async () => {
  location.hash = '#c=SN,KE'
  const view = await open()
  expect(box(view, 'Senegal').checked).toBe(true)
  expect(outcome(view)[0]).toBe('1 regional file, 1 national authorization')
})

test('to ask fills the message with the states, and a changed choice replaces it', async () => {
  const view = await open()
  const ask = async () => {
    const link = one<HTMLAnchorElement>(view, 'a[href="/contact?service=WAHO#form"]')
    link.addEventListener('click', (event) => event.preventDefault())
    await click(link)
    return readDraft()?.values.message
  }
  await click(box(view, 'Ghana'))
  await click(box(view, 'Senegal'))
  expect(await ask()).toMatch(/^We would like .* these states: Ghana and Senegal\.\nProduct, .*: $/)
  await click(box(view, 'Senegal'))
  expect(await ask()).toMatch(/^We would like .* these states: Ghana\.\nProduct, .*: $/)
})
