import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, sentence, text } from './text.ts'

const heading = text('Downloads', 'Téléchargements', 'Transferências')

const file = (size: number) => ({
  asset: {
    _id: 'file-specimen-pdf',
    url: 'https://cdn.example.org/specimen.pdf',
    extension: 'pdf',
    size,
  },
})

const items = keyed(
  {
    title: text('Company profile', 'Présentation de l’entreprise', 'Perfil da empresa'),
    description: sentence,
    language: 'fr' as const,
    file: file(1_240_000),
  },
  {
    title: text('Quality policy', 'Politique qualité', 'Política da qualidade'),
    file: file(82_400),
  },
  {
    title: text(
      'Checklist for the registration of a trademark in the member states of ARIPO',
      'Liste de contrôle pour l’enregistrement d’une marque dans les États membres de l’ARIPO',
      'Lista de verificação para o registo de uma marca nos Estados-Membros da ARIPO',
    ),
    language: 'en' as const,
    file: file(18_900_000),
  },
)

export const downloads: Specimens<'downloads'> = {
  several: { heading, intro: sentence, items },
  one: { heading, items: few(items, 1) },
  'long words': {
    heading: longWord,
    items: items.map((item) => ({ ...item, title: longWord, description: longWord })),
  },
}
