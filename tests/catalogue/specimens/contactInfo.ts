import type { Specimens } from './specimen.ts'
import { text } from './text.ts'

export const contactInfo: Specimens<'contactInfo'> = {
  'all ways': { heading: text('Where we are', 'Où nous sommes', 'Onde estamos') },
}
