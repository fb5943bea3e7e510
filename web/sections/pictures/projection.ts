import { listedImages } from '../../../shared/content/fragments.ts'

export const pictures = `
  items${listedImages}
`
