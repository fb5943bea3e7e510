import { expect, test } from 'vitest'
import { locationOf, render } from '../testing/render.tsx'
import { useCanonicalAddress } from './useCanonicalAddress.ts'

function Shown({ path }: { path: string }) {
  useCanonicalAddress(path)
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
