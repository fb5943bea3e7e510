import type { Specimens } from '../../../tests/catalogue/specimens/specimen.ts'
import {
  few,
  keyed,
  longWord,
  name,
  sentence,
  text,
} from '../../../tests/catalogue/specimens/text.ts'

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

const pageAbout = (id: string, title = id) => ({
  _id: id,
  path: { _type: 'servicePage' as const, slug: id },
  title: name(title),
})

/** Questions with two kinds of answers: a page with a list of things to have ready, and the telephone number. */
const guided = keyed(
  {
    title: text('a manufacturer', 'un fabricant', 'um fabricante'),
    lists: keyed(
      {
        heading: text('a protected name', 'à protéger un nom', 'proteger um nome'),
        items: {
          en: ['Owner', 'Mark', 'Goods'],
          fr: ['Titulaire', 'Marque', 'Produits'],
          pt: ['Titular', 'Marca', 'Produtos'],
        },
        pages: [
          {
            ...pageAbout('trademark', 'Trademark Registration'),
            summary: sentence,
            linkText: text('See the routes', 'Voir les voies', 'Ver as vias'),
          },
          {
            ...pageAbout('aripo', 'ARIPO'),
            hero: {
              facts: keyed({
                value: text('12 to 18 months', '12 à 18 mois', '12 a 18 meses'),
              }),
            },
          },
        ],
      },
      {
        heading: text('an answer tonight', 'une réponse cette nuit', 'uma resposta esta noite'),
        items: { en: ['Product'], fr: ['Produit'], pt: ['Produto'] },
        answeredByPhone: true,
      },
    ),
  },
  {
    title: text('a hospital', 'un hôpital', 'um hospital'),
    lists: keyed({
      heading: text('a medicine', 'un médicament', 'um medicamento'),
      pages: [pageAbout('malaria-drugs', 'Drug sales')],
    }),
  },
)

export const groupedLists: Specimens<'groupedLists'> = {
  several: { heading, intro: sentence, items },
  one: { heading, items: few(items, 1) },
  'without text': { heading, items: items.map(({ text: _, ...item }) => item) },
  guided: { heading, intro: sentence, guided: true, items: guided },
  'guided with long words': {
    heading: longWord,
    guided: true,
    items: guided.map((subject) => ({
      ...subject,
      title: longWord,
      lists: subject.lists.map((list) => ({ ...list, heading: longWord })),
    })),
  },
  'long words': {
    heading: longWord,
    items: items.map((item) => ({ ...item, title: longWord, text: longWord })),
  },
}
