import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LayoutProps, LoadingBlock, useFeatureEnabled } from 'sanity'
import { studioLanguage } from './i18n/language.ts'
import { FindState } from './tools/find/FindState.tsx'
import { PreviewMessages } from './tools/preview/PreviewMessages.tsx'
import { BuildsProvider } from './tools/website/BuildsProvider.tsx'

/**
 * The Studio, with the data that several tools share, and with its language for screen readers. Browsers do not
 * translate it: a translator replaces text nodes that Sanity's components update and remove, which throws, and it would
 * translate texts that are to be published. Waits until the project's features are loaded: if they lack comments,
 * Sanity's own layout remounts its children, and input from before would be lost.
 */
export function StudioLayout(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments')
  useEffect(() => {
    document.documentElement.lang = studioLanguage
    document.documentElement.translate = false
  }, [])
  if (isLoading) return <LoadingBlock fill />
  return (
    <QueryClientProvider client={queryClient}>
      <BuildsProvider>
        <PreviewMessages />
        <FindState>{props.renderDefault(props)}</FindState>
      </BuildsProvider>
    </QueryClientProvider>
  )
}

/**
 * The cache of requests that Sanity's hooks do not cover: to other services, and one-time queries of the Content Lake.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, { queryKey: [what] }) => console.error(`Reading ${what} failed`, error),
  }),
})
