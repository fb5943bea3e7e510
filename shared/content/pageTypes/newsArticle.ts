import { z } from 'zod'
import { isObject } from '../fieldPaths.ts'
import { languagesOf } from '../languages/documentLanguages.ts'
import { isWritten } from '../languages/translationCoverage.ts'
import { pageReference, richText } from '../lists/fragments.ts'
import { compareBy, type ListDefinition } from '../lists/listDefinition.ts'
import type { FieldIssue } from '../shapes/issueMessages.ts'
import { pageLink, pagePath } from '../shapes/link.ts'
import { partlyLocalizedString } from '../shapes/localized.ts'
import { partlyLocalizedRichText } from '../shapes/richText.ts'
import { sourceAddress } from '../shapes/source.ts'

/** News: dated pages by topic, each in the languages in which its title is written. */

export const newsTopics = ['regulation', 'trademarks', 'supply', 'company'] as const

export type NewsTopic = (typeof newsTopics)[number]

const day = z.iso.date('must be a date such as 2026-12-01')

const identity = { _id: z.string(), _type: z.literal('newsArticle') }

const listedFields = {
  /** The day that visitors read. */
  publishedOn: day,
  topic: z.enum(newsTopics, 'is missing or unknown'),
  title: partlyLocalizedString,
  summary: partlyLocalizedString,
}

export const newsItem = z.object({ ...identity, path: pagePath, ...listedFields })

/** The source of a piece of news, and the day on which it was checked. */
export const newsSource = z.object({ ...sourceAddress, checkedOn: day.optional() })

export const newsCorrection = z.object({ date: day, text: partlyLocalizedString })

/**
 * The fields of an article in addition to the fields of every page. The object contains its own id and type, so that
 * the keys of its texts, and its issues, refer to its fields in the Studio.
 */
export const newsArticle = z
  .object({
    ...identity,
    /** Orders articles of one day. */
    _createdAt: z.string().optional(),
    ...listedFields,
    text: partlyLocalizedRichText,
    /** The article's service, if its page is published. */
    service: pageLink.optional(),
    /** The responsible function, such as *Regulatory affairs*. */
    byline: partlyLocalizedString.optional(),
    source: newsSource.optional(),
    correction: newsCorrection.optional(),
  })
  .superRefine((article, context) => {
    for (const issue of articleIssues(article)) context.addIssue({ code: 'custom', ...issue })
  })

export type ArticleFields = {
  [field in 'publishedOn' | 'title' | 'summary' | 'text' | 'byline' | 'correction']?: unknown
}

/** Returns the issues between the fields of an article, which the gate and the Studio report. Each may be missing. */
export function articleIssues({
  publishedOn,
  title,
  correction,
  ...rest
}: ArticleFields): FieldIssue[] {
  const correctionFields = isObject(correction) ? correction : {}
  const texts = [
    ...(['summary', 'text', 'byline'] as const).map((name) => ({ path: [name], text: rest[name] })),
    { path: ['correction', 'text'], text: correctionFields.text },
  ]
  const untranslated = languagesOf({ _type: 'newsArticle', title }).flatMap((code) =>
    texts.flatMap(({ path, text }) =>
      // The shape reports a text that is missing in every language.
      isObject(text) && !isWritten(text[code]) && Object.values(text).some(isWritten)
        ? { path: [...path, code], message: halfTranslated }
        : [],
    ),
  )
  const isBefore =
    typeof publishedOn === 'string' &&
    typeof correctionFields.date === 'string' &&
    correctionFields.date < publishedOn
  return [
    ...untranslated,
    ...(isBefore ? [{ path: ['correction', 'date'], message: correctedBefore }] : []),
  ]
}

/** The issue of a text that is missing in a language of the title. */
const halfTranslated = 'is missing in a language in which the title is written'

const correctedBefore = 'is before the date of the news'

/** The filter value for the newest news of all topics and services. */
export const newest = 'newest'

const item = `{
  _id, _type, _createdAt, publishedOn, topic, title, summary, "path": ${pageReference},
  "listedFor": ["${newest}", topic, service._ref]
}`

const order = ['-publishedOn', '-_createdAt', '_id']

/** Compares articles: the newest come first. Lists, the feed and llms.txt have this order. */
export const compareNews: (
  a: z.output<typeof newsArticle>,
  b: z.output<typeof newsArticle>,
) => number = compareBy(order)

const inOrder = { type: 'newsArticle', order, projection: item }

export const lists = {
  /** The newest news: of all topics, of one topic, or about a service, by its id. */
  news: { ...inOrder, field: 'listedFor', max: 3, mayBeEmpty: true },
  newsArchive: { ...inOrder, mayBeEmpty: true },
} as const satisfies Record<string, ListDefinition>

export const fields = { news: newsArticle }

export const projection = `
  "news": {
    _id, _type, _createdAt, publishedOn, topic, title, summary, text${richText}, byline, source, correction,
    "service": service->{_id, "path": ${pageReference}, title}
  }
`
