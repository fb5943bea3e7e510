import { faqPath } from '../../../shared/content/addresses/paths.ts'
import type { SectionOf } from '../derivations.ts'
import { questionBlocks } from '../faqs/markdown.ts'
import { link, type MarkdownContext, paragraph } from '../markdownBlocks.ts'

export function questionsMarkdown(
  { questions, hasMore }: SectionOf<'questions'>,
  context: MarkdownContext,
) {
  const { site, urlOf } = context
  return [
    ...questionBlocks(questions, context),
    ...(hasMore ? [paragraph(link(site.messages['questions.all'].value, urlOf(faqPath)))] : []),
  ]
}
