import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, sentence, text } from './text.ts'

const heading = text('How it is done', 'Comment nous procédons', 'Como fazemos')

const items = keyed(
  {
    title: text('Search', 'Rechercher', 'Pesquisar'),
    text: sentence,
    timeline: text('1-2 weeks', '1-2 semaines', '1-2 semanas'),
  },
  {
    title: text('Compile', 'Constituer', 'Compilar'),
    text: sentence,
    timeline: text('4-8 weeks', '4-8 semaines', '4-8 semanas'),
  },
  {
    title: text('Submit', 'Déposer', 'Entregar'),
    text: sentence,
    timeline: text('1 week', '1 semaine', '1 semana'),
  },
  {
    title: text('Assessment', 'Évaluation', 'Avaliação'),
    text: sentence,
    timeline: text('12-24 weeks', '12-24 semaines', '12-24 semanas'),
  },
)

const follow = {
  _key: 'follow',
  title: text('Maintain', 'Maintenir', 'Manter'),
  text: sentence,
  timeline: text('Ongoing', 'En continu', 'Contínuo'),
}

export const steps: Specimens<'steps'> = {
  times: { heading, items },
  ongoing: { heading, items: [...items, follow] },
  'without times': {
    heading,
    intro: sentence,
    items: items.map(({ timeline: _, ...item }) => item),
  },
  one: { heading, items: few(items, 1) },
  'long words': {
    heading: longWord,
    items: items.map((item) => ({ ...item, title: longWord, timeline: longWord })),
  },
}
