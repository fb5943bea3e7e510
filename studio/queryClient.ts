import { QueryCache, QueryClient } from '@tanstack/react-query'

/** The queries of the Studio's own tools to services other than the Content Lake. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  queryCache: new QueryCache({
    onError: (error, { queryKey: [what] }) => console.error(`Reading ${what} failed`, error),
  }),
})
