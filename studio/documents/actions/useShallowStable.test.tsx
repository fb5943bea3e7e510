import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { DocumentActionDescription } from 'sanity'
import { expect, test, vi } from 'vitest'
import { useStableAction } from './useShallowStable.ts'

// Otherwise the Studio rerenders a document's header and footer at each key press.
test('an equal action keeps its identity, and runs its latest handler', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const described: (DocumentActionDescription | null)[] = []
  function Action({ label, onHandle }: { label: string; onHandle: () => void }) {
    described.push(useStableAction({ label, onHandle }))
    return null
  }
  const root = createRoot(document.createElement('div'))
  const draw = (label: string, onHandle = vi.fn()) =>
    act(() => root.render(<Action label={label} onHandle={onHandle} />))
  const latest = vi.fn()
  await draw('Publish')
  await draw('Publish', latest)
  described[0]?.onHandle?.()
  await draw('Publish now')

  expect(described[1]).toBe(described[0])
  expect(latest).toHaveBeenCalledOnce()
  expect(described[2]).toMatchObject({ label: 'Publish now' })
  await act(() => root.unmount())
})
