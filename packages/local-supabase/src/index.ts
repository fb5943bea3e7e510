export { readCatalog } from './catalog.ts'
export { type Database, openDatabase } from './postgres.ts'
export { createRest, type RestEnv } from './rest.ts'
export { type RunningBackend, startBackend } from './startBackend.ts'
