import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, sentence, text } from './text.ts'

const heading = text('Medicines', 'Médicaments', 'Medicamentos')

const items = keyed(
  {
    title: text(
      'Artemisinin-based combinations',
      'Combinaisons à base d’artémisinine',
      'Combinações à base de artemisinina',
    ),
    text: sentence,
    medications: {
      en: ['Artemether-lumefantrine', 'Artesunate-amodiaquine', 'Dihydroartemisinin-piperaquine'],
      fr: ['Artéméther-luméfantrine', 'Artésunate-amodiaquine', 'Dihydroartémisinine-pipéraquine'],
      pt: ['Arteméter-lumefantrina', 'Artesunato-amodiaquina', 'Di-hidroartemisinina-piperaquina'],
    },
    category: 'malaria' as const,
  },
  {
    title: text('First-line antiretrovirals', 'ARV de première ligne', 'ARV de primeira linha'),
    text: sentence,
    medications: {
      en: ['Tenofovir-lamivudine-dolutegravir', 'Efavirenz'],
      fr: ['Ténofovir-lamivudine-dolutégravir', 'Éfavirenz'],
      pt: ['Tenofovir-lamivudina-dolutegravir', 'Efavirenz'],
    },
    category: 'arv' as const,
  },
  {
    title: text('Supportive care', 'Soins de soutien', 'Cuidados de suporte'),
    text: sentence,
    medications: { en: ['Co-trimoxazole'], fr: ['Cotrimoxazole'], pt: ['Cotrimoxazol'] },
    category: 'both' as const,
  },
)

export const medications: Specimens<'medications'> = {
  several: { heading, items },
  one: { heading, intro: sentence, items: few(items, 1) },
  'long words': {
    heading: longWord,
    items: items.map((item) => ({ ...item, title: longWord, medications: { en: [longWord.en] } })),
  },
}
