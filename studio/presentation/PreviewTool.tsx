import { type ComponentType, useEffect } from 'react'
import type { Tool } from 'sanity'
import { type RouterState, useRouter } from 'sanity/router'
import { homePath } from '../../shared/content/paths.ts'

type ToolComponent = ComponentType<{ tool: Tool }>

/** What was open in the preview when the editor left it, for as long as the browser's tab is open. */
const storageKey = 'preview-last-open'

/**
 * Wraps Presentation. Without a page in its address it would take the one that begins a session, and
 * show, share and open that: it is given the page that was open last, or Home.
 */
export function previewTool(Presentation: ToolComponent): ToolComponent {
  return function PreviewTool(props) {
    const { state, navigate } = useRouter()
    const hasPage = state._searchParams?.some(([name]) => name === 'preview') ?? false

    useEffect(() => {
      if (hasPage) sessionStorage.setItem(storageKey, JSON.stringify(state))
      else navigate(lastOpen(), { replace: true })
    }, [hasPage, state, navigate])

    return hasPage ? <Presentation {...props} /> : null
  }
}

function lastOpen(): RouterState {
  const stored = sessionStorage.getItem(storageKey)
  return stored ? JSON.parse(stored) : { _searchParams: [['preview', homePath]] }
}
