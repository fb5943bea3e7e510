import { image, richText } from '../../../shared/content/fragments.ts'

export const prose = `
  body${richText},
  "image": select(defined(image.asset) => image${image})
`
