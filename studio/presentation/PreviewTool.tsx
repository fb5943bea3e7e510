import { type ComponentType, useEffect } from 'react'
import type { Tool } from 'sanity'
import { type RouterState, useRouter } from 'sanity/router'
import { homePath } from '../../shared/content/paths.ts'
import { previewUrl } from '../environment.ts'

type ToolComponent = ComponentType<{ tool: Tool }>

/** What was open in the preview when the editor left it, for as long as the browser's tab is open. */
const storageKey = 'preview-last-open'

/** Presentation's tab for the form where there is no room for the page beside it. */
const formTab = 'presentation-narrow-tab-content'

/**
 * Wraps Presentation. Without a page in its address it would take the one that begins a session, and
 * show, share and open that: it is given the page that was open last, or Home. In a narrow window it
 * goes on showing the page when a click has opened a field: the form's tab is chosen then.
 */
export function previewTool(Presentation: ToolComponent): ToolComponent {
  return function PreviewTool(props) {
    const { state, navigate } = useRouter()
    const hasPage = state._searchParams?.some(([name]) => name === 'preview') ?? false

    useEffect(() => {
      if (hasPage) sessionStorage.setItem(storageKey, JSON.stringify(state))
      else navigate(lastOpen(), { replace: true })
    }, [hasPage, state, navigate])

    useEffect(() => {
      window.addEventListener('message', showForm)
      return () => window.removeEventListener('message', showForm)
    }, [])

    return hasPage ? <Presentation {...props} /> : null
  }
}

/** Chooses the form's tab when the page reports a click on a field. */
function showForm({ origin, data }: MessageEvent<unknown>) {
  // `visual-editing/focus`, or `overlay/focus` as older versions say and this one sends.
  const isFocus = data instanceof Object && String(Reflect.get(data, 'type')).endsWith('/focus')
  if (isFocus && origin === new URL(previewUrl).origin) document.getElementById(formTab)?.click()
}

function lastOpen(): RouterState {
  const stored = sessionStorage.getItem(storageKey)
  return stored ? JSON.parse(stored) : { _searchParams: [['preview', homePath]] }
}
