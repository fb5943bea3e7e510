import type { KeyValues } from './account/keyValues.ts'
import type { AssetFiles } from './assets/assetFiles.ts'
import type { Reply } from './reply.ts'
import type { LakeRequest } from './request.ts'
import type { Store } from './store.ts'

/** What every endpoint works on. */
export type Lake = {
  store: Store
  assets: AssetFiles
  keyValues: KeyValues
  projectId: string
  /** The base address without a trailing slash: `http://localhost:3334`. */
  address: string
  /** Milliseconds between keep-alive comments on event streams. */
  keepAlive: number
}

/** Answers one request; refusals are thrown as `LakeError`. */
export type Endpoint = (request: LakeRequest, lake: Lake) => Promise<Reply>
