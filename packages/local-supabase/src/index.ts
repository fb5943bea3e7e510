export { type Database, openDatabase } from './postgres.ts'
export { readCatalog } from './rest/catalog.ts'
export { createRest, type RestEnv } from './rest/rest.ts'
export { type RunningSupabase, startSupabase } from './startSupabase.ts'
