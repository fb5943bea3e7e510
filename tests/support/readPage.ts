import { evaluate, parse } from 'groq-js'
import { checkDrafts } from '../../gate/checkDrafts.ts'
import { joinLists } from '../../gate/joinLists.ts'
import { listedQuery, pagesQuery } from '../../web/model/queries.ts'
import type { StoredDocument } from './generatedContent.ts'

/**
 * Queries a dataset for a page and checks the result, like the snapshot and the preview.
 * @returns the page, or null and its issues
 */
export async function readPage(id: string, dataset: StoredDocument[], query = pagesQuery) {
  const documents = new Map(dataset.map((document) => [document._id, document]))
  const ask = async (query: string) => {
    const result = await evaluate(parse(query), {
      dataset,
      dereference: async ({ _ref }) => documents.get(_ref),
    })
    return result.get()
  }
  const results = { pages: await ask(query), listed: await ask(listedQuery), site: null }
  const { pages } = checkDrafts(joinLists(results))
  const found = pages.find(({ result }) => result._id === id)
  if (found === undefined) throw new Error(`The query does not find ${id}`)
  return {
    page: found.value,
    issues: found.issues.map(({ path, message }) => `${path} ${message}`),
  }
}
