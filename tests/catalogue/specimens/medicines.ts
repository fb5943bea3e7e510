import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, sentence, text } from './text.ts'

const heading = text('Medicines', 'Médicaments', 'Medicamentos')

const items = keyed(
  {
    title: text(
      'Artemisinin-based combinations',
      'Combinaisons thérapeutiques à base d’artémisinine',
      'Terapêuticas combinadas à base de artemisinina',
    ),
    text: sentence,
    medicines: keyed(
      {
        name: text('Artemether-lumefantrine', 'Artéméther-luméfantrine', 'Arteméter-lumefantrina'),
        ingredients: 2,
        form: 'blister' as const,
      },
      {
        name: text('Artesunate injection', 'Artésunate injectable', 'Artesunato injetável'),
        ingredients: 1,
        form: 'vial' as const,
      },
      {
        name: text(
          'Dihydroartemisinin-piperaquine',
          'Dihydroartémisinine-pipéraquine',
          'Di-hidroartemisinina-piperaquina',
        ),
        ingredients: 2,
      },
    ),
    category: 'malaria' as const,
  },
  {
    title: text('First-line antiretrovirals', 'ARV de première ligne', 'ARV de primeira linha'),
    text: sentence,
    medicines: keyed(
      {
        name: text(
          'Tenofovir-lamivudine-dolutegravir',
          'Ténofovir-lamivudine-dolutégravir',
          'Tenofovir-lamivudina-dolutegravir',
        ),
        ingredients: 3,
        form: 'bottle' as const,
      },
      {
        name: text(
          'Artesunate rectal capsules',
          'Capsules rectales d’artésunate',
          'Cápsulas retais de artesunato',
        ),
        ingredients: 1,
        form: 'suppositories' as const,
      },
    ),
    category: 'arv' as const,
  },
  {
    title: text('Supportive care', 'Soins de support', 'Cuidados de suporte'),
    text: sentence,
    medicines: keyed({
      name: text(
        'Oral rehydration salts',
        'Sels de réhydratation orale',
        'Sais de reidratação oral',
      ),
      form: 'sachet' as const,
    }),
    category: 'both' as const,
  },
)

export const medicines: Specimens<'medicines'> = {
  several: { heading, items },
  one: { heading, intro: sentence, items: few(items, 1) },
  'long words': {
    heading: longWord,
    items: items.map((item) => ({
      ...item,
      title: longWord,
      medicines: keyed({ name: longWord }),
    })),
  },
}
