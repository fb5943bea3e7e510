/** The worker of the search, see startSearch.ts. */
import { answerRequest, type SearchRequest } from './answerRequest.ts'

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  const response = answerRequest(data)
  if (response !== null) postMessage(response)
})
