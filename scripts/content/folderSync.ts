import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import pMap from 'p-map'
import { AbortError } from 'p-retry'
import { z } from 'zod'
import { type AnyDocument, anyDocument } from '../../gate/checks/parseDocument.ts'
import { collectObjects } from '../../shared/content/fieldPaths.ts'
import { publicContent } from '../../shared/contentLake/contentLake.ts'
import { withRetries } from '../../shared/retries.ts'
import { writeDirectory } from '../process/writeDirectory.ts'
import { type ChangedField, changedFields } from './changedFields.ts'
import { readFolder, uploadFile, writeDocuments, writeIndex } from './contentFolder.ts'
import { download } from './download.ts'

type Options = { folder: string; drafts?: boolean }

/** A difference between a folder and a project. `fields` lists the fields that a push would change. */
export type Difference = {
  document: AnyDocument
  kind: 'new' | 'changed' | 'deleted in the project' | 'only in the project'
  fields: ChangedField[]
}

const concurrency = 4

/**
 * Copies the public documents of a project, and with `drafts` the drafts, to a new folder, with their pictures and
 * files. If it fails, no folder is left.
 * @returns the number of documents
 * @throws Error if the folder exists, or a downloaded file differs from the uploaded one
 */
export async function pull(client: SanityClient, { folder, drafts }: Options): Promise<number> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  const { documents, revisions } = await readProject(client, drafts)
  const assets = await readAssets(client, collectAssetIds(documents))
  await writeDirectory(folder, async (stage) => {
    await writeDocuments(stage, documents)
    await pMap(assets, (asset) => withRetries(() => loadAsset(asset, stage)), { concurrency })
    const uploads = Object.fromEntries(assets.map((asset) => [asset._id, asset.originalFilename]))
    await writeIndex(stage, { revisions, uploads })
  })
  return documents.length
}

/**
 * Compares a folder's documents with a project's.
 * @returns the differences, and a function that writes the folder's documents to the project and keeps all others
 */
export async function compareWithProject(
  client: SanityClient,
  { folder, drafts = false }: Options,
) {
  const local = await readFolder(folder)
  const project = await readProject(client, drafts)
  const documents = local.documents.filter(({ _id }) => drafts || !_id.startsWith('drafts.'))
  const onlyInProject = new Map(project.documents.map((document) => [document._id, document]))
  // If the folder was pulled from another project, a missing document is new and not deleted.
  const isOrigin = Object.entries(project.revisions).some(([id, it]) => it === local.revisions[id])
  const differences = documents.flatMap((document): Difference[] => {
    const old = onlyInProject.get(document._id)
    onlyInProject.delete(document._id)
    const isDeleted = isOrigin && document._id in local.revisions
    if (!old) return [{ document, kind: isDeleted ? 'deleted in the project' : 'new', fields: [] }]
    if (isDeepStrictEqual(old, document)) return []
    return [{ document, kind: 'changed', fields: changedFields(old, document) }]
  })
  for (const document of onlyInProject.values())
    differences.push({ document, kind: 'only in the project', fields: [] })

  /**
   * Uploads missing files, then writes the folder's documents to the project in one transaction. Keeps documents that
   * are only in the project.
   * @returns the number of written documents
   * @param overwrite whether to replace documents that were changed since the pull, and to restore deleted documents
   * @throws Error, without writing anything, if a document was changed or deleted meanwhile
   */
  const push = async ({ overwrite = false } = {}): Promise<number> => {
    const changes = differences.filter(({ kind }) => kind !== 'only in the project')
    const conflicts = changes
      .filter(({ kind }) => kind !== 'new')
      .map(({ document: { _id } }) => _id)
      .filter((id) => local.revisions[id] !== project.revisions[id])
    if (conflicts.length > 0 && !overwrite)
      throw new Error(
        `Changed or deleted since they were pulled: ${conflicts.join(', ')}. Nothing was written. See \`diff\`; --overwrite writes them.`,
      )
    await uploadMissing(client, folder, changes, local.uploads)
    // One transaction makes the push atomic, and references are checked only at its end.
    const transaction = client.transaction()
    for (const { document, kind, fields } of changes) {
      const { _id, _type, ...set } = document
      const names = fields.map(({ path }) => path.replace(/[.[].*$/s, ''))
      const unset = names.filter((name) => !(name in document))
      if (kind !== 'changed') transaction.create(document)
      else transaction.patch(_id, { ifRevisionID: project.revisions[_id], set, unset })
    }
    const { transactionId } = await transaction.commit({ visibility: 'sync' })
    // Not read again, because an editor may have published other documents since the comparison.
    const written = changes.map(({ document: { _id } }) => [_id, transactionId])
    await writeIndex(folder, {
      ...local,
      revisions: { ...local.revisions, ...project.revisions, ...Object.fromEntries(written) },
    })
    return changes.length
  }
  return { differences, push }
}

/** Returns the editors' documents without the fields that Sanity adds, and their revisions. */
async function readProject(client: SanityClient, drafts = false) {
  const filter = drafts ? `(${publicContent}) || _id in path("drafts.*")` : publicContent
  const query = `*[${filter}] | order(_id)`
  const result = await withRetries(() => client.fetch(query, {}, { perspective: 'raw' }))
  const stored = z.array(anyDocument.extend({ _rev: z.string() })).parse(result)
  return {
    documents: stored.map(({ _rev, _createdAt, _updatedAt, ...document }) => document),
    revisions: Object.fromEntries(stored.map(({ _id, _rev }) => [_id, _rev])),
  }
}

const asset = z.object({ _id: z.string(), url: z.url(), originalFilename: z.string() })

async function readAssets(client: SanityClient, ids: string[]) {
  const query = `*[_id in $ids] | order(_id)
    {_id, url, "originalFilename": coalesce(originalFilename, _id + "." + extension)}`
  return z.array(asset).parse(await withRetries(() => client.fetch(query, { ids })))
}

const assetReference = z.object({ _ref: z.string().regex(/^(image|file)-/) })

function collectAssetIds(documents: AnyDocument[]): string[] {
  const references = documents.flatMap((document) =>
    collectObjects(document).flatMap(({ object }) => assetReference.safeParse(object).data ?? []),
  )
  return [...new Set(references.map(({ _ref }) => _ref))]
}

async function loadAsset({ _id, url }: z.output<typeof asset>, folder: string): Promise<void> {
  const response = await download(url)
  const { ok, status: statusCode } = response
  if (!ok) throw Object.assign(new Error(`${url} was answered with ${statusCode}`), { statusCode })
  const content = Buffer.from(await response.arrayBuffer())
  if (!_id.includes(createHash('sha1').update(content).digest('hex')))
    throw new AbortError(`${url} does not have the bytes that were uploaded as ${_id}`)
  const file = uploadFile(folder, _id)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function uploadMissing(
  client: SanityClient,
  folder: string,
  changes: Difference[],
  names: Record<string, string>,
): Promise<void> {
  const ids = collectAssetIds(changes.map(({ document }) => document))
  const storedIds = new Set((await readAssets(client, ids)).map(({ _id }) => _id))
  const upload = async (id: string) => {
    const file = uploadFile(folder, id)
    const options = { filename: names[id] ?? basename(file) }
    const content = await readFile(file)
    const kind = id.startsWith('image-') ? 'image' : 'file'
    const { _id } = await withRetries(() => client.assets.upload(kind, content, options))
    if (_id !== id) throw new Error(`${file} was stored as ${_id}; documents refer to ${id}`)
  }
  const missing = ids.filter((id) => !storedIds.has(id))
  await pMap(missing, upload, { concurrency })
}
