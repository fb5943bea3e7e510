import type { Specimens } from '../../../tests/catalogue/specimens/specimen.ts'
import {
  few,
  keyed,
  longWord,
  name,
  sentence,
  text,
} from '../../../tests/catalogue/specimens/text.ts'

const heading = text('In figures', 'En chiffres', 'Em números')

const items = keyed(
  { value: name('15'), label: text('Member states', 'États membres', 'Estados-membros') },
  { value: name('400M'), label: text('People', 'Habitants', 'Pessoas') },
  {
    value: text('$800B', '800 Md $', '800 mil M USD'),
    label: text('Gross domestic product', 'Produit intérieur brut', 'PIB combinado'),
  },
  { value: text('6M km²', '6 M km²', '6 M km²'), label: text('Area', 'Superficie', 'Área') },
)

export const stats: Specimens<'stats'> = {
  four: { heading, items },
  one: { heading, intro: sentence, items: few(items, 1) },
  many: {
    heading,
    items: [...items, ...items].map((item, index) => ({ ...item, _key: `item-${index}` })),
  },
  'long words': {
    heading: longWord,
    items: keyed({ value: longWord, label: longWord }, { value: name('24/7'), label: sentence }),
  },
}
