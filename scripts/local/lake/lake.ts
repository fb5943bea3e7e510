import type { Context } from 'hono'
import type { AssetFiles } from './assets/assetFiles.ts'
import type { KeyValues } from './database.ts'
import type { QueryThread } from './queryThread.ts'
import type { Store } from './store.ts'

/** What every endpoint works on. */
export type Lake = {
  store: Store
  assets: AssetFiles
  keyValues: KeyValues
  queryThread: QueryThread
}

export type LakeEnv = { Variables: { lake: Lake } }

/** A request whose path has these parameters. */
export type LakeContext<Path extends string = '/:dataset'> = Context<LakeEnv, Path>
