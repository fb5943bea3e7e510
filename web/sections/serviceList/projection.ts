import { listed } from '../../../shared/content/lists.ts'

export const serviceList = `"services": ${listed('services', { choice: 'group' })}`
