import { act } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddressLink } from '../routing/AddressLink.tsx'
import { click, one, render } from '../testing/render.tsx'
import { useRest } from './useRest.ts'

const paints: FrameRequestCallback[] = []

beforeEach(() => {
  paints.length = 0
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => paints.push(paint))
})
afterEach(() => vi.unstubAllGlobals())

const paint = () =>
  act(async () => {
    for (const callback of paints.splice(0)) callback(0)
  })

function Pages() {
  const { pathname } = useLocation()
  return (
    <>
      <Page key={pathname} />
      <AddressLink to="/about">About</AddressLink>
      <AddressLink to="/faq#company">A question</AddressLink>
    </>
  )
}

function Page() {
  return <output id="page">{useRest() ? 'whole' : 'heading'}</output>
}

const shown = (view: HTMLElement) => one(view, '#page').textContent

test('a document is rendered whole; a page that a link leads to, after its heading is painted', async () => {
  const view = await render(<Pages />, { path: '/' })
  expect(shown(view)).toBe('whole')
  await click(one(view, 'a[href="/about"]'))
  expect(shown(view)).toBe('heading')
  await paint()
  expect(shown(view)).toBe('whole')
})

test('a page whose section was linked to is rendered whole', async () => {
  const view = await render(<Pages />, { path: '/' })
  await click(one(view, 'a[href="/faq#company"]'))
  expect(shown(view)).toBe('whole')
})
