import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, name, points, sentence, text } from './text.ts'

const items = keyed(
  {
    name: name('WAHO'),
    fullName: text(
      'West African Health Organization',
      'Organisation ouest-africaine de la santé',
      'Organização Oeste-Africana da Saúde',
    ),
    text: text(
      'Sets common rules for medicines in West Africa and assesses files jointly.',
      'Fixe des règles communes pour les médicaments en Afrique de l’Ouest et évalue les dossiers conjointement.',
      'Define regras comuns para os medicamentos na África Ocidental e avalia os processos em conjunto.',
    ),
    services: points(
      text('Common files', 'Dossiers communs', 'Processos comuns'),
      text('Joint assessment', 'Évaluation conjointe', 'Avaliação conjunta'),
      text('Inspection support', 'Appui aux inspections', 'Apoio às inspeções'),
    ),
    countryCount: '15',
    page: { _type: 'servicePage' as const, slug: 'waho' },
  },
  {
    name: name('NAFDAC'),
    fullName: name('National Agency for Food and Drug Administration and Control'),
    text: text(
      'Registers and controls medicines in Nigeria.',
      'Enregistre et contrôle les médicaments au Nigéria.',
      'Regista e controla os medicamentos na Nigéria.',
    ),
    services: points(
      text('Product registration', 'Enregistrement de produits', 'Registo de produtos'),
      text('Renewals', 'Renouvellements', 'Renovações'),
    ),
    countryCount: '1',
    page: { _type: 'servicePage' as const, slug: 'nafdac' },
  },
  {
    name: name('WHO'),
    fullName: text(
      'World Health Organization',
      'Organisation mondiale de la Santé',
      'Organização Mundial da Saúde',
    ),
    text: sentence,
    services: points(text('Prequalification', 'Préqualification', 'Pré-qualificação')),
    countryCount: '194',
    page: { _type: 'servicePage' as const, slug: 'who' },
  },
)

const heading = text(
  'The authorities that we work with',
  'Les autorités avec lesquelles nous travaillons',
  'As autoridades com que trabalhamos',
)

export const bodies: Specimens<'bodies'> = {
  several: { heading, items },
  one: { heading, intro: sentence, items: few(items, 1) },
  'long words': {
    heading: longWord,
    items: few(items, 2).map((item) => ({ ...item, name: longWord, fullName: longWord })),
  },
}
