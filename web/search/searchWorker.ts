/** The worker of the search, see startSearch.ts. */
import { answerRequest, type SearchRequest } from './answerRequest.ts'

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  const answer = answerRequest(data)
  if (answer !== null) postMessage(answer)
})
