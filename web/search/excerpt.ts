import type { Concept } from './concepts.ts'
import { stemOf, wordPattern } from './terms.ts'

/** A piece of an excerpt. */
export type Piece = { text: string; isMatch: boolean }

/** The length from which a line needs no more context, and the maximum length of an excerpt, in characters. */
const sufficientLength = 60
const maxLength = 220

/**
 * Returns a line with its context, and with the words of a query marked: a list item with the next ones, a long
 * paragraph from the sentence that has most concepts of the query.
 * @param text one of `lines`
 * @param lines the lines of the part
 */
export function excerptOf(
  text: string,
  lines: readonly string[],
  concepts: readonly Concept[],
  toWords: (text: string) => string[],
): Piece[] {
  const stemsIn = (text: string) => new Set(toWords(text).map(stemOf))
  const matching = (text: string) => {
    const stems = stemsIn(text)
    return concepts.flatMap((concept) => {
      const met = concept.filter((alternative) =>
        alternative.stems.every((stem) => stems.has(stem)),
      )
      return met.length > 0 ? [met] : []
    })
  }
  const excerpt =
    text.length > maxLength
      ? shortened(text, (sentence) => matching(sentence).length)
      : withNext(text, lines)
  const marked = new Set(
    matching(excerpt)
      .flat(2)
      .flatMap(({ stems }) => stems),
  )
  return piecesOf(excerpt, (word) => [...stemsIn(word)].some((stem) => marked.has(stem)))
}

function withNext(text: string, lines: readonly string[]): string {
  let excerpt = text
  for (
    let next = lines.indexOf(text) + 1;
    excerpt.length < sufficientLength && next < lines.length;
    next++
  )
    excerpt += ` · ${lines[next]}`
  return excerpt.length > maxLength ? cut(excerpt) : excerpt
}

/** Returns the sentences from the one with the highest score on, the first if several have it. */
function shortened(text: string, score: (sentence: string) => number): string {
  const sentences = text.split(/(?<=[.!?;:]) /)
  const scores = sentences.map(score)
  const best = scores.indexOf(Math.max(...scores))
  const excerpt = sentences.slice(best).join(' ')
  return `${best > 0 ? '… ' : ''}${excerpt.length > maxLength ? cut(excerpt) : excerpt}`
}

/** Cuts a text after a word. */
function cut(text: string): string {
  const space = text.lastIndexOf(' ', maxLength)
  return `${text.slice(0, space === -1 ? maxLength : space)}…`
}

/** Splits a text into words and the text between them. */
function piecesOf(text: string, isMatch: (word: string) => boolean): Piece[] {
  return text
    .split(new RegExp(`(${wordPattern.source})`, 'u'))
    .map((text) => ({ text, isMatch: isMatch(text) }))
}
