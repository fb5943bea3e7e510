import { z } from 'zod'
import { languagesOf } from '../documentLanguages.ts'
import { pageReference, richText } from '../fragments.ts'
import type { ListDefinition } from '../listDefinition.ts'
import { pageLink, pagePath, webAddress } from '../shapes/link.ts'
import { partlyLocalizedString } from '../shapes/localized.ts'
import { partlyLocalizedRichText } from '../shapes/richText.ts'

/** News: dated pages by topic, each in the languages in which its title is written. */

export const newsTopics = ['regulation', 'trademarks', 'supply', 'company'] as const

export type NewsTopic = (typeof newsTopics)[number]

const day = z.iso.date('must be a date such as 2026-12-01')

const identity = { _id: z.string(), _type: z.literal('newsArticle') }

const listedFields = {
  /** The day that visitors read. */
  on: day,
  topic: z.enum(newsTopics, 'is missing or unknown'),
  title: partlyLocalizedString,
  summary: partlyLocalizedString,
}

/** An entry in a list of news. */
export const newsItem = z.object({ ...identity, path: pagePath, ...listedFields })

/** The source of a piece of news, and the day on which it was checked. */
export const newsSource = z.object({ url: webAddress, checked: day.optional() })

export const newsCorrection = z.object({ on: day, text: partlyLocalizedString })

/**
 * The fields of an article in addition to the fields of every page. The object contains its own id and type, so that
 * the keys of its texts, and its issues, refer to its fields in the Studio.
 */
export const newsArticle = z
  .object({
    ...identity,
    ...listedFields,
    text: partlyLocalizedRichText,
    /** The article's service, if its page is published. */
    service: pageLink.optional(),
    /** The responsible function, such as *Regulatory affairs*. */
    by: partlyLocalizedString.optional(),
    source: newsSource.optional(),
    corrected: newsCorrection.optional(),
  })
  .superRefine((article, context) => {
    const { summary, text, by, corrected } = article
    const texts = { summary, text, ...(by && { by }) }
    const paths = [
      ...Object.entries(texts).map(([name, text]) => ({ path: [name], text })),
      ...(corrected ? [{ path: ['corrected', 'text'], text: corrected.text }] : []),
    ]
    for (const code of languagesOf(article))
      for (const { path, text } of paths)
        if (text[code] === undefined)
          context.addIssue({ code: 'custom', path: [...path, code], message: halfTranslated })
    if (corrected && corrected.on < article.on)
      context.addIssue({ code: 'custom', path: ['corrected', 'on'], message: correctedBefore })
  })

/** The issue of a text that is missing in a language of the title. */
export const halfTranslated = 'is missing in a language in which the title is written'

export const correctedBefore = 'is before the date of the news'

/** The filter value for the newest news of all topics and services. */
export const newest = 'newest'

const item = `{
  _id, _type, _createdAt, on, topic, title, summary, "path": ${pageReference},
  "listedFor": ["${newest}", topic, service._ref]
}`

const inOrder = { type: 'newsArticle', order: ['-on', '-_createdAt', '_id'], projection: item }

export const lists = {
  /** The newest news: of all topics, of one topic, or about a service, by its id. */
  news: { ...inOrder, field: 'listedFor', most: 3, mayBeEmpty: true },
  newsArchive: { ...inOrder, mayBeEmpty: true },
} as const satisfies Record<string, ListDefinition>

export const fields = { news: newsArticle }

export const projection = `
  "news": {
    _id, _type, on, topic, title, summary, text${richText}, by, source, corrected,
    "service": service->{_id, "path": ${pageReference}, title}
  }
`
