import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { AttributesLine } from './AttributesLine.tsx'

const request = vi.hoisted(() => vi.fn<() => Promise<unknown>>())

vi.mock('sanity', () => {
  const client = { config: () => ({ dataset: 'production' }), withConfig: () => client, request }
  return { useClient: () => client }
})

const container = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(container)
})

afterEach(() => act(() => root.unmount()))

/** Shows the line, and waits for the answer. */
async function textOf(answer: Promise<unknown>): Promise<string | null> {
  request.mockReturnValue(answer)
  await act(async () =>
    root.render(
      <ThemeProvider theme={buildTheme()}>
        <AttributesLine />
      </ThemeProvider>,
    ),
  )
  return container.textContent
}

const using = (value: number) => Promise.resolve({ fields: { count: { value, limit: 2000 } } })

test('editors read nothing of attributes below 70 %', async () => {
  expect(await textOf(using(1399))).toBe('')
})

test('editors are warned from 70 % of the attributes on', async () => {
  expect(await textOf(using(1400))).toContain('1400 of 2000 different fields')
})

test('an answer that cannot be read shows nothing, and is logged', async () => {
  expect(await textOf(Promise.resolve({}))).toBe('')
  expect(takeConsoleErrors()).toEqual([
    expect.stringContaining('The use of attributes could not be read'),
  ])
})
