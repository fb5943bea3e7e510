import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { ContentProvider } from '../loading/ContentProvider.tsx'
import { type ContentStore, fixedStore } from '../loading/contentStore.ts'
import { useFollowLinks } from '../routing/useFollowLinks.ts'
import { page, site } from './content.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Location() {
  const { pathname, search } = useLocation()
  return <output data-location>{pathname + search}</output>
}

function FollowLinks() {
  useFollowLinks()
  return null
}

/**
 * Renders an element into the document, inside the application's providers.
 * @param options.path the address at which it is rendered
 * @returns the element's container
 */
export async function render(
  element: ReactNode,
  options: { store?: ContentStore; path?: string } = {},
): Promise<HTMLElement> {
  const { store = fixedStore(site, page), path = '/' } = options
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[path]}>
        <ContentProvider store={store}>
          <LanguageProvider load={store.load}>
            <FollowLinks />
            {element}
          </LanguageProvider>
        </ContentProvider>
        <Location />
      </MemoryRouter>,
    ),
  )
  // Otherwise, code that a component loads later would arrive in another test.
  await act(() => vi.dynamicImportSettled())
  onTestFinished(async () => {
    await act(() => vi.dynamicImportSettled())
    await act(async () => root.unmount())
    container.remove()
  })
  return container
}

/** The path and query to which a rendered element has navigated. */
export function locationOf(container: HTMLElement): string | null | undefined {
  return container.querySelector('[data-location]')?.textContent
}

/** Returns the one matching element; fails if there is none or more than one. */
export function one<Found extends Element = HTMLElement>(
  root: ParentNode,
  selector: string,
): Found {
  const [match, ...extraMatches] = root.querySelectorAll<Found>(selector)
  if (match === undefined || extraMatches.length > 0)
    throw new Error(
      `${extraMatches.length + Number(match !== undefined)} elements match ${selector}`,
    )
  return match
}

/** The text of each element that matches. */
export function textsOf(root: ParentNode, selector: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

/** Clicks an element and waits for React's updates. */
export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
}
