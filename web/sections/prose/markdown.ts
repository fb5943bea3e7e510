import type { SectionOf } from '../derivations.ts'
import { type MarkdownContext, richText } from '../markdownBlocks.ts'

export const proseMarkdown = ({ body }: SectionOf<'prose'>, context: MarkdownContext) =>
  richText(body, context)
