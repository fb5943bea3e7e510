import { contactDetails } from '../../model/contactDetails.ts'
import type { SectionOf } from '../derivations.ts'
import { item, type MarkdownContext, strong } from '../markdownBlocks.ts'

export function contactInfoMarkdown(_: SectionOf<'contactInfo'>, { site }: MarkdownContext) {
  return contactDetails(site).flatMap(({ label, text }) => item(strong(label), ` ${text}`))
}
