import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { languageContent } from '../../scripts/build/contentModules.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { createSearcher } from '../../web/search/searcher.ts'
import { demoContent } from '../support/demoContent.ts'
import { questions } from './questions.ts'

const content = await demoContent()
const indexes = new Map(
  languageCodes.map((language) => [language, languageContent(language, content).search.index]),
)
const searchers = new Map(
  [...indexes].map(([language, index]) => [language, createSearcher(index)] as const),
)
const find = (language: Language, words: string) => searchers.get(language)?.(words, 30).pages ?? []
const pathsOf = (language: Language, words: string) => find(language, words).map(({ path }) => path)

test('at least nineteen of twenty questions have the right page among the first three', () => {
  const missed = languageCodes.flatMap((language) =>
    questions[language]
      .filter(
        ([question, ...pages]) =>
          !pathsOf(language, question)
            .slice(0, 3)
            .some((path) => pages.includes(path)),
      )
      .map(([question]) => question),
  )
  const count = Object.values(questions).flat().length
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(count / 20)
})

describe('a page is found', () => {
  test.each([
    ['with a wrong letter', 'en', 'nafdec', '/services/nafdac'],
    ['without accents', 'fr', 'prequalification', '/services/who'],
    ['in the plural', 'pt', 'farmacovigilâncias', '/services/ghana-fda'],
    ['by its name in another language', 'fr', 'gmp', '/services/gmp'],
    ['while the word is being typed', 'en', 'trademar', '/services/trademark'],
  ] as const)('%s', (_how, language, words, path) =>
    expect(pathsOf(language, words)).toContain(path),
  )
})

test('a part of a page is found with its anchor, and the words in their sentence', () => {
  const [page] = find('en', 'documents for NAFDAC')
  const part = page?.parts.find(({ anchor }) => anchor === 'documents')
  expect(part?.heading).toBe('Required documents')
  const [about] = find('en', 'Bangui')
  expect(about?.parts[0]?.sentence.filter(({ isMatch }) => isMatch)).toEqual([
    { text: 'Bangui', isMatch: true },
  ])
})

test.each(['xylophone', '', '   ', '()*"\\', 'the'])('nothing is found for «%s»', (words) =>
  expect(find('en', words)).toEqual([]),
)

test('the index stays small', () => {
  for (const [, index] of indexes)
    expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(27_000)
})
