import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { useReturnedFocus } from './useReturnedFocus.ts'

function Dialog({ close }: { close: () => void }) {
  useReturnedFocus()
  return (
    <button type="button" aria-label="Close" ref={(button) => button?.focus()} onClick={close} />
  )
}

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label="Open" onClick={() => setOpen(true)} />
      {isOpen && <Dialog close={() => setOpen(false)} />}
    </>
  )
}

test('the button that opened a dialog has the focus again when it is closed', async () => {
  const view = await render(<Opener />)
  const opener = view.querySelector('button')
  opener?.focus()
  await act(async () => opener?.click())
  const closer = document.activeElement
  expect(closer?.getAttribute('aria-label')).toBe('Close')
  await act(async () => closer instanceof HTMLElement && closer.click())
  expect(document.activeElement).toBe(opener)
})
