import type { LineIndex } from './lineIndex.ts'
import synonyms from './synonyms.json' with { type: 'json' }
import { isMisspelling, stemOf, tokenize, unfinishedWord } from './terms.ts'

/** Stems that must all be in a line, with their weight relative to the typed word. */
type Alternative = { stems: string[]; weight: number }

/** A word of a query, or a name with its synonyms. A line has the concept if it has one of the alternatives. */
export type Concept = Alternative[]

/** A name, as stems, with its synonyms in all languages, because visitors may know only the name in another language. */
type Name = { stems: string[]; synonyms: string[][] }

const weights = { synonym: 0.8, beginning: 0.4, misspelling: 0.3 }

const synonymGroups = synonyms.map((names) => names.map((name) => tokenize(name).map(stemOf)))

/** Known names, the longest first, because one may contain another. A name may be in several groups. */
const knownNames: Name[] = [
  ...new Map(synonymGroups.flat().map((stems) => [String(stems), stems])).entries(),
]
  .map(([key, stems]) => ({
    stems,
    synonyms: synonymGroups
      .filter((group) => group.some((synonym) => String(synonym) === key))
      .flatMap((group) => group.filter((synonym) => String(synonym) !== key)),
  }))
  .sort((a, b) => b.stems.length - a.stems.length)

/**
 * Returns the concepts of a query. If no page has a word, similar words count too, because the word may be misspelt.
 */
export function parseConcepts(
  query: string,
  { toWords, stems: known, linesWith }: LineIndex,
): Concept[] {
  const words = toWords(query)
  const beginning = unfinishedWord(query, words)
  const stems = words.map(stemOf)
  const similar = (weight: number, isSimilar: (word: string) => boolean) => {
    const matches = [...known].flatMap(([word, stem]) => (isSimilar(word) ? stem : []))
    return [...new Set(matches)].map((stem) => ({ stems: [stem], weight }))
  }
  const beginWith = (letters: string) =>
    similar(weights.beginning, (known) => known.startsWith(letters))
  const concepts: Concept[] = []
  const isTaken = new Set<number>()
  for (const name of knownNames) {
    const place = stems.findIndex((_, index) =>
      name.stems.every((stem, step) => stems[index + step] === stem && !isTaken.has(index + step)),
    )
    if (place === -1) continue
    for (const step of name.stems.keys()) isTaken.add(place + step)
    const alternatives = name.synonyms.map((stems) => ({ stems, weight: weights.synonym }))
    // A name of one word may be the beginning of another word.
    const isBeginning = name.stems.length === 1 && words[place] === beginning
    concepts.push([
      { stems: name.stems, weight: 1 },
      ...alternatives,
      ...(isBeginning ? beginWith(beginning) : []),
    ])
  }
  for (const [index, word] of words.entries()) {
    if (isTaken.has(index)) continue
    const stem = stems[index] ?? word
    const concept: Concept = [{ stems: [stem], weight: 1 }]
    if (index === words.length - 1 && word === beginning) concept.push(...beginWith(word))
    if (concept.length === 1 && linesWith(stem).length === 0)
      concept.push(...similar(weights.misspelling, (known) => isMisspelling(word, known)))
    concepts.push(concept)
  }
  return concepts
}
