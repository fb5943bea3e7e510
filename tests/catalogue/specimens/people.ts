import { marks } from './picture.ts'
import type { Specimens } from './specimen.ts'
import { few, longWord, name, sentence, text } from './text.ts'

const heading = text('People', 'Personnes', 'Pessoas')

type Person = NonNullable<Specimens<'people'>[string]['people']>[number]

let made = 0

/** Returns a person in the format of the query: the name is the alternative text of the portrait. */
const somebody = (whose: string, more: Partial<Person> = {}, hasPortrait = false): Person => ({
  _id: `person-${++made}`,
  name: whose,
  role: text('Function', 'Fonction', 'Função'),
  ...more,
  ...(hasPortrait && { image: { alt: name(whose), asset: marks.tall } }),
})

const phone = '+233 30 200 0000'

const list = [
  somebody('Specimen One', { languages: ['en', 'fr', 'ak'], phone, about: sentence }, true),
  somebody('Specimen de Two', { languages: ['en'], phone }),
  somebody('Specimen Three'),
  somebody('Specimen Four', { role: sentence, phone }, true),
  somebody('Specimen Five', { languages: ['fr', 'pt'] }),
]

export const people: Specimens<'people'> = {
  one: { heading, people: few(list, 1) },
  two: { heading, intro: sentence, people: few(list, 2) },
  three: { heading, intro: sentence, people: few(list, 3) },
  many: { heading, people: list },
  'without portraits': { heading, people: list.slice(1, 3) },
  'long words': {
    heading: longWord,
    people: list.map((person) => ({ ...person, name: longWord.en, role: longWord })),
  },
}
