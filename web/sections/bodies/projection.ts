import { pageReference } from '../../../shared/content/fragments.ts'

export const bodies = `
  items[]{..., "page": page->${pageReference}}
`
