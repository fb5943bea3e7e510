import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { queryClient } from '../StudioLayout.tsx'

// Runs within `act`, which waits for microtasks.
notifyManager.setScheduler(queueMicrotask)

const theme = buildTheme()

/** Renders a part of the Studio for one test, and waits for its first data. */
export async function render(element: ReactNode): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(async () => {
    await act(() => root.unmount())
    container.remove()
    queryClient.clear()
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={theme}>{element}</ThemeProvider>
      </QueryClientProvider>,
    ),
  )
  return container
}
