import { requestError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { assetHeaders } from './assetHeaders.ts'
import { fileTypeOf } from './fileAsset.ts'

const fileName = /^[0-9a-f]{40}\.([a-z0-9]+)$/

/** `GET /files/:project/:dataset/:file`: the uploaded bytes. `dl=name` makes it a download. */
export const file: Endpoint = async ({ query, params }, { assets }) => {
  const { file = '' } = params
  const [, extension] = fileName.exec(file) ?? []
  const stored = extension && (await assets.read(file))
  if (!stored) throw requestError(404, `No file "${file}" in this lake`)
  return {
    status: 200,
    headers: { ...assetHeaders(query, file), 'Content-Type': fileTypeOf(extension) },
    body: stored,
  }
}
