import type { Specimens } from '../../../tests/catalogue/specimens/specimen.ts'
import { sentence, text } from '../../../tests/catalogue/specimens/text.ts'
import { services } from '../serviceList/specimens.ts'

export const contactForm: Specimens<'contactForm'> = {
  empty: {
    heading: text('Write to us', 'Écrivez-nous', 'Escreva-nos'),
    intro: sentence,
    services: services.map(({ _id, title }) => ({ _id, title })),
  },
}
