import { services } from './serviceList.ts'
import type { Specimens } from './specimen.ts'
import { sentence, text } from './text.ts'

export const contactForm: Specimens<'contactForm'> = {
  empty: {
    heading: text('Write to us', 'Écrivez-nous', 'Escreva-nos'),
    intro: sentence,
    services: services.map(({ _id, title }) => ({ _id, title })),
  },
  'one service': {
    heading: text(
      'Ask about this service',
      'Une question sur ce service',
      'Pergunte sobre este serviço',
    ),
    services: services.map(({ _id, title }) => ({ _id, title })),
    service: services[0]?._id,
    campaign: 'clinic-days-2027',
  },
}
