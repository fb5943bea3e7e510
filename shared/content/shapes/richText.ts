import { z } from 'zod'
import { isEmpty } from '../languages/translationCoverage.ts'
import { issueMessage } from './issueMessages.ts'
import { pagePath, webAddress } from './link.ts'
import { localizedShape, partlyLocalizedShape } from './localized.ts'
import { plainText } from './plainText.ts'

const keyed = { _key: z.string() }

export const decorators = ['strong', 'em'] as const

/**
 * Returns the shape of rich text in one language: paragraphs, sub-headings, lists, bold, italics and links. Parsing
 * drops blocks and links without a visible character. A span's marks are decorators and at most one link, by its key in
 * the block's `markDefs`.
 * @param link the shape of a `markDefs` item; it differs before references are resolved
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
      children: z.array(
        z.object({
          ...keyed,
          _type: z.literal('span'),
          text: plainText,
          marks: z.array(z.string()).default([]),
        }),
      ),
    })
    .superRefine(({ children, markDefs }, context) => {
      const links = new Set(markDefs.map(({ _key }) => _key))
      const knownMarks = new Set<string>([...decorators, ...links])
      for (const [index, { marks }] of children.entries()) {
        const refuse = (message: string) =>
          context.addIssue({ code: 'custom', path: ['children', index, 'marks'], message })
        for (const mark of marks)
          if (!knownMarks.has(mark))
            refuse(
              issueMessage(
                'has the mark «{mark}», which is no format and no link of its paragraph',
                { mark },
              ),
            )
        // HTML does not allow a link inside a link.
        if (marks.filter((mark) => links.has(mark)).length > 1)
          refuse('has two links on the same words')
      }
    })
  return z
    .array(block, 'is missing')
    .refine((blocks) => !isEmpty(blocks), 'is empty')
    .overwrite((blocks) => {
      const written = blocks.filter((one) => !isEmpty(one))
      return nestLists(written.map(withoutEmptyLinks).map(headingOutsideLists))
    })
}

/** Removes links without visible text, because they could be focused but not seen. */
function withoutEmptyLinks<Block extends { children: Span[]; markDefs: { _key: string }[] }>(
  block: Block,
): Block {
  const { children, markDefs } = block
  const empty = markDefs
    .map(({ _key }) => _key)
    .filter((key) => isEmpty(children.filter(({ marks }) => marks.includes(key))))
  if (empty.length === 0) return block
  return {
    ...block,
    markDefs: markDefs.filter(({ _key }) => !empty.includes(_key)),
    children: children.map((span) => ({
      ...span,
      marks: span.marks.filter((mark) => !empty.includes(mark)),
    })),
  }
}

/** A sub-heading is no entry of a list, because pages fold the text below it, and a list would be torn apart. */
function headingOutsideLists<
  Block extends { style: string; listItem?: string | undefined; level?: number | undefined },
>(block: Block): Block {
  return block.style === 'h3' ? { ...block, listItem: undefined, level: undefined } : block
}

type Span = { text: string; marks: string[] }

/**
 * Returns blocks with the levels of list entries as depths: 1 for the first, and at most one more than the entry
 * before. Otherwise, HTML would show empty entries, each with its marker.
 */
export function nestLists<
  Block extends { listItem?: string | undefined; level?: number | undefined },
>(blocks: Block[]): Block[] {
  /** The stored levels of the current entry and of its ancestors. */
  const levels: number[] = []
  return blocks.map((block) => {
    const { listItem, level = 1 } = block
    if (listItem === undefined) {
      levels.length = 0
      return block
    }
    while ((levels.at(-1) ?? 0) >= level) levels.pop()
    levels.push(level)
    return { ...block, level: levels.length }
  })
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

/** Like `localeRichText`, for documents that exist in some languages only. */
export const partlyLocalizedRichText = partlyLocalizedShape(blocks)
