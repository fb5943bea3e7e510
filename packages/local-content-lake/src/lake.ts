import type { Context } from 'hono'
import type { assetFiles } from './assets/assetFiles.ts'
import type { QueryThread } from './queryThread.ts'
import type { keyValueTable } from './sqlite.ts'
import type { Store } from './store.ts'

export type Lake = {
  store: Store
  assets: ReturnType<typeof assetFiles>
  keyValues: ReturnType<typeof keyValueTable>
  queryThread: QueryThread
}

export type LakeEnv = { Variables: { lake: Lake } }

/** A request whose path has these parameters. */
export type LakeContext<Path extends string = '/:dataset'> = Context<LakeEnv, Path>
