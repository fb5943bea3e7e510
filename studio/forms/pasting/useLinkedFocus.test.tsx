import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { useLinkedFocus } from './useLinkedFocus.ts'

/** Shows a field with a tool and an editor, and opens it as a link does. */
async function open({
  focusFirst,
  isReady = true,
}: {
  focusFirst?: string
  isReady?: boolean
} = {}) {
  let follow = () => {}
  function Field() {
    const [focused, setFocused] = useState(false)
    follow = () => setFocused(true)
    return (
      <div ref={useLinkedFocus(focused)}>
        <input type="search" />
        <p contentEditable={isReady} suppressContentEditableWarning />
      </div>
    )
  }
  const container = await render(<Field />)
  if (focusFirst) container.querySelector<HTMLElement>(focusFirst)?.focus()
  await act(follow)
  return container
}

test('a link to a text without paragraphs puts the cursor into its editor', async () => {
  const container = await open()
  expect(document.activeElement).toBe(container.querySelector('p'))
})

test('the focus stays where it is within the field', async () => {
  const container = await open({ focusFirst: 'input' })
  expect(document.activeElement).toBe(container.querySelector('input'))
})

test('an editor that is ready later receives the focus then', async () => {
  const container = await open({ isReady: false })
  expect(document.activeElement).toBe(document.body)
  container.querySelector('p')?.setAttribute('contenteditable', 'true')
  await expect.poll(() => document.activeElement).toBe(container.querySelector('p'))
})
