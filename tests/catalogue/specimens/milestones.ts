import type { Specimens } from './specimen.ts'
import { few, longWord, sentence, text } from './text.ts'

const heading = text('Milestones', 'Étapes', 'Marcos')

const list = [2009, 2012, 2015, 2018, 2020, 2023].map((year) => ({
  _id: `milestone-${year}`,
  year,
  title: text(`The year ${year}`, `L’année ${year}`, `O ano de ${year}`),
  text: sentence,
}))

/** Years so close together that they could collide on a scale. */
const close = [2009, 2010, 2011, 2023].map((year) => ({
  _id: `milestone-close-${year}`,
  year,
  title: sentence,
  text: sentence,
}))

export const milestones: Specimens<'milestones'> = {
  many: { heading, milestones: list },
  close: { heading, milestones: close },
  one: { heading, intro: sentence, milestones: few(list, 1) },
  'long words': {
    heading: longWord,
    milestones: list.map((milestone) => ({ ...milestone, title: longWord })),
  },
}
