import type { Context } from 'hono'
import type { AssetFiles } from './assets/assetFiles.ts'
import type { KeyValues } from './database.ts'
import type { Store } from './store.ts'

/** The project of asset URLs; requests may name any. */
export const projectId = 'localdev'

/** What every endpoint works on. */
export type Lake = {
  store: Store
  assets: AssetFiles
  keyValues: KeyValues
  /** The base address without a trailing slash: `http://localhost:3334`. */
  address: string
  /** Milliseconds between keep-alive comments on event streams. */
  keepAlive: number
}

export type LakeEnv = { Variables: { lake: Lake } }

/** A request whose path has these parameters. */
export type LakeContext<Path extends string = '/:dataset'> = Context<LakeEnv, Path>
