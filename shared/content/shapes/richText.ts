import { z } from 'zod'
import { pagePath, webAddress } from './link.ts'
import { stored } from './localized.ts'

const keyed = { _key: z.string() }

const link = z.discriminatedUnion(
  '_type',
  [
    z.object({ ...keyed, _type: z.literal('pageLink'), page: pagePath }),
    z.object({ ...keyed, _type: z.literal('webLink'), url: webAddress }),
  ],
  'is a link of an unknown kind',
)

const block = z.object({
  ...keyed,
  _type: z.literal('block'),
  style: z.enum(['normal', 'h3']).default('normal'),
  listItem: z.enum(['bullet', 'number']).optional(),
  level: z.number().optional(),
  markDefs: z.array(link).default([]),
  children: z
    .array(
      z.object({
        ...keyed,
        _type: z.literal('span'),
        text: z.string(),
        marks: z.array(z.string()).default([]),
      }),
    )
    .min(1),
})

export type RichTextBlock = z.output<typeof block>

/** Portable Text with paragraphs, sub-headings, lists, bold, italics and links. */
export const localeRichText = stored(z.array(block).min(1, 'is empty'))
