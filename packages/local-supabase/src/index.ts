export { readCatalog } from './catalog.ts'
export { type Database, openDatabase } from './postgres.ts'
export { createRest, type RestEnv } from './rest.ts'
export { type RunningSupabase, startSupabase } from './startSupabase.ts'
