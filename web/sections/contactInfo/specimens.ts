import type { Specimens } from '../../../tests/catalogue/specimens/specimen.ts'
import { text } from '../../../tests/catalogue/specimens/text.ts'

export const contactInfo: Specimens<'contactInfo'> = {
  'all ways': { heading: text('Where we are', 'Où nous sommes', 'Onde estamos') },
}
