import { useEffect } from 'react'
import { previewPaths } from '../../shared/previewProtocol.ts'

/**
 * Calls a function after each change of the content, and after each connection, because earlier changes are not
 * reported.
 */
export function useChanges(load: () => void): void {
  useEffect(() => {
    const changes = new EventSource(previewPaths.changes)
    changes.addEventListener('open', () => load())
    changes.addEventListener('change', () => load())
    return () => changes.close()
  }, [load])
}
