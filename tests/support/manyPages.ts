import type { SanityClient } from '@sanity/client'
import type { AnyDocument } from '../../gate/checks/parseDocument.ts'
import { loadDemo } from '../../scripts/content/demo.ts'
import { seedContent } from '../../scripts/content/seedContent.ts'
import { pageTypes } from '../../shared/content/addresses/paths.ts'
import { languageCodes } from '../../shared/languages.ts'

/** Documents of one transaction. */
const batch = 50

/** The types of pages of which there may be thousands. */
export type ManyType = 'servicePage' | 'newsArticle'

/**
 * Fills an empty Content Lake with the demo content, and with copies of its pages of one type until there are `count`
 * pages.
 */
export async function seedManyPages(
  client: SanityClient,
  count: number,
  type: ManyType = 'servicePage',
): Promise<void> {
  await seedContent(client)
  const demo = await loadDemo()
  const originals = demo.filter(({ _type }) => _type === type)
  const pages = demo.filter(({ _type }) => pageTypes.some((type) => type === _type)).length
  const copyOf = { servicePage: copyOfService, newsArticle: copyOfNews }[type]
  const copies = Array.from({ length: Math.max(0, count - pages) }, (_, index) => {
    const original = originals[index % originals.length]
    if (original === undefined) throw new Error(`The demo content has no ${type} to copy`)
    return copyOf(original, index)
  })
  for (let start = 0; start < copies.length; start += batch) {
    const transaction = client.transaction()
    for (const copy of copies.slice(start, start + batch)) transaction.create(copy)
    await transaction.commit()
  }
}

const numberOf = (index: number) => String(index).padStart(4, '0')

const numbered = (text: unknown, number: string) => mapTexts(text, (value) => `${value} ${number}`)

/**
 * Returns a copy in all languages that differs in address, titles and place in its list. It has no images, which the
 * demo's file names, no related services of its own, and no place in the footer, which would list thousands of pages on
 * each of them. The Studio's copies have no place there either.
 */
function copyOfService(original: AnyDocument, index: number): AnyDocument {
  const number = numberOf(index)
  const { hero, seo, title } = original
  return {
    ...original,
    _id: `copy-${number}`,
    slug: { _type: 'slug', current: `copy-${number}` },
    orderRank: `1|${number}`,
    showInFooterServices: undefined,
    showInFooterBodies: undefined,
    related: undefined,
    title: numbered(title, number),
    hero: { ...asFields(hero), image: undefined },
    seo: { ...asFields(seo), title: numbered(asFields(seo).title, number) },
  }
}

/** The languages in which copies of an article are written, in turn. */
const writtenIn = [languageCodes, ['en', 'fr'], languageCodes, ['fr'], languageCodes]

const day = 24 * 60 * 60 * 1000

/** Returns a copy that is a day older than the one before, in the languages of the original or in some of them. */
function copyOfNews(original: AnyDocument, index: number): AnyDocument {
  const number = numberOf(index)
  const { title, summary, text, byline } = original
  const own = languageCodes.filter((code) => code in asFields(title))
  const some = own.filter((code) => writtenIn[index % writtenIn.length]?.includes(code))
  const languages = some.length > 0 ? some : own
  const inLanguages = (text: unknown) =>
    Object.fromEntries(
      Object.entries(asFields(text)).filter(([code]) => languages.some((one) => one === code)),
    )
  return {
    ...original,
    _id: `copy-${number}`,
    slug: { _type: 'slug', current: `copy-${number}` },
    publishedOn: new Date(Date.parse(newestCopy) - index * day).toISOString().slice(0, 10),
    title: inLanguages(numbered(title, number)),
    summary: inLanguages(summary),
    text: inLanguages(text),
    byline: byline === undefined ? undefined : inLanguages(byline),
    correction: undefined,
  }
}

/** Before the demo's news, which stays the newest. */
const newestCopy = '2026-11-01'

function mapTexts(text: unknown, change: (value: string) => string): object {
  const entries = Object.entries(asFields(text))
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' && !name.startsWith('_') ? change(value) : value,
    ]),
  )
}

function asFields(value: unknown): object & { title?: unknown } {
  return typeof value === 'object' && value !== null ? value : {}
}
