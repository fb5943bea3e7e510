import { expect, test, vi } from 'vitest'
import { fixedStore } from '../loading/contentStore.ts'
import { site } from '../testing/content.ts'
import { one, render, textsOf } from '../testing/render.tsx'
import { NotFound } from './NotFound.tsx'

test('a missing page offers the search, services and the telephone, and logs its path', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const view = await render(<NotFound path="/nowhere" />)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/nowhere'))
  expect(one(view, 'h1').textContent).toBe('Oops! Page not found')
  expect(textsOf(view, 'li a').at(-1)).toMatch(/^\+/)
  expect(one<HTMLFormElement>(view, 'form[role=search]').getAttribute('action')).toBe('/search')
})

test('a missing page names the emergency line, if there is one of its own', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const store = fixedStore({ ...site, emergencyPhone: '+233 30 200 0009' }, null)
  const view = await render(<NotFound path="/nowhere" />, { store })
  expect(textsOf(view, 'li a').at(-1)).toBe('+233 30 200 0009')
})
