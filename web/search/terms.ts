import type { Language } from '../../shared/languages.ts'
import { withoutAccents } from '../../shared/text/foldText.ts'
import { withoutInvisible } from '../../shared/text/visibleText.ts'

/** Stop words by language, without accents. They are words of questions, without information about the subject. */
const stopWordsByLanguage: Record<Language, string> = {
  en: `a about an and any are at be been by can could did do does for from get has have how i if in into is it its long
    make many me mean means much must my need needs of on or our please should take takes than that the them there these
    they this to us want was we what when where which whom why will with would you your`,
  fr: `ai ao aos aux au avec avez avoir c ce ces cet cette chez combien comment d dans de des dire doit dois du elle en est et
    etes faire fait faut il ils j je l la le les leur lui mes mon n ne nos notre nous on ont ou par pas peut peux plus pour
    pourquoi prend puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur ta temps tu un une veut
    veux vos votre vous y`,
  pt: `ao as com como da das de demora devo do dos e em essa esse esta este eu fazer ha isso lhe mais meu minha na nas no nos
    o onde os ou para pela pelo pode podem porque posso preciso qual quais quando quanto quantos que quem quero se sem ser
    seu sua sao significa tempo ter tem um uma uns voce voces vos vossa vossas vosso vossos`,
}

/** The stop words of all languages, because visitors mix languages. */
const stopWords = new Set(Object.values(stopWordsByLanguage).flatMap((words) => words.split(/\s+/)))

/**
 * Matches word endings in all languages that do not change the meaning: *suppliers* and *supply*, *livrez* and
 * *livraison*.
 */
const ending =
  /(?<=.{4})(?:ications?|ations?|i?tions?|aisons?|ements?|a[cç]oes|[ai]?cao|oes|a?mentos?|mente|iers?|ied|ies|ings?|e[dr]s?|ez|ons|ent|es|ais|eis|aux|os|as|ar|ir|[aeiosy])$/

/** In lower case, without accents and stop words. */
export function tokenize(text: string): string[] {
  const plain = withoutAccents(withoutInvisible(text))
    // Removes the pronoun. In capitals, or alone, WHO is the World Health Organization.
    .replace(/\b(?:who|Who) (?=\w)/g, '')
    // Removes the verb of an agent. In capitals, or alone, ACT is a medicine.
    .replace(/\b[Aa]ct (?=(?:as|for|on) )/g, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word))
}

/**
 * Countries that must keep their ending. Without it, they would be other words: Niger, and the French word for the
 * release of goods.
 */
const whole = ['nigeria', 'liberia']

const stems = new Map<string, string>(whole.map((name) => [name, name]))

/** Words with a space are names and are returned unchanged. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  let stem = /^.{3,}[^s]s$|^[^s]{3}s$/.test(word) ? word.slice(0, -1) : word
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
 */
export function createTokenizer(names: readonly (readonly string[])[]): (text: string) => string[] {
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
      // The longest first.
      known.sort((a, b) => b.parts.length - a.parts.length)
    }
  }
  return (text) => {
    const words = tokenize(text)
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

/** Returns the word that is still being typed at the end of a query, or null if it is too short or has ended. */
export function unfinishedWord(query: string, words: readonly string[]): string | null {
  const last = words.at(-1) ?? ''
  const isTyped = /[\p{L}\p{N}\p{M}]$/u.test(query) && last.length >= leastBeginning
  return isTyped ? last : null
}
