import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { reloadDocument } from '../browser/loadDocument.ts'
import { site } from '../testing/content.ts'
import { one } from '../testing/render.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

vi.mock('../browser/loadDocument.ts', { spy: true })
const reload = vi.mocked(reloadDocument)

beforeEach(() => {
  reload.mockReturnValue(new Promise(() => {}))
})
afterEach(() => {
  vi.restoreAllMocks()
  window.isHydrated = undefined
})

/** A page with a field, which fails when its button is pressed. */
function Page({ isBroken = false }) {
  const [hasFailed, fail] = useState(isBroken)
  if (hasFailed) throw new Error('Broken')
  return (
    <form>
      <input />
      <button type="button" onClick={() => fail(true)} />
    </form>
  )
}

async function open({ isBroken = false } = {}) {
  const frame = document.createElement('div')
  const container = document.createElement('div')
  container.innerHTML = '<h1>Prerendered</h1>'
  frame.append(container)
  document.body.append(frame)
  const root = createRoot(container)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    frame.remove()
  })
  await act(async () =>
    root.render(
      <ErrorBoundary messages={site.messages} root={container} isPrerendered>
        <Page isBroken={isBroken} />
      </ErrorBoundary>,
    ),
  )
  return frame
}

async function fail(frame: HTMLElement) {
  await act(async () => one(frame, 'button').click())
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('Error: Broken')])
}

test('a page that fails stays as it is, with what was typed, while its document is loaded', async () => {
  const frame = await open()
  one<HTMLInputElement>(frame, 'input').value = 'Ama'
  await fail(frame)
  expect(one<HTMLInputElement>(frame, 'input').value).toBe('Ama')
  expect(reload).toHaveBeenCalledExactlyOnceWith(new Error('Broken'))
})

test('a page whose document cannot be loaded is replaced by a message', async () => {
  reload.mockRejectedValue(new Error('Broken'))
  const frame = await open()
  window.isHydrated = true
  await fail(frame)
  expect(one(frame, 'h1').textContent).toBe('This page could not be shown')
})

test('a page that fails when it is hydrated stays as it was prerendered', async () => {
  reload.mockRejectedValue(new Error('Broken'))
  const frame = await open({ isBroken: true })
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('Error: Broken')])
  expect(one(frame, 'h1').textContent).toBe('Prerendered')
})

test('other content is tried after one that has failed, as when the preview could not load it', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  onTestFinished(() => act(async () => root.unmount()))
  const show = (content: string, isBroken: boolean) =>
    act(async () =>
      root.render(
        <ErrorBoundary messages={site.messages} content={content}>
          <Page key={content} isBroken={isBroken} />
        </ErrorBoundary>,
      ),
    )
  await show('first', true)
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('Error: Broken')])
  await show('first', false)
  expect(container.querySelector('form')).toBeNull()
  await show('second', false)
  expect(container.querySelector('form')).not.toBeNull()
})
