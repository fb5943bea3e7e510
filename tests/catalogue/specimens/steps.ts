import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, sentence, text } from './text.ts'

const heading = text('How it is done', 'Comment nous procédons', 'Como fazemos')

const items = keyed(
  {
    title: text('Search', 'Rechercher', 'Pesquisar'),
    text: sentence,
    time: { kind: 'duration' as const, from: 1, to: 2, unit: 'weeks' as const },
  },
  {
    title: text('Compile', 'Constituer', 'Compilar'),
    text: sentence,
    time: { kind: 'duration' as const, from: 4, to: 8, unit: 'weeks' as const },
  },
  {
    title: text('Submit', 'Déposer', 'Entregar'),
    text: sentence,
    time: { kind: 'duration' as const, from: 1, to: 1, unit: 'weeks' as const },
  },
  {
    title: text('Assessment', 'Évaluation', 'Avaliação'),
    text: sentence,
    time: { kind: 'duration' as const, from: 12, to: 24, unit: 'weeks' as const },
  },
)

const follow = {
  _key: 'follow',
  title: text('Maintain', 'Maintenir', 'Manter'),
  text: sentence,
  time: { kind: 'ongoing' as const },
}

export const steps: Specimens<'steps'> = {
  times: { heading, items },
  ongoing: { heading, items: [...items, follow] },
  'without times': {
    heading,
    intro: sentence,
    items: items.map(({ time: _, ...item }) => item),
  },
  one: { heading, items: few(items, 1) },
  'long words': {
    heading: longWord,
    items: items.map(({ time: _, ...item }) => ({
      ...item,
      title: longWord,
      time: { kind: 'text' as const, text: longWord },
    })),
  },
}
