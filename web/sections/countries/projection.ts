import { listed } from '../../../shared/content/lists.ts'

export const countries = `"countries": ${listed('countries', { choice: 'membership' })}`
