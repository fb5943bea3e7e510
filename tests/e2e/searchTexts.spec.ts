import { decodeHTML } from 'entities'
import type { APIRequestContext } from 'playwright/test'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import {
  searchContentPath,
  searchIndexPath,
} from '../../shared/content/addresses/contentModulePaths.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { messagesIn } from '../../web/i18n/messages.ts'
import type { IndexedPage, SearchContent } from '../../web/model/searchContent.ts'
import { indexLines } from '../../web/search/lineIndex.ts'
import { createSearcher } from '../../web/search/searcher.ts'
import { stemOf, tokenize, wordPattern } from '../../web/search/terms.ts'
import { expect, test } from './test.ts'

/** The credit of maps, which is no message. */
const mapCredit = 'Natural Earth'

async function moduleOf<T>(request: APIRequestContext, path: string): Promise<T> {
  const script = await (await request.get(path)).text()
  return JSON.parse(script.replace(/^export default /, ''))
}

/**
 * Matches what is not searched: labels of links to other pages and of buttons, drawings and dates. A source is a link
 * to another site.
 */
const notSearched =
  /<a\b[^>]* href="\/[^>]*>[\s\S]*?<\/a>|<(script|style|svg|time|button)\b[\s\S]*?<\/\1>|<wbr\/?>/g

/** Returns the words of a page’s content with five letters or more, without addresses. */
async function wordsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text()
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const text = main.replace(notSearched, '').replace(/<[^>]*>/g, '\n')
  const words = decodeHTML(text)
    .replace(/https?:\S+|\S+@\S+/g, ' ')
    .match(wordPattern)
  return [...new Set(words)].filter((word) => word.length >= 5 && tokenize(word).length > 0)
}

/** Returns numbers from 0 to 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

async function readSite(request: APIRequestContext, language: Language) {
  const pages = await moduleOf<IndexedPage[]>(request, searchIndexPath(language))
  const { countries } = await moduleOf<SearchContent>(request, searchContentPath(language))
  const names = countries.map(({ names }) => names)
  const texts = new Map<string, string[]>()
  for (const { path } of pages) texts.set(path, await wordsOf(request, addressOf(path, language)))
  return { pages, names, texts }
}

for (const language of languageCodes)
  test(`the words of a page are found on it, and rare ones at all, in ${language}`, async ({
    request,
  }) => {
    const { pages, names, texts } = await readSite(request, language)
    const { toWords, lines, linesWith } = indexLines({ pages, names })
    const interfaceWords = new Set(
      tokenize(
        [mapCredit, ...Object.values(messagesIn(language)).map(({ value }) => value)].join(' '),
      ).map(stemOf),
    )
    const words = pages.flatMap(({ path }, page) =>
      (texts.get(path) ?? []).map((word) => ({
        path,
        page,
        word,
        stems: toWords(word).map(stemOf),
      })),
    )
    const missed = words.filter(
      ({ page, stems }) =>
        !stems.every(
          (stem) =>
            interfaceWords.has(stem) || linesWith(stem).some((line) => lines[line]?.page === page),
        ),
    )
    // The rest are summaries in the list of news, and the company's country in the band above the foot.
    const list = missed.map(({ path, word }) => `${path}: ${word}`).join(', ')
    expect(missed.length, list).toBeLessThan(words.length / 200)

    const random = seeded(2026)
    const find = createSearcher({ pages, names })
    const uses = Map.groupBy(words, ({ word }) => word.toLowerCase())
    const rare = [...uses].flatMap(([word, [use, ...others]]) =>
      others.length > 0 || use?.stems.every((stem) => interfaceWords.has(stem)) ? [] : [word],
    )
    const drawn = Array.from({ length: 40 }, () => rare[Math.floor(random() * rare.length)] ?? '')
    const notFound = drawn.filter((word) => find(`${word} `, 1).count === 0)
    expect(notFound.length, notFound.join(', ')).toBeLessThanOrEqual(1)
  })
