import { listed, listings } from '../../../shared/content/lists.ts'

export const serviceList = `"services": ${listed(listings.serviceList)}`
