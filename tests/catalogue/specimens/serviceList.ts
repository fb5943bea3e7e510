import type { Specimens } from './specimen.ts'
import { few, longWord, points, sentence, text } from './text.ts'

const heading = text('Services', 'Services', 'Serviços')

const service = (slug: string, title: ReturnType<typeof text>) => ({
  _id: `service-${slug}`,
  path: { _type: 'servicePage' as const, slug },
  title,
  summary: sentence,
  features: points(
    text('Advice', 'Conseil', 'Aconselhamento'),
    text('File', 'Dossier', 'Processo'),
    text('Follow-up', 'Suivi', 'Acompanhamento'),
  ),
})

export const services = [
  service(
    'trademark',
    text('Trademark Registration', 'Enregistrement de marques', 'Registo de marcas'),
  ),
  service('nafdac', text('NAFDAC Registration', 'Enregistrement NAFDAC', 'Registo NAFDAC')),
  service('gmp', text('GMP Certification', 'Certification BPF', 'Certificação BPF')),
]

export const serviceList: Specimens<'serviceList'> = {
  several: { heading, group: 'core', services },
  one: { heading, intro: sentence, group: 'core', services: few(services, 1) },
  'long words': {
    heading: longWord,
    group: 'core',
    services: [{ ...service('long', longWord), summary: longWord }],
  },
}
