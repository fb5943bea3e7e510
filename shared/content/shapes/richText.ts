import { z } from 'zod'
import { pagePath, webAddress } from './link.ts'
import { localizedShape } from './localized.ts'
import { plainText } from './plainText.ts'

const keyed = { _key: z.string() }

export const decorators = ['strong', 'em'] as const

/**
 * Returns the shape of rich text in one language: paragraphs, sub-headings, lists, bold, italics and
 * links. A span's marks are decorators and at most one link, by its key in the block's `markDefs`.
 * @param link the shape of a `markDefs` item, which is different before references are resolved
 */
export function richText<Link extends z.ZodType<{ _key: string }>>(link: Link) {
  const block = z
    .object({
      ...keyed,
      _type: z.literal('block'),
      style: z.enum(['normal', 'h3'], 'is a paragraph of an unknown style').default('normal'),
      listItem: z.enum(['bullet', 'number'], 'is a list of an unknown kind').optional(),
      level: z.literal([1, 2, 3, 4, 5], 'must be a level from 1 to 5').optional(),
      markDefs: z.array(link).default([]),
      children: z
        .array(
          z.object({
            ...keyed,
            _type: z.literal('span'),
            text: plainText,
            marks: z.array(z.string()).default([]),
          }),
        )
        .min(1, 'is empty'),
    })
    .superRefine(({ children, markDefs }, context) => {
      const links = new Set(markDefs.map(({ _key }) => _key))
      const knownMarks = new Set<string>([...decorators, ...links])
      for (const [index, { marks }] of children.entries()) {
        const refuse = (message: string) =>
          context.addIssue({ code: 'custom', path: ['children', index, 'marks'], message })
        for (const mark of marks)
          if (!knownMarks.has(mark))
            refuse(`has the mark «${mark}», which is no format and no link of its paragraph`)
        // HTML has no link inside a link.
        if (marks.filter((mark) => links.has(mark)).length > 1)
          refuse('has two links on the same words')
      }
    })
  return z.array(block).min(1, 'is empty')
}

const link = z.discriminatedUnion(
  '_type',
  [
    z.object({ ...keyed, _type: z.literal('pageLink'), page: pagePath }),
    z.object({ ...keyed, _type: z.literal('webLink'), url: webAddress }),
  ],
  'is a link of an unknown kind',
)

const blocks = richText(link)

export type RichTextBlock = z.output<typeof blocks>[number]

/** Rich text in every language, with its links resolved. */
export const localeRichText = localizedShape(blocks)
