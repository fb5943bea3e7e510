import type { KeyValues } from './account/key-values.ts'
import type { AssetFiles } from './asset-files.ts'
import type { Reply } from './reply.ts'
import type { LakeRequest } from './request.ts'
import type { Store } from './store.ts'

/** What every endpoint works on. */
export type Lake = {
  store: Store
  assets: AssetFiles
  /** What the Studio remembers of its user. */
  keyValues: KeyValues
  projectId: string
  /** Where the lake is reached, without a slash at the end: `http://localhost:3334`. */
  address: string
  /** Milliseconds between the signs of life on open connections. */
  keepAlive: number
}

/** Answers one request; a refusal is thrown as a `LakeError`. */
export type Endpoint = (request: LakeRequest, lake: Lake) => Promise<Reply>
