import { requireNode } from 'stand-in-server/nodeIssue'

requireNode('local-content-lake')

export type { LakeDocument } from './lakeDocument.ts'
export const { TransactionError } = await import('./errors.ts')
export const { countAttributes } = await import('./limits.ts')
export const { parseMutations } = await import('./mutation.ts')
export const { queryLimitSeconds } = await import('./queryThread.ts')
export const { startLake } = await import('./startLake.ts')
export const { openTransaction } = await import('./transaction.ts')
