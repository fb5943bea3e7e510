import type { Language } from '../../../shared/languages.ts'
import type { FoundText } from './readTexts.ts'

export type TextSearch = {
  words: string
  isWholeWord: boolean
  isCaseSensitive: boolean
  /** All if undefined. */
  language: Language | undefined
}

/** An occurrence of the searched words in a text, with the sentence around it. */
export type TextMatch = {
  field: string
  language: Language | undefined
  /** The start index in the whole text. */
  start: number
  before: string
  matched: string
  after: string
  /** The stored string that contains the match; undefined if the match may not be replaced. */
  target: { path: string; text: string; start: number } | undefined
}

/** The minimum length of a search, in characters. */
export const minLength = 2

/** The maximum length of the text shown on either side of a match, in characters. */
const maxContext = 120

/** Placeholders, such as `{name}`, are not searched. */
export function findMatches({ text, parts, ...field }: FoundText, search: TextSearch): TextMatch[] {
  if (search.language && field.language !== search.language) return []
  const pattern = buildPattern(search)
  if (!pattern) return []
  const placeholders = [...text.matchAll(/\{\w+(?:\.\w+)*\}/g)].map(({ index, 0: matched }) => ({
    start: index,
    end: index + matched.length,
  }))
  return [...text.matchAll(pattern)].flatMap(({ index: start, 0: matched }) => {
    const end = start + matched.length
    if (placeholders.some((one) => start < one.end && end > one.start)) return []
    // Undefined for a match across two strings, such as partly bold words.
    const part = parts.find((one) => start >= one.start && end <= one.start + one.text.length)
    return [
      {
        ...field,
        start,
        before: sentenceBefore(text.slice(0, start)),
        matched,
        after: sentenceAfter(text.slice(end)),
        target:
          part && field.language
            ? { path: `${field.field}.${part.path}`, text: part.text, start: start - part.start }
            : undefined,
      },
    ]
  })
}

/** Groups of characters that match each other, because keyboards lack those of good typography. */
const alike = [' \u00a0\u202f', "'’", '"“”', '-–']

function buildPattern({ words, isWholeWord, isCaseSensitive }: TextSearch): RegExp | undefined {
  if (words.trim().length < minLength) return undefined
  const written = [...words]
    .map((character) => {
      const group = alike.find((characters) => characters.includes(character))
      return group ? `[${group}]` : RegExp.escape(character)
    })
    .join('')
  const source = isWholeWord ? `(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])` : written
  return new RegExp(source, isCaseSensitive ? 'gu' : 'giu')
}

/** Returns the unfinished sentence at the end of a text, such as "It asks " of "Who? It asks ". */
function sentenceBefore(text: string): string {
  const sentence = text.replace(/^[\s\S]*(?:[.!?…]\s|\n)/, '')
  return sentence.length > maxContext ? `… ${sentence.slice(-maxContext)}` : sentence
}

function sentenceAfter(text: string): string {
  const sentence = text.replace(/(?<=[.!?…])\s[\s\S]*$|\n[\s\S]*$/, '')
  return sentence.length > maxContext ? `${sentence.slice(0, maxContext)} …` : sentence
}

/**
 * Returns the replacement of a match: capitalized at the beginning of a sentence, or if the match is a capitalized
 * name; with curved apostrophes if the match has them.
 */
export function replacementFor(
  { before, matched }: Pick<TextMatch, 'before' | 'matched'>,
  words: string,
) {
  const isCapital =
    /^\p{Lu}(?:\P{Lu}|$)/u.test(matched) || (before === '' && /^\p{Lu}/u.test(matched))
  const replacement = matched.includes('’') ? words.replaceAll("'", '’') : words
  return isCapital ? replacement.replace(/^./u, (letter) => letter.toUpperCase()) : replacement
}
