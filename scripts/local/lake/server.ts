import { join } from 'node:path'
import { type RunningServer, serveLocally } from '../localApp.ts'
import { createLakeApp } from './app.ts'
import { assetFiles } from './assets/assetFiles.ts'
import { keyValueTable, openDatabase } from './database.ts'
import { createStore, type Store } from './store.ts'

type LakeOptions = {
  /** Where documents and assets are kept; created if need be. */
  directory: string
  /** 0 takes any free port. */
  port: number
}

/** A lake that answers at `address` until it is closed. */
export type RunningLake = RunningServer

/**
 * Starts a stand-in for Sanity's Content Lake over HTTP, in the hosted API's form, for this machine
 * only.
 * @throws Error if the port is taken, another process uses the directory, or its database is damaged
 */
export async function startLake({ directory, port }: LakeOptions): Promise<RunningLake> {
  const opened = Promise.withResolvers<Store>()
  const server = await serveLocally(port, (address) => {
    const database = openDatabase(directory)
    const store = createStore(database, address)
    opened.resolve(store)
    const assets = assetFiles(join(directory, 'assets'))
    const keyValues = keyValueTable(database)
    return createLakeApp({ store, assets, keyValues })
  })
  return {
    address: server.address,
    close: async () => {
      await server.close()
      await (await opened.promise).close()
    },
  }
}
