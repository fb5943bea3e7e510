import type { Specimens } from '../../../tests/catalogue/specimens/specimen.ts'
import { few, keyed, longWord, sentence, text } from '../../../tests/catalogue/specimens/text.ts'

const heading = text('Requirements', 'Exigences', 'Requisitos')

const items = keyed(
  {
    title: text('Manufacturers', 'Fabricants', 'Fabricantes'),
    text: sentence,
    lists: keyed(
      {
        heading: text('Before the audit', 'Avant l’audit', 'Antes da auditoria'),
        items: {
          en: ['Site master file', 'Quality manual'],
          fr: ['Dossier permanent du site', 'Manuel qualité'],
          pt: ['Dossiê principal da fábrica', 'Manual da qualidade'],
        },
      },
      {
        heading: text('After the audit', 'Après l’audit', 'Depois da auditoria'),
        items: {
          en: ['Corrective actions', 'Evidence'],
          fr: ['Actions correctives', 'Preuves'],
          pt: ['Ações corretivas', 'Provas'],
        },
      },
    ),
  },
  {
    title: text('Importers', 'Importateurs', 'Importadores'),
    lists: keyed({
      items: {
        en: ['Licence', 'Storage', 'Recall procedure'],
        fr: ['Licence', 'Stockage', 'Procédure de rappel'],
        pt: ['Licença', 'Armazenagem', 'Procedimento de recolha'],
      },
    }),
  },
)

export const groupedLists: Specimens<'groupedLists'> = {
  several: { heading, intro: sentence, items },
  one: { heading, items: few(items, 1) },
  'without text': { heading, items: items.map(({ text: _, ...item }) => item) },
  'long words': {
    heading: longWord,
    items: items.map((item) => ({ ...item, title: longWord, text: longWord })),
  },
}
