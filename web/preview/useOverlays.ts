import { enableVisualEditing, type HistoryAdapterNavigate } from '@sanity/visual-editing'
import { use, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { withPlan } from '../../shared/previewProtocol.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { type DraftResponse, isPerspective, type Perspective } from './draftResponse.ts'
import { type DraftStore, previewedPlan } from './draftStore.ts'
import { connectFields } from './overlays.ts'

type Options = {
  store: DraftStore
  /** Reloads the content, also in another perspective. */
  load: (perspective?: Perspective) => void
}

/**
 * Connects the preview to the Studio: a click on a text opens its field, and navigation is synchronized.
 * @returns the draft of the current page. Suspends while it loads.
 */
export function useOverlays({ store, load }: Options): DraftResponse {
  const { language } = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigationType()
  const navigateStudio = useRef<HistoryAdapterNavigate>(undefined)
  const url = withPlan(`${location.pathname}${location.search}${location.hash}`, previewedPlan)

  const draft = use(store.draft(languageAndPath(location.pathname).path, language))

  useEffect(() => connectFields(draft, language), [draft, language])

  useEffect(keepInFrame, [])

  useEffect(() => {
    const type = navigation === 'REPLACE' ? 'replace' : 'push'
    navigateStudio.current?.({ type, title: document.title, url })
  }, [url, navigation])

  useEffect(
    () =>
      enableVisualEditing({
        history: {
          subscribe: (tell) => {
            navigateStudio.current = tell
            return () => {
              navigateStudio.current = undefined
            }
          },
          update: (update) => {
            if (update.type === 'pop') navigate(-1)
            else navigate(update.url, { replace: update.type === 'replace' })
          },
        },
        onPerspectiveChange: (perspective) => {
          load(isPerspective(perspective) ? perspective : 'drafts')
        },
        refresh: ({ source }) => {
          // The preview server reports all changes, also of documents that are not open in the Studio.
          if (source === 'mutation') return false
          load()
          return Promise.resolve()
        },
      }),
    [navigate, load],
  )

  return draft
}

/**
 * Keeps links from leaving the Studio's frame: telephone and email links would leave it empty, and other
 * sites refuse to be framed.
 * @returns a function that removes the listener
 */
function keepInFrame(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (window.parent === window || !link || link.origin === location.origin) return
    event.preventDefault()
    if (link.protocol === 'https:') window.open(link.href, '_blank', 'noopener')
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
