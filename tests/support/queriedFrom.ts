import { evaluateSync, parse, toJS } from 'groq-js'
import { type QueryResults, queryResults } from '../../gate/versions/publishedContent.ts'
import {
  listedQuery,
  pagesQuery,
  redirectsQuery,
  siteQuery,
} from '../../web/model/snapshot/queries.ts'

const queries = { listed: listedQuery, site: siteQuery, redirects: redirectsQuery }

/** Parsed once, because some tests query thousands of datasets. */
const parsed = new Map<string, ReturnType<typeof parse>>()

/** Returns the results of the site's queries for a dataset, as the Content Lake would. */
export function queriedFrom(dataset: { _id: string }[], pages = pagesQuery): QueryResults {
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref)
  const results = Object.entries({ pages, ...queries }).map(([name, query]) => {
    const tree = parsed.get(query) ?? parse(query)
    parsed.set(query, tree)
    return [name, toJS(evaluateSync(tree, { dataset, dereference }))]
  })
  return queryResults.parse(Object.fromEntries(results))
}
