import type { Language } from '../../shared/languages.ts'

type Rule = { name: string; broken: RegExp }

/** Texts that the specification quotes, letter by letter. */
const quoted = new Set([
  "The page you're looking for doesn't exist or has been moved.",
  "Thank you {name}! We'll get back to you within 24 hours.",
  'Sending...',
])

/** Figures in the form that the specification gives them. */
const figures: Record<Language, RegExp> = {
  // They keep that form only alone, as in a table or on a tag, and in three claims that it quotes.
  en: /^(?:\d+-\d+ (?:weeks|months)|Weeks \d+-\d+)$|(?<=^(?:Allow|Usually|Designated offices have) )\d+-\d+ months|Mon - Fri: 8AM - 6PM/gm,
  fr: /^(?:Semaines \d+-\d+|\d+-\d+\s(?:semaines|mois))$/gm,
  pt: /^(?:Semanas \d+-\d+|\d+-\d+\s(?:semanas|meses))$/gm,
}

const everywhere: Rule[] = [
  { name: 'no straight apostrophe', broken: /'/ },
  { name: 'no straight quotation mark', broken: /"/ },
  { name: 'an ellipsis is one character', broken: /\.{3}/ },
  { name: 'no space at the ends of a line, none twice', broken: /^\s|\s$|[^\S\n]{2}/m },
  { name: 'no space before a full stop or comma', broken: /\s[.,]/ },
  { name: 'no hyphen in a range', broken: /\d-\d|\s-\s/ },
  { name: 'digits in groups of three', broken: /\d{5}/ },
]

/** Words and signs that a number is not separated from at the end of a line. */
const units = {
  fr: '(?:%|Md|M|\\$|h|j|km²|millions?|milliards?|ans?|mois|semaines?|jours?|heures?|pays)',
  pt: '(?:mil|milhões|milhão|anos?|meses|semanas?|dias?|horas?|países|km²)',
}

const decimalComma: Rule = {
  name: 'a comma before decimals',
  broken: /\d\.\d+\s?(?:%|M|mil|km)/,
}
const numbersInWords: Rule = { name: 'no + or 24/7 after a figure', broken: /\d\+|24\/7/ }

/**
 * Rules by language: French as the Imprimerie nationale sets it, Portuguese of the European norm,
 * British English.
 */
const rules: Record<Language, Rule[]> = {
  en: [
    { name: 'quotation marks “ ”', broken: /[«»„]/ },
    { name: 'no space before ; : ! ? %', broken: /\s[;:!?%]/ },
    { name: 'a point before decimals', broken: /\d,\d{1,2}\b/ },
  ],
  fr: [
    { name: 'a non-breaking space before ; : ! ?', broken: /[^\u00a0\u202f!?][;:!?](?!\/\/)/ },
    {
      name: 'quotation marks « » with non-breaking spaces',
      broken: /«[^\u00a0\u202f]|[^\u00a0\u202f]»|[“”„]/,
    },
    {
      name: 'a non-breaking space between a number and its unit',
      broken: new RegExp(`\\d[^\\S\\u00a0\\u202f]?${units.fr}(?![\\p{Letter}])`, 'u'),
    },
    decimalComma,
    numbersInWords,
  ],
  pt: [
    { name: 'quotation marks « » without spaces', broken: /«\s|\s»|[“”„]/ },
    { name: 'no space before ; : ! ? %', broken: /\s[;:!?%]/ },
    {
      name: 'a non-breaking space between a number and its unit',
      broken: new RegExp(`\\d[^\\S\\u00a0\\u202f]${units.pt}(?![\\p{Letter}])`, 'u'),
    },
    decimalComma,
    numbersInWords,
  ],
}

/** Returns the names of the typographic rules that a text breaks. */
export function typographyIssues(text: string, language: Language): string[] {
  if (quoted.has(text)) return []
  const running = text.replaceAll(figures[language], (figure) => figure.replaceAll(/\s?-\s?/g, '–'))
  return [...everywhere, ...rules[language]]
    .filter(({ broken }) => broken.test(running))
    .map(({ name }) => name)
}
