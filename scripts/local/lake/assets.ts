import { type Asset, describeFile, describeImage, type Upload } from './asset-document.ts'
import type { Endpoint, Lake } from './lake.ts'
import { json } from './reply.ts'
import type { LakeRequest } from './request.ts'
import { MutationRun } from './transaction.ts'

const UPLOAD_LIMIT = 256 * 1024 * 1024

/**
 * `POST assets/images/:dataset`: stores an image and answers `{document}`, its
 * `sanity.imageAsset`. The same bytes give the same document.
 */
export const uploadImage: Endpoint = async (request, lake) => {
  const upload = await readUpload(request)
  return store(await describeImage(upload), 'images', upload, request, lake)
}

/** `POST assets/files/:dataset`: the same for any file, as `sanity.fileAsset`. */
export const uploadFile: Endpoint = async (request, lake) => {
  const upload = await readUpload(request)
  return store(describeFile(upload), 'files', upload, request, lake)
}

/** Points the addresses of all stored assets at this lake, which may have moved to another port. */
export async function readdressAssets({ store, address }: Lake): Promise<void> {
  for (const dataset of store.datasets()) {
    await store.transact(dataset, (copy, { transactionId, timestamp }) => {
      for (const document of copy.documents()) {
        const url = `${address}/${document.path}`
        if (!isAsset(document._type) || document.url === url) continue
        copy.set({ ...document, url, _rev: transactionId, _updatedAt: timestamp })
      }
    })
  }
}

async function store(
  { file, document }: Asset,
  kind: 'images' | 'files',
  { content }: Upload,
  request: LakeRequest,
  lake: Lake,
) {
  const { dataset = '' } = request.params
  await lake.assets.write(file, content)
  const path = `${kind}/${lake.projectId}/${dataset}/${file}`
  const createIfNotExists = { ...document, path, url: `${lake.address}/${path}` }
  const { result } = await lake.store.transact(dataset, (copy, stamp) =>
    new MutationRun(copy, stamp, {
      projectId: lake.projectId,
      dataset,
      autoGenerateArrayKeys: false,
    }).apply([{ createIfNotExists }]),
  )
  return json({ document: result[0]?.document })
}

async function readUpload(request: LakeRequest): Promise<Upload> {
  const { query, headers } = request
  const source = {
    id: query.get('sourceId'),
    name: query.get('sourceName'),
    url: query.get('sourceUrl'),
  }
  const details = {
    title: query.get('title'),
    label: query.get('label'),
    description: query.get('description'),
    creditLine: query.get('creditLine'),
    source: source.id && source.name ? source : null,
  }
  return {
    content: await request.readBody(UPLOAD_LIMIT),
    contentType: headers['content-type'] ?? 'application/octet-stream',
    filename: query.get('filename') ?? undefined,
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null)),
  }
}

function isAsset(type: string): boolean {
  return type === 'sanity.imageAsset' || type === 'sanity.fileAsset'
}
