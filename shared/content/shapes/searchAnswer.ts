import { z } from 'zod'
import { issueMessage } from './issueMessages.ts'
import { pagePath } from './link.ts'
import { localeString } from './localized.ts'

/** The maximum number of links below an answer. */
const maxAnswerLinks = 3

/** An answer of the search, shown above the pages if a query contains its words. */
export const searchAnswer = z.object({
  _id: z.string(),
  title: localeString,
  /** The words that find the answer, separated by commas. */
  searchWords: localeString,
  /** Whether the answer is shown only if each word of a query is among its words. */
  needsAllWords: z.boolean('must be yes or no').optional(),
  /** Whether the answer comes before those that contain more words of a query, because somebody's health depends on it. */
  comesFirst: z.boolean('must be yes or no').optional(),
  /** Whether the answer shows the emergency line, or else the telephone, and comes before other answers. */
  showsPhone: z.boolean('must be yes or no').optional(),
  /** The answer itself, as short as it can be. */
  headline: localeString,
  text: localeString,
  links: z
    .array(
      z.object({
        _key: z.string(),
        page: pagePath,
        /** The section, whose heading is the link's text. */
        anchor: z.string('must be text').optional(),
      }),
    )
    .max(
      maxAnswerLinks,
      issueMessage('must have at most {count} entries', { count: maxAnswerLinks }),
    )
    .optional(),
})
