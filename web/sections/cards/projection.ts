import { action } from '../../../shared/content/fragments.ts'

export const cards = `
  items[]{..., "link": select(defined(link) => link${action})}
`
