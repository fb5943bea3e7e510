import { pdf } from '../../../shared/content/fragments.ts'

export const downloads = `
  items[]{..., "file": select(defined(file.asset) => file${pdf})}
`
