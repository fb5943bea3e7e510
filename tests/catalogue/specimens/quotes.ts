import { marks } from './picture.ts'
import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, name, sentence, text } from './text.ts'

const heading = text('What clients say', 'Ce que disent nos clients', 'O que dizem os clientes')

const role = text(
  'Director of Procurement, Ministry of Health',
  'Directrice des achats, ministère de la Santé',
  'Diretora de compras, Ministério da Saúde',
)

const items = keyed(
  {
    text: text(
      'The file was complete when it reached us. That is rarer than one would think.',
      'Le dossier était complet à son arrivée. C’est plus rare qu’on ne le croit.',
      'O processo chegou completo. É mais raro do que se pensa.',
    ),
    name: 'Abena Owusu',
    role,
  },
  { text: sentence, name: 'Regional Health Directorate' },
  {
    text: text(
      'Twelve countries, one contact, no surprises.',
      'Douze pays, un interlocuteur, aucune surprise.',
      'Doze países, um contacto, nenhuma surpresa.',
    ),
    name: 'Jean-Baptiste Ouédraogo',
    role,
  },
)

/** Quotes with pictures, in the format of the query: the name is the alternative text. */
const pictured = items.map((item, index) =>
  index === 1
    ? item
    : { ...item, image: { alt: name(item.name), asset: index ? marks.wide : marks.tall } },
)

export const quotes: Specimens<'quotes'> = {
  one: { heading, items: few(items, 1) },
  two: { heading, intro: sentence, items: few(items, 2) },
  several: { heading, intro: sentence, items },
  'one with a picture': { heading, items: few(pictured, 1) },
  'with pictures': { heading, items: pictured },
  'not translated': {
    heading,
    items: few(items, 1).map((item) => ({ ...item, text: name('Words.') })),
  },
  'long words': {
    heading: longWord,
    items: items.map((item) => ({ ...item, text: longWord, name: longWord.en, role: longWord })),
  },
}
