import { namedImage } from '../../../shared/content/fragments.ts'

export const logos = `
  items[]{..., "image": ${namedImage}}
`
