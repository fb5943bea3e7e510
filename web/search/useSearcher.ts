import { useCallback, useState } from 'react'
import type { Language } from '../../shared/languages.ts'
import { importModule } from '../content/importModule.ts'
import type { IndexedPage } from '../model/searchPage.ts'
import type { Searcher } from './find.ts'

/** The searchers by their index, each loaded once. */
const searchers = new Map<string, Promise<Searcher>>()

async function loadSearcher(index: string, language: Language): Promise<Searcher> {
  const [{ searcher }, pages] = await Promise.all([
    import('./find.ts'),
    importModule<IndexedPage[]>(index),
  ])
  return searcher(pages, language)
}

/** Returns the function that finds pages once `load` has been called, and whether that failed. */
export function useSearcher(index: string | null, language: Language) {
  const [loaded, setLoaded] = useState<{ index: string; find: Searcher | null } | null>(null)

  const load = useCallback(() => {
    if (index === null) return
    const loading = searchers.get(index) ?? loadSearcher(index, language)
    searchers.set(index, loading)
    loading.then(
      (find) => setLoaded((last) => (last?.find === find ? last : { index, find })),
      () => {
        // Tried again at the next letter.
        searchers.delete(index)
        setLoaded({ index, find: null })
      },
    )
  }, [index, language])

  const current = loaded?.index === index ? loaded : null
  return { find: current?.find ?? null, hasFailed: current?.find === null, load }
}
