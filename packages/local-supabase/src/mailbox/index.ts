import { requireNode } from 'stand-in-server/nodeIssue'

requireNode('local-supabase')

export type { ReceivedMail } from './mailStore.ts'
export const { openMailStore } = await import('./mailStore.ts')
export type { RunningMailbox } from './startMailbox.ts'
export const { startMailbox } = await import('./startMailbox.ts')
