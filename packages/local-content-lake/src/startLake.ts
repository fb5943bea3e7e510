import { join, resolve } from 'node:path'
import type { RunningServer } from 'stand-in-server/listen'
import { listenLocally } from 'stand-in-server/localApp'
import { createLakeApp } from './app.ts'
import { assetFiles } from './assets/assetFiles.ts'
import { createQueryThread, type QueryThread } from './queryThread.ts'
import { keyValueTable, openDatabase } from './sqlite.ts'
import { createStore } from './store.ts'

/**
 * Starts a local stand-in for Sanity's Content Lake over HTTP, in the hosted API's form.
 * @param options.directory the directory of documents and assets; created if absent
 * @param options.origins the pages that may send requests; by default none
 * @param options.requiresToken whether requests without a token may only read documents whose id has no dot, as in a
 *   public dataset of the hosted service; by default they may do everything
 * @throws Error if the port is in use, another process uses the directory, or its database is damaged
 */
export async function startLake({
  directory,
  port,
  origins = [],
  requiresToken = false,
  queryThread = createQueryThread(),
}: {
  directory: string
  port: number
  origins?: string[]
  requiresToken?: boolean
  queryThread?: QueryThread
}): Promise<RunningServer> {
  await using starting = new AsyncDisposableStack()
  const server = await listenLocally(port)
  starting.defer(server.close)
  const database = openDatabase(directory)
  const store = createStore(database, server.address)
  const assets = assetFiles(join(directory, 'assets'))
  const keyValues = keyValueTable(database)
  const lake = {
    directory: resolve(directory),
    store,
    assets,
    keyValues,
    queryThread,
    requiresToken,
  }
  server.serve(createLakeApp(lake, origins).fetch)
  starting.move()
  return {
    address: server.address,
    close: async () => {
      await server.close()
      await store.close()
    },
  }
}
