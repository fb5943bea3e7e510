import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { publicContent } from '../../shared/contentLake/contentLake.ts'
import { collectImageFiles, loadDemo, withAssets } from './demo.ts'

/**
 * Writes the demo content into the Content Lake, in one transaction. Existing documents are kept. With `reset`, the
 * demo's documents are overwritten, including editors' changes to them.
 * @returns the number of documents of the demo
 */
export async function seedContent(client: SanityClient, { reset = false } = {}): Promise<number> {
  const documents = await loadDemo()
  const assetIds = new Map<string, string>()
  for (const file of new Set(documents.flatMap(collectImageFiles)))
    assetIds.set(file, await uploadImage(client, file))
  // All documents are in one transaction, because references are checked at its end.
  const transaction = client.transaction()
  for (const document of documents) {
    const complete = withAssets(document, (file) => assetIds.get(file))
    if (reset) transaction.createOrReplace(complete)
    else transaction.createIfNotExists(complete)
  }
  await transaction.commit({ visibility: 'sync' })
  return documents.length
}

/** Writes the demo content into a Content Lake in which nothing is public. */
export async function seedIfEmpty(client: SanityClient): Promise<void> {
  if ((await client.fetch<number>(`count(*[${publicContent}])`)) > 0) return
  const count = await seedContent(client)
  console.log(`The local Content Lake was empty: seeded with ${count} documents.`)
}

async function uploadImage(client: SanityClient, file: string): Promise<string> {
  const asset = await client.assets.upload('image', await readFile(file), {
    filename: basename(file),
  })
  return asset._id
}
