import { enableVisualEditing, type HistoryAdapterNavigate } from '@sanity/visual-editing'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { annotate } from './annotate.ts'
import { isPerspective, type Perspective } from './drafts.ts'

type Options = {
  typeOf: (documentId: string) => string | undefined
  /** Loads the content anew, or in another perspective. */
  load: (perspective?: Perspective) => void
}

/** Lets a click on a sentence open its field in the Studio, and the two follow each other's way. */
export function useOverlays({ typeOf, load }: Options): void {
  const { language } = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const tellStudio = useRef<HistoryAdapterNavigate>(undefined)
  const url = `${location.pathname}${location.search}${location.hash}`

  useEffect(() => annotate(language, typeOf), [language, typeOf])

  useEffect(() => {
    tellStudio.current?.({ type: 'push', title: document.title, url })
  }, [url])

  useEffect(
    () =>
      enableVisualEditing({
        history: {
          subscribe: (tell) => {
            tellStudio.current = tell
            return () => {
              tellStudio.current = undefined
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
          // Changes are told by our own server, those of other documents too.
          if (source === 'mutation') return false
          load()
          return Promise.resolve()
        },
      }),
    [navigate, load],
  )
}
