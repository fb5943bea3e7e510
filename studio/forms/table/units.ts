/** The codes of the world's currencies, such as GHS. */
const currencyCodes = new Set(Intl.supportedValuesOf('currency'))

/** A sign such as $, US$, GH₵ or €, and the names of the currencies of West Africa and Angola. */
const currencySign = /^(?:[A-Z]{0,3}\p{Sc}|F\s?CFA|CFA|Kz)$/u

/** Units of measure, and of what is counted in a pharmacy, in the languages of the site. */
const unitWords = new Set(
  `% ‰ mg g kg t µg μg mcg ng ml mL cl dl l L m cm mm km m² m³ °C K IU UI MB GB
  min h hour hours day days week weeks month months quarter quarters year years yr yrs
  heure heures jour jours semaine semaines mois trimestre trimestres an ans année années
  hora horas dia dias semana semanas mês meses trimestre trimestres ano anos
  tablet tablets capsule capsules dose doses vial vials ampoule ampoules pack packs box boxes
  comprimé comprimés gélule gélules flacon flacons boîte boîtes
  comprimido comprimidos cápsula cápsulas frasco frascos ampola ampolas caixa caixas`.split(/\s+/),
)

const isCurrency = (word: string) => currencySign.test(word) || currencyCodes.has(word)

const isUnit = (word: string) =>
  isCurrency(word) || unitWords.has(word) || unitWords.has(word.toLowerCase().replace(/\.$/, ''))

const amount = String.raw`[-−–+]?\s*\d[\d\s.,'’]*?`

/** An amount, which may be in brackets for a loss, with the words before and after it. */
const quantity = new RegExp(
  String.raw`^(?<before>[^\d\s()−–+-]{1,4})?\s*(?<amount>${amount}|\(${amount}\))\s*(?<after>[^\d\s.,'’()](?:.*\S)?)?$`,
  'u',
)

/** A number as it is written in a cell, without its unit. */
type Quantity = { amount: string; unit?: string | undefined }

/**
 * Reads a number with a known currency before or after it, or with a known unit after it. Other words beside a number
 * make it a name, such as ISO 9001 or 31 March.
 * @returns undefined for a text that is no number
 */
export function readQuantity(text: string): Quantity | undefined {
  const { before, amount = '', after } = quantity.exec(text.trim())?.groups ?? {}
  if (amount === '' || (before && after)) return undefined
  if (before !== undefined && !isCurrency(before) && before !== '%') return undefined
  if (after !== undefined && !isUnit(after)) return undefined
  return { amount, unit: before ?? after }
}

/** Returns whether a text is a number, with its sign, separators and unit. */
export const isNumber = (text: string): boolean => readQuantity(text) !== undefined

/** Returns whether a text is a year from 1900 to 2099. */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text.trim())
