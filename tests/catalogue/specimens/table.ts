import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, name, sentence, text } from './text.ts'

type Text = ReturnType<typeof text> | ReturnType<typeof name>

const row = (...texts: (Text | undefined)[]) => ({
  cells: keyed(...texts.map((cell) => ({ text: cell }))),
})

type Row = ReturnType<typeof row> & { total?: true }

const heading = text('What an order costs', 'Le prix d’une commande', 'Quanto custa uma encomenda')
const caption = text('Prices of an order', 'Les prix d’une commande', 'Os preços de uma encomenda')

const number = (en: string, fr: string) => text(en, fr, fr)

const prices = {
  columns: keyed(
    { title: text('Medicine', 'Médicament', 'Medicamento') },
    { title: text('Packs', 'Boîtes', 'Caixas'), numbers: true },
    { title: text('Sum', 'Total', 'Soma'), unit: name('US$'), numbers: true },
  ),
  rows: keyed<Row>(
    row(
      text('Artemether', 'Artéméther', 'Arteméter'),
      number('1,200', '1 200'),
      number('1,020.00', '1 020,00'),
    ),
    row(
      text('Dolutegravir', 'Dolutégravir', 'Dolutegravir'),
      name('60'),
      number('744.00', '744,00'),
    ),
    row(text('Discount', 'Remise', 'Desconto'), undefined, number('−3.00', '−3,00')),
    {
      total: true,
      ...row(
        text('Total', 'Total', 'Total'),
        number('1,260', '1 260'),
        number('1,761.00', '1 761,00'),
      ),
    },
  ),
}

const words = {
  columns: keyed(
    ...[
      text('Procedure', 'Procédure', 'Procedimento'),
      text('Where it counts', 'Où elle compte', 'Onde conta'),
      text('Who decides', 'Qui décide', 'Quem decide'),
      text('Time', 'Durée', 'Prazo'),
    ].map((title) => ({ title })),
  ),
  rows: keyed(
    row(
      name('Ghana FDA'),
      text('Ghana', 'Ghana', 'Gana'),
      name('Food and Drugs Authority'),
      sentence,
    ),
    {
      cells: keyed(
        { text: name('NAFDAC') },
        { text: text('Nigeria', 'Nigeria', 'Nigéria') },
        { text: name('NAFDAC') },
        { text: name('120'), note: 'item-1' },
      ),
    },
    row(name('WAHO'), sentence, sentence, undefined),
  ),
  notes: keyed({ text: sentence }),
}

/** Rows whose times are drawn on one scale. */
const procedures = {
  columns: keyed(
    { title: text('Procedure', 'Procédure', 'Procedimento') },
    { title: text('Who decides', 'Qui décide', 'Quem decide') },
    { title: text('Time', 'Durée', 'Prazo'), times: true },
  ),
  rows: keyed(
    row(name('Ghana FDA'), sentence, text('60 days', '60 jours', '60 dias')),
    row(name('WAHO'), sentence, text('6 to 8 months', 'de 6 à 8 mois', 'de 6 a 8 meses')),
    row(longWord, longWord, undefined),
  ),
}

const pagesOf = (...slugs: string[]) =>
  slugs.map((slug) => ({
    _id: slug,
    path: { _type: 'servicePage' as const, slug },
    title: name(slug),
  }))

const long = { title: longWord, unit: longWord, numbers: false }

export const table: Specimens<'table'> = {
  numbers: { heading, caption, noteDate: '2026-11-25', grid: prices },
  words: { heading, intro: sentence, caption, grid: words },
  compared: {
    heading,
    caption,
    grid: procedures,
    comparedPages: pagesOf('ghana-fda', 'waho', 'gmp'),
  },
  'one row of two columns': {
    heading,
    grid: {
      columns: few(prices.columns, 2),
      rows: keyed(row(text('Artemether', 'Artéméther', 'Arteméter'), number('1,200', '1 200'))),
    },
  },
  'long words': {
    heading: longWord,
    caption: longWord,
    grid: {
      columns: keyed(long, long, { ...long, numbers: true }),
      rows: keyed(row(longWord, longWord, longWord)),
    },
  },
}
