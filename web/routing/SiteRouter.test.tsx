import { act, use, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { SiteRouter } from './SiteRouter.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/**
 * Renders pages that show their address, beside a counter. Those that are not loaded wait for `loading` when they are
 * rendered.
 */
async function render({
  isLoaded = () => true,
  preload = () => Promise.resolve(),
  loading = Promise.resolve(),
}: {
  isLoaded?: (pathname: string) => boolean
  preload?: (pathname: string) => Promise<void>
  loading?: Promise<void>
} = {}) {
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
    if (pathname !== '/' && !isLoaded(pathname)) use(loading)
    return pathname
  }
  await act(() =>
    root.render(
      <SiteRouter isLoaded={isLoaded} preload={preload}>
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
  const { container, open } = await render()
  await act(() => {
    open('/about')
    expect(container.textContent).toBe('/about')
  })
})

/** Pages whose loading ends when the test says so. */
function loadingPages() {
  const ends = new Map<string, () => void>()
  const loaded = new Set<string>(['/'])
  return {
    isLoaded: (pathname: string) => loaded.has(pathname),
    preload: (pathname: string) =>
      new Promise<void>((resolve) => {
        ends.set(pathname, () => {
          loaded.add(pathname)
          resolve()
        })
      }),
    end: (pathname: string) => act(async () => ends.get(pathname)?.()),
  }
}

test('the last page stays, and can be used, until the next one is loaded', async () => {
  const { end, ...pages } = loadingPages()
  const { container, open, press } = await render(pages)
  await act(async () => open('/about'))
  expect(location.pathname).toBe('/about')
  expect(container.textContent).toBe('/')
  await act(() => press())
  expect(container.textContent).toBe('/, pressed')
  await end('/about')
  expect(container.textContent).toBe('/about, pressed')
})

test('a page that has loaded late does not replace one that was opened meanwhile', async () => {
  const { end, ...pages } = loadingPages()
  const { container, open } = await render(pages)
  await act(async () => open('/about'))
  await act(async () => open('/faq'))
  await end('/faq')
  await end('/about')
  expect(container.textContent).toBe('/faq')
})

test('the last page stays also if the next one has to be loaded again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { container, open, press } = await render({ isLoaded: () => false, loading: promise })
  await act(async () => open('/about'))
  expect(location.pathname).toBe('/about')
  expect(container.textContent).toBe('/')
  await act(() => press())
  expect(container.textContent).toBe('/, pressed')
  await act(async () => resolve())
  expect(container.textContent).toBe('/about, pressed')
})

test('Back shows the page before', async () => {
  const { container, open } = await render()
  await act(() => open('/about'))
  await act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await back
  })
  expect(container.textContent).toBe('/')
})
