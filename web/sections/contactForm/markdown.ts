import type { SectionOf } from '../derivations.ts'
import { heading, item, type MarkdownContext, paragraph } from '../markdownBlocks.ts'

/** The ways to write or call in place of the form, and the services that it offers. */
export function contactFormMarkdown(
  { services }: SectionOf<'contactForm'>,
  { site: { messages, emails, phone } }: MarkdownContext,
) {
  return [
    paragraph(messages['contact.direct'].value),
    item(emails.info),
    item(phone),
    heading(messages['field.service'].value, 3),
    ...services.map(({ name }) => item(name.value)),
  ]
}
