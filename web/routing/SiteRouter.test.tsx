import { act, use, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { SiteRouter } from './SiteRouter.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders pages that show their address, beside a counter. Unless loaded, all but the first wait for a promise. */
async function render(isLoaded: boolean, loading: Promise<void>) {
  window.history.replaceState(null, '', '/')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => act(() => root.unmount()))
  let navigate: ReturnType<typeof useNavigate> = () => {}
  let press = () => {}
  function Counter() {
    const [count, setCount] = useState(0)
    press = () => setCount(count + 1)
    return count > 0 && ', pressed'
  }
  function Page() {
    const { pathname } = useLocation()
    navigate = useNavigate()
    if (pathname !== '/' && !isLoaded) use(loading)
    return pathname
  }
  await act(() =>
    root.render(
      <SiteRouter isLoaded={() => isLoaded}>
        <Page />
        <Counter />
      </SiteRouter>,
    ),
  )
  return {
    container,
    open: (address: string) => flushSync(() => void navigate(address)),
    press: () => flushSync(() => press()),
  }
}

test('a loaded page is rendered in one piece', async () => {
  const { container, open } = await render(true, Promise.resolve())
  await act(() => {
    open('/about')
    expect(container.textContent).toBe('/about')
  })
})

test('the last page stays, and can be used, until the next one is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { container, open, press } = await render(false, promise)
  await act(() => open('/about'))
  expect(location.pathname).toBe('/about')
  expect(container.textContent).toBe('/')
  await act(() => press())
  expect(container.textContent).toBe('/, pressed')
  await act(async () => resolve())
  expect(container.textContent).toBe('/about, pressed')
})

test('Back shows the page before', async () => {
  const { container, open } = await render(true, Promise.resolve())
  await act(() => open('/about'))
  await act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await back
  })
  expect(container.textContent).toBe('/')
})
