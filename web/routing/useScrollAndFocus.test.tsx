import { useRef } from 'react'
import { expect, test } from 'vitest'
import { click, one, render } from '../testing/render.tsx'
import { useScrollAndFocus } from './useScrollAndFocus.ts'

function Page() {
  const main = useRef<HTMLElement>(null)
  useScrollAndFocus(main)
  return (
    <main ref={main} tabIndex={-1}>
      <a href="/faq#%">Malformed</a>
      <a href="/faq#r%C3%A9ponses">Answers</a>
      <section id="réponses" tabIndex={-1} />
    </main>
  )
}

test('an encoded fragment moves the focus to its section', async () => {
  const view = await render(<Page />)
  await click(one(view, '[href="/faq#r%C3%A9ponses"]'))
  expect(document.activeElement?.id).toBe('réponses')
})

test('a malformed fragment is ignored', async () => {
  const view = await render(<Page />)
  await click(one(view, '[href="/faq#%"]'))
  expect(document.activeElement).toBe(one(view, 'main'))
})
