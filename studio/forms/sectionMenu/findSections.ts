import { messages } from '../../i18n/messages.ts'
import { searchWords } from '../../i18n/searchWords.ts'
import { translate } from '../../i18n/t.ts'

const dictionaries = Object.values(messages).map((texts) => new Map(Object.entries(texts)))

type Findable = {
  type: { title?: string | undefined; description?: unknown }
  findBy: string
}

export type FoundSection<Section> = {
  section: Section
  /** The word that found it, if its title and description do not show why. */
  foundBy: string | undefined
}

/**
 * Returns the section types that match every word of the search by the beginning of a word: in their title, their
 * description, or their other names in any language. Types found only by their description are last.
 */
export function findSections<Section extends Findable>(
  sections: readonly Section[],
  search: string,
): FoundSection<Section>[] {
  const searched = searchWords(search)
  const matches = sections.flatMap((section) => {
    const { title = '', description } = section.type
    const names = [title, section.findBy]
      .flatMap((text) => [text, ...dictionaries.flatMap((texts) => texts.get(text) ?? [])])
      .flatMap((list) => list.split(', '))
    const displayedWords = searchWords(translate(title))
    const sentence = typeof description === 'string' ? searchWords(translate(description)) : []
    const hasAll = (words: string[]) =>
      searched.every((word) => words.some((candidate) => candidate.startsWith(word)))
    const isNamed = hasAll([...displayedWords, ...names.flatMap(searchWords)])
    if (!isNamed && !hasAll([...displayedWords, ...sentence, ...names.flatMap(searchWords)]))
      return []
    const hidden = searched.find(
      (word) => ![...displayedWords, ...sentence].some((it) => it.startsWith(word)),
    )
    const foundBy =
      hidden && names.find((name) => searchWords(name).some((word) => word.startsWith(hidden)))
    return [{ section, foundBy, isNamed }]
  })
  return matches.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
}
