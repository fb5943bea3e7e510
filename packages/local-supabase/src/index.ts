import { requireNode } from 'stand-in-server/nodeIssue'

requireNode('local-supabase')

export type { Database } from './postgres.ts'
export const { openDatabase } = await import('./postgres.ts')
export const { readCatalog } = await import('./rest/catalog.ts')
export type { RestEnv } from './rest/rest.ts'
export const { createRest } = await import('./rest/rest.ts')
export type { RunningSupabase } from './startSupabase.ts'
export const { startSupabase } = await import('./startSupabase.ts')
