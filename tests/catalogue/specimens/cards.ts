import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, name, points, sentence, text } from './text.ts'

const heading = text('What is included', 'Ce qui est compris', 'O que está incluído')

const services = keyed(
  {
    title: text('Registration', 'Enregistrement', 'Registo'),
    text: sentence,
    features: points(
      text('Gap analysis', 'Analyse des écarts', 'Análise de lacunas'),
      text('Compilation of the file', 'Constitution du dossier', 'Compilação do processo'),
      text('Answers to queries', 'Réponses aux questions', 'Respostas a pedidos'),
    ),
    link: {
      kind: 'page' as const,
      label: text('About registration', 'L’enregistrement', 'Sobre o registo'),
      page: { _type: 'servicePage' as const, slug: 'regulatory' },
    },
  },
  {
    title: text('Supply', 'Approvisionnement', 'Fornecimento'),
    text: sentence,
    features: points(
      text('Public tenders', 'Marchés publics', 'Concursos públicos'),
      text('Cold chain', 'Chaîne du froid', 'Cadeia de frio'),
    ),
    link: {
      kind: 'contact' as const,
      label: text('Ask for an offer', 'Demander une offre', 'Pedir uma proposta'),
    },
  },
)

/** Services without their links, because items with links are rows. */
const withoutLink = services.map(({ link: _, ...service }) => service)

const reasons = ['Accuracy', 'Speed', 'Discretion', 'Reach', 'Price', 'Care'].map(
  (title, index) => ({
    _key: `item-${index + 1}`,
    title: name(title),
    text: sentence,
  }),
)

/** Durations that can be compared. */
const routes = keyed(
  {
    title: name('ARIPO'),
    tag: text('12-18 months', '12-18 mois', '12-18 meses'),
    duration: { from: 12, to: 18, unit: 'months' as const },
    text: sentence,
    link: services[1]?.link,
  },
  {
    title: text('Madrid Protocol', 'Protocole de Madrid', 'Protocolo de Madrid'),
    tag: text('8-15 months', '8-15 mois', '8-15 meses'),
    duration: { from: 8, to: 15, unit: 'months' as const },
    text: sentence,
    link: services[1]?.link,
  },
)

export const cards: Specimens<'cards'> = {
  ledger: { heading, items: services },
  'side by side': { heading, intro: sentence, sideBySide: true, items: services },
  'with features': { heading, intro: sentence, items: withoutLink },
  many: { heading, items: reasons },
  few: { heading, items: few(reasons, 2) },
  one: { heading, items: few(reasons, 1) },
  'titles only': { heading, items: reasons.map(({ text: _, ...reason }) => reason) },
  durations: { heading, items: routes },
  'long words': {
    heading: longWord,
    items: services.map((service) => ({ ...service, title: longWord, text: longWord })),
  },
}
