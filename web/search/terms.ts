import type { Language } from '../../shared/languages.ts'
import { withoutAccents } from '../../shared/text/foldText.ts'
import { withoutInvisible } from '../../shared/text/visibleText.ts'

/** Stop words by language, without accents. They are words of questions, without information about the subject. */
const stopWordsByLanguage: Record<Language, string> = {
  en: `a about an and any are at be been by can could did do does for from get has have how i if in into is it its long
    make many me mean means much must my need needs of on or our please pls should take takes than that the them there these
    they this to us want was we what when where which whom why will with would you your`,
  fr: `ai ao aos aux au avec avez avoir c ce ces cet cette chez combien comment d dans de des dire doit dois du elle en est et
    etes faire fait faut il ils j je l la le les leur lui mes mon n ne nos notre nous on ont ou par pas peut peux plus pour
    pourquoi prend puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur ta temps tu un une veut
    veux vos votre vous y`,
  pt: `ao as com como da das de demora devo do dos e em essa esse esta este eu fazer fica ficam ha isso lhe mais meu minha na nas no nos
    o onde os ou para pela pelo pode podem por porque posso preciso qual quais quando quanto quantos que quem quero se sem ser
    seu sua sao significa tempo ter tem um uma uns voce voces vos vossa vossas vosso vossos`,
}

/** The stop words of all languages, because visitors mix languages. */
const stopWords = new Set(Object.values(stopWordsByLanguage).flatMap((words) => words.split(/\s+/)))

/** Matches a word, with marks and invisible characters in it. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*/gu

const plainWords = new Map<string, string>()

/** Returns a word in lower case, without accents. Memoized, because an index repeats most words. */
function plainWord(word: string): string {
  const known = plainWords.get(word)
  if (known !== undefined) return known
  const plain = withoutAccents(withoutInvisible(word)).toLowerCase()
  plainWords.set(word, plain)
  return plain
}

/** Returns the words of a text in lower case, without accents and stop words. */
export function tokenize(text: string): string[] {
  return allWords(text).filter((word) => !stopWords.has(word))
}

/** Returns the words of a question. A question of stop words only keeps them: *who are you*. */
export function questionWords(text: string): string[] {
  const words = allWords(text)
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : words
}

function allWords(text: string): string[] {
  const plain = text
    // Removes the pronoun. In capitals, or alone, WHO is the World Health Organization.
    .replace(/\b(?:who|Who) (?=\w)/g, '')
    // Removes the verb of an agent, and the law. In capitals, or alone, ACT is a medicine.
    .replace(/\bact (?=(?:as|for|on) )|\bAct (?=\w)|(?<=\w )Act\b/g, '')
  return (plain.match(wordPattern) ?? []).map(plainWord)
}

/** Plural endings in all languages, and what replaces them: *retais* and *retal*, *bureaux* and *bureau*. */
const plurals: [ending: RegExp, singular: string][] = [
  [/(?<=.{2})ies$/, 'y'],
  [/eaux$/, 'eau'],
  // Also *essai*, *français* and *française*, so that they agree with their plurals.
  [/(?<=.{3})(?:aux|aises?|ais|ai)$/, 'al'],
  [/(?<=.{3})eis$/, 'el'],
  [/oes$/, 'ao'],
  [/(?<=.{3}[^s]|^[^s]{3})s$/, ''],
]

/**
 * Matches endings in all languages that do not change the meaning: *suppliers* and *supply*, *registar* and *registo*.
 * An ending that makes another word of a short stem needs a longer one: *traitement* is not *traité*, nor is *devis*
 * *déviation*. Decision 30 compares this with Snowball.
 */
const ending = new RegExp(
  [
    '(?<=.{6})(?:ements?|[ai]mento)',
    '(?<=.{5})(?:ication|(?<!ic)ation|(?<!a)i?tion|icao|(?<!ic)acao|(?<!a)cao|mente|ier|[ai]d[oa]|[aei]mo|am|[aio])',
    '(?<=.{4})(?:aison|ied|ing|e[dr]?|ez|ar|ir|ie|y|ao)',
    // *personnelle* and *personnel*, *renouvellement* and *renouveler*.
    '(?<=.{4}l)le|(?<=.{4}n)ne|(?<=.{4}t)te|(?<=.{6}l)l',
  ]
    .map((endings) => `(?:${endings})$`)
    .join('|'),
)

/**
 * Words that must keep their ending. Without it, they would be other words: Niger, the French word for the release of
 * goods, and the English *pay*.
 */
const whole = ['nigeria', 'liberia', 'pays']

const stems = new Map<string, string>(whole.map((name) => [name, name]))

/** Words with a space are names and are returned unchanged. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (word.includes(' ')) return word
  const plural = plurals.find(([ending]) => ending.test(word))
  let stem = plural ? word.replace(...plural) : word
  for (let before = ''; before !== stem; ) {
    before = stem
    stem = stem.replace(ending, '')
  }
  stems.set(word, stem)
  return stem
}

/**
 * Returns a tokenizer that replaces all names of a thing by the first one, as a single word: South Sudan is not Sudan,
 * and Ivory Coast is Côte d’Ivoire.
 * @param names groups of names, such as the names of each country
 * @param wordsOf splits a text into words
 */
export function createTokenizer(
  names: readonly (readonly string[])[],
  wordsOf = tokenize,
): (text: string) => string[] {
  const byFirst = new Map<string, { parts: string[]; first: string }[]>()
  for (const group of names) {
    const first = tokenize(group[0] ?? '').join(' ')
    for (const name of group) {
      const parts = tokenize(name)
      const [begin] = parts
      if (begin === undefined) continue
      const known = byFirst.get(begin) ?? []
      byFirst.set(begin, known)
      known.push({ parts, first })
      // The longest names come first.
      known.sort((a, b) => b.parts.length - a.parts.length)
    }
  }
  return (text) => {
    const words = wordsOf(text)
    const joined: string[] = []
    for (let place = 0; place < words.length; ) {
      const name = byFirst
        .get(words[place] ?? '')
        ?.find(({ parts }) => parts.every((part, step) => words[place + step] === part))
      joined.push(name?.first ?? words[place] ?? '')
      place += name?.parts.length ?? 1
    }
    return joined
  }
}

/** The minimum length of a beginning that finds words. */
const leastBeginning = 3

const isTyped = (query: string) => /[\p{L}\p{N}\p{M}]$/u.test(query)

/** Returns the word that is still being typed at the end of a query, or null if it is too short or has ended. */
export function unfinishedWord(query: string, words: readonly string[]): string | null {
  const last = words.at(-1) ?? ''
  return isTyped(query) && last.length >= leastBeginning ? last : null
}

/** Returns whether a query has no words except stop words, or only the first letters of one. */
export function isTooShort(query: string, words: readonly string[]): boolean {
  const [first = ''] = words
  return (
    words.length === 0 || (words.length === 1 && isTyped(query) && first.length < leastBeginning)
  )
}

/** The minimum length of a word with one wrong letter, and with two. Shorter words are too often other words. */
const leastMisspelt = [5, 9] as const

/** The length of most abbreviations: in a word of this length, only two swapped letters count as a misspelling. */
const swappedLength = 4

/**
 * Returns whether a word is a misspelling of another one: a letter is wrong, missing, too many, or has changed places
 * with the next one; a long word may have two of these. The first letter must be right, so that *raison* is not
 * *saison*.
 */
export function isMisspelling(word: string, of: string): boolean {
  if (word[0] !== of[0]) return false
  const most = leastMisspelt.filter((length) => word.length >= length).length
  if (most > 0) return differ(word, of, most)
  return word.length === swappedLength && lettersOf(word) === lettersOf(of) && differ(word, of, 1)
}

const lettersOf = (word: string) => [...word].sort().join('')

/** Returns whether at most `most` changes turn one word into the other. */
function differ(word: string, other: string, most: number): boolean {
  let start = 0
  while (start < word.length && word[start] === other[start]) start++
  const [a, b] = [word.slice(start), other.slice(start)]
  if (most < Math.abs(a.length - b.length)) return false
  if (a === b) return true
  if (most === 0) return false
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  return (
    differ(a.slice(1), b.slice(1), most - 1) ||
    differ(a.slice(1), b, most - 1) ||
    differ(a, b.slice(1), most - 1) ||
    (isSwapped && differ(a.slice(2), b.slice(2), most - 1))
  )
}
