import { joinLists } from '../../gate/assembly/joinLists.ts'
import { type CheckedContent, checkContent } from '../../gate/checks/checkContent.ts'
import type { QueryResults } from '../../gate/versions/publishedContent.ts'
import { loadDemo, withAssets } from '../../scripts/content/demo.ts'
import { queriedFrom } from './queriedFrom.ts'

const image = {
  _id: 'image-abc-2000x1000-png',
  _type: 'sanity.imageAsset',
  url: 'https://cdn.example.org/abc.png',
  extension: 'png',
  metadata: { dimensions: { width: 2000, height: 1000 } },
}

/** Returns the results of the site's queries for the demo content, with one image in place of all. */
export async function demoResults(): Promise<QueryResults> {
  const _updatedAt = '2026-11-20T10:00:00Z'
  const documents = (await loadDemo()).map((document) =>
    withAssets({ ...document, _updatedAt }, () => image._id),
  )
  return queriedFrom([image, ...documents])
}

/** Returns the checked demo content, as a snapshot contains it. */
export async function demoContent(): Promise<CheckedContent> {
  const { content, issues } = checkContent(joinLists(await demoResults()))
  if (content === null) throw new Error(`The demo content has issues: ${JSON.stringify(issues)}`)
  return content
}
