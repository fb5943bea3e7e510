import { listed, listings } from '../../../shared/content/lists.ts'

export const milestones = `"milestones": ${listed(listings.milestones)}`
