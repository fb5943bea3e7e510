import { joinLists } from '../../gate/assembly/joinLists.ts'
import { checkDrafts } from '../../gate/checks/checkDrafts.ts'
import { pagesQuery } from '../../web/model/snapshot/queries.ts'
import type { StoredDocument } from './generatedContent.ts'
import { queriedFrom } from './queriedFrom.ts'

/**
 * Queries a dataset for a page and checks the result, like the snapshot and the preview.
 * @returns the page, or null and its issues
 */
export async function readPage(id: string, dataset: StoredDocument[], query = pagesQuery) {
  const { pages } = checkDrafts(joinLists({ ...queriedFrom(dataset, query), site: null }))
  const match = pages.find(({ result }) => result._id === id)
  if (match === undefined) throw new Error(`The query does not find ${id}`)
  return {
    page: match.value,
    issues: match.issues.map(({ path, message }) => `${path} ${message}`),
  }
}
