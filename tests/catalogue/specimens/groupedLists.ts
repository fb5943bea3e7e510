import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, name, points, sentence, text } from './text.ts'

const heading = text('Requirements', 'Exigences', 'Requisitos')

const items = keyed(
  {
    title: text('Manufacturers', 'Fabricants', 'Fabricantes'),
    text: sentence,
    lists: keyed(
      {
        heading: text('Before the audit', 'Avant l’audit', 'Antes da auditoria'),
        items: points(
          text('Site master file', 'Dossier permanent du site', 'Dossiê principal da fábrica'),
          text('Quality manual', 'Manuel qualité', 'Manual da qualidade'),
        ),
      },
      {
        heading: text('After the audit', 'Après l’audit', 'Depois da auditoria'),
        items: points(
          text('Corrective actions', 'Actions correctives', 'Ações corretivas'),
          text('Evidence', 'Preuves', 'Provas'),
        ),
      },
    ),
  },
  {
    title: text('Importers', 'Importateurs', 'Importadores'),
    lists: keyed({
      items: points(
        text('Licence', 'Licence', 'Licença'),
        text('Storage', 'Stockage', 'Armazenagem'),
        text('Recall procedure', 'Procédure de rappel', 'Procedimento de recolha'),
      ),
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
        items: points(
          text('Owner', 'Titulaire', 'Titular'),
          text('Mark', 'Marque', 'Marca'),
          text('Goods', 'Produits', 'Produtos'),
        ),
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
        items: points(text('Product', 'Produit', 'Produto')),
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
