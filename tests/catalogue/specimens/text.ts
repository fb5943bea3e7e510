import { paragraph } from '../../../web/testing/content.ts'

/** A text as the Content Lake stores it. */
export const text = (en: string, fr: string, pt: string) => ({ en, fr, pt })

/** A text that reads the same in every language, such as a name. */
export const name = (en: string) => ({ en })

/** A word that fits no narrow column, the longest of each language. */
export const longWord = text(
  'Pneumonoultramicroscopicsilicovolcanoconiosis',
  'Anticonstitutionnellementhexakosioihexekontahexaphobie',
  'Pneumoultramicroscopicossilicovulcanoconiótico',
)

export const sentence = text(
  'Each file is checked against the list of the authority before it is submitted.',
  'Chaque dossier est comparé à la liste de l’autorité avant son dépôt.',
  'Cada processo é comparado com a lista da autoridade antes de ser entregue.',
)

/** Stored rich text of one paragraph for each text. */
export function paragraphs(...texts: ReturnType<typeof text>[]) {
  const inLanguage = (code: 'en' | 'fr' | 'pt') =>
    texts.map((stored, index) => ({ ...paragraph(stored[code]), _key: `block-${index}` }))
  return { en: inLanguage('en'), fr: inLanguage('fr'), pt: inLanguage('pt') }
}

/** Gives the items of a list the keys that the Content Lake would. */
export const keyed = <Item extends object>(...items: Item[]) =>
  items.map((item, index) => ({ _key: `item-${index + 1}`, ...item }))

/** Points with these texts. */
export const points = (...texts: { en: string; fr?: string; pt?: string }[]) =>
  keyed(...texts.map((text) => ({ text })))

/** Returns the first items of a list. */
export const few = <Item>(items: Item[], count: number) => items.slice(0, count)
