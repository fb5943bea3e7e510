import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { ErrorBoundary } from './page/ErrorBoundary.tsx'
import { changesPath, type DraftLibrary, draftLibrary, type Perspective } from './preview/drafts.ts'
import { Faults } from './preview/Faults.tsx'
import { createFaultStore } from './preview/faultStore.ts'
import { useOverlays } from './preview/useOverlays.ts'

/**
 * The site as it would be if the drafts were published, for the Studio's Presentation tool: the
 * same components, over content that comes from the preview server. No visitor loads this.
 */
function Preview({ first }: { first: DraftLibrary }) {
  const [library, setLibrary] = useState(first)
  const faults = useSyncExternalStore(faultStore.subscribe, faultStore.read)

  const latest = useRef(first)

  const load = useCallback((perspective?: Perspective) => {
    const last = latest.current
    // The Studio names its perspective again and again.
    if (perspective === last.perspective) return
    // Not made in the setter, which React calls anew each time that the new content suspends.
    latest.current = draftLibrary(perspective ?? last.perspective, last, faultStore.write)
    startTransition(() => setLibrary(latest.current))
  }, [])
  const typeOf = useCallback((id: string) => library.typeOf(id), [library])

  useEffect(() => {
    const changes = new EventSource(changesPath)
    changes.addEventListener('change', () => load())
    return () => changes.close()
  }, [load])

  return (
    <App library={library}>
      <Overlays typeOf={typeOf} load={load} />
      <Faults faults={faults} />
    </App>
  )
}

function Overlays(options: Parameters<typeof useOverlays>[0]) {
  useOverlays(options)
  return null
}

const faultStore = createFaultStore()

document.documentElement.dataset.scripted = ''
const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root to render into')
createRoot(root).render(
  <ErrorBoundary>
    <BrowserRouter>
      {/* Made here: a component that suspends before it is shown loses its state. */}
      <Preview first={draftLibrary('drafts', null, faultStore.write)} />
    </BrowserRouter>
  </ErrorBoundary>,
)
