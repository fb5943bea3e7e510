/** The worker of the search, see startSearch.ts. */
import { answerQuery, type SearchQuery } from './answerQuery.ts'

addEventListener('message', async ({ data }: MessageEvent<SearchQuery>) => {
  postMessage(await answerQuery(data))
})
