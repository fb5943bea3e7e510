import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { useChanges } from './useChanges.ts'

const streams: EventTarget[] = []

class Stream extends EventTarget {
  constructor() {
    super()
    streams.push(this)
  }
  close() {}
}

afterEach(() => vi.unstubAllGlobals())

test('the page is loaded again after a change and after a reconnection', async () => {
  vi.stubGlobal('EventSource', Stream)
  const load = vi.fn()
  function Preview() {
    useChanges(load)
    return null
  }
  await render(<Preview />)
  for (const event of ['open', 'change', 'open'])
    await act(async () => streams[0]?.dispatchEvent(new Event(event)))
  expect(load).toHaveBeenCalledTimes(3)
})
