import { listed, listings } from '../../../shared/content/lists.ts'

export const countries = `"countries": ${listed(listings.countries)}`
