import { startTransition, use, useCallback, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { languageAndPath } from '../shared/content/addresses/addresses.ts'
import { defaultLanguage } from '../shared/languages.ts'
import { App } from './App.tsx'
import { markScripted } from './browser/scriptState.ts'
import { useLanguage } from './i18n/LanguageProvider.tsx'
import { messagesIn } from './i18n/messages.ts'
import { ErrorBoundary } from './page/ErrorBoundary.tsx'
import { DraftIssues } from './preview/DraftIssues.tsx'
import type { Perspective } from './preview/draftResponse.ts'
import { type DraftStore, draftStore, previewedPlan } from './preview/draftStore.ts'
import { InlineTextEditor } from './preview/InlineTextEditor.tsx'
import { MapOverlays } from './preview/overlays.ts'
import { SharedNote } from './preview/SharedNote.tsx'
import { refuseForeignMessages } from './preview/studioWindow.ts'
import { useChanges } from './preview/useChanges.ts'
import { useOverlays } from './preview/useOverlays.ts'
import { fontFaces } from './theme/fontFaces.ts'
import { GlobalStyle } from './theme/GlobalStyle.tsx'

/** The site with drafts instead of published documents, from the preview server, for the Presentation tool. */
function Preview({ first }: { first: DraftStore }) {
  const [store, setStore] = useState(first)

  const latest = useRef(first)

  const load = useCallback((perspective?: Perspective) => {
    const last = latest.current
    // The Studio sends the same perspective repeatedly.
    if (perspective === last.perspective) return
    // The store is not created in the updater, because React calls the updater again whenever the new content suspends.
    latest.current = draftStore(perspective ?? last.perspective, last)
    startTransition(() => setStore(latest.current))
  }, [])

  useChanges(load)

  return (
    // The boundary is inside, so that the preview still listens to changes after a request has failed.
    <ErrorBoundary messages={messagesIn(defaultLanguage)} content={store}>
      <App
        store={store}
        globalStyle={
          <>
            <style>{fontFaces}</style>
            <GlobalStyle />
          </>
        }
      >
        <Overlays store={store} load={load} />
      </App>
    </ErrorBoundary>
  )
}

type OverlaysProps = Parameters<typeof useOverlays>[0]

function Overlays(props: OverlaysProps) {
  const { language } = useLanguage()
  const { path } = languageAndPath(useLocation().pathname)
  const { shared } = use(props.store.draft(path, language))
  return shared ? <SharedNote {...shared} language={language} /> : <StudioOverlays {...props} />
}

function StudioOverlays(options: OverlaysProps) {
  const draft = useOverlays(options)
  const { language } = useLanguage()
  const shows = previewedPlan ? 'plan' : options.store.perspective
  return (
    <>
      <MapOverlays />
      <InlineTextEditor draft={draft} language={language} shows={shows} />
      <DraftIssues {...draft} />
    </>
  )
}

markScripted()
refuseForeignMessages()
const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root to render into')
createRoot(root).render(
  <BrowserRouter>
    {/* The first store is created here, because a component that suspends before it is shown loses its state. */}
    <Preview first={draftStore('drafts', null)} />
  </BrowserRouter>,
)
