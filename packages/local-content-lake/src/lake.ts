import type { Context } from 'hono'
import type { assetFiles } from './assets/assetFiles.ts'
import type { Documents } from './lakeDocument.ts'
import type { QueryThread } from './queryThread.ts'
import type { keyValueTable } from './sqlite.ts'
import type { Store } from './store.ts'

export type Lake = {
  /** The absolute path of the documents and assets. */
  directory: string
  store: Store
  assets: ReturnType<typeof assetFiles>
  keyValues: ReturnType<typeof keyValueTable>
  queryThread: QueryThread
  /** Whether requests without a token may only read what is public, as in a public dataset of the hosted service. */
  requiresToken: boolean
}

export type LakeEnv = { Variables: { lake: Lake } }

/** A request whose path has these parameters. */
export type LakeContext<Path extends string = '/:dataset'> = Context<LakeEnv, Path>

/** Returns whether a request may read and write everything. */
export const hasFullAccess = (c: Context<LakeEnv>): boolean =>
  !c.var.lake.requiresToken || c.req.header('authorization') !== undefined

/**
 * Returns whether a request may read a document. Without a token, only ids without a dot can be read.
 * @see https://www.sanity.io/docs/ids
 */
export const mayRead = (c: Context<LakeEnv>, id: string): boolean =>
  hasFullAccess(c) || !id.includes('.')

/** Returns the documents of a dataset that a request may read. */
export function readableDocuments(c: LakeContext): Documents {
  const documents = c.var.lake.store.documents(c.req.param('dataset'))
  if (hasFullAccess(c)) return documents
  return new Map([...documents].filter(([id]) => mayRead(c, id)))
}
