import { listed } from '../../../shared/content/lists.ts'

export const milestones = `"milestones": ${listed('milestones')}`
