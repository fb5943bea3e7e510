import { countriesWith } from '../../../shared/content/fragments.ts'

export const countries = `
  "countries": ${countriesWith('membership')}
`
