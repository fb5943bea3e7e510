import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, name, sentence, text } from './text.ts'

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

const sources = [
  {
    _id: 'source-treaties',
    name: text('The treaty, in force', 'Le traité en vigueur', 'O tratado em vigor'),
    url: 'https://www.example.org/treaty',
    checkedOn: '2026-11-25',
  },
  {
    _id: 'source-count',
    name: text('The union’s own count', 'Le décompte de l’union', 'A contagem da própria união'),
    url: 'https://www.example.org/count',
    checkedOn: '2026-10-02',
    reviewIntervalMonths: 6,
  },
]

const notePage = {
  _id: 'page-figures',
  path: { _type: 'page' as const, slug: 'about-our-figures' },
  title: text('About our figures', 'À propos de nos chiffres', 'Sobre os nossos números'),
}

export const stats: Specimens<'stats'> = {
  four: { heading, items },
  sources: { heading, items: few(items, 3), sources },
  'note and page': { heading, items: few(items, 2), note: sentence, notePage },
  'note and source': { heading, items: few(items, 2), note: sentence, sources: few(sources, 1) },
  'with a telephone number': {
    heading,
    items: keyed({
      value: name('24/7'),
      label: text('Hotline', 'Ligne', 'Linha'),
      linksToPhone: true,
    }),
  },
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
