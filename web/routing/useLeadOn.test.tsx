import { expect, test } from 'vitest'
import { locationOf, render } from '../testing/render.tsx'
import { useLeadOn } from './useLeadOn.ts'

function Shown({ path }: { path: string }) {
  useLeadOn(path)
  return null
}

test.each([
  ['/old?from=mail', '/about?from=mail'],
  ['/fr/old', '/fr/about'],
  ['/about', '/about'],
  ['/about/', '/about/'],
])('at %s the page /about is shown as %s', async (path, expected) => {
  expect(locationOf(await render(<Shown path="/about" />, { path }))).toBe(expected)
})
