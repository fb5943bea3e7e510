import type { Specimens } from './specimen.ts'
import { sentence, text } from './text.ts'

export const contactForm: Specimens<'contactForm'> = {
  empty: {
    heading: text('Write to us', 'Écrivez-nous', 'Escreva-nos'),
    intro: sentence,
  },
}
