import type { SectionOf } from '../derivations.ts'
import { item, type MarkdownContext, strong } from '../markdownBlocks.ts'

export function contactInfoMarkdown(
  _: SectionOf<'contactInfo'>,
  { site: { messages, emails, phone, location, businessHours, timeZone } }: MarkdownContext,
) {
  const ways = {
    'contact.email': emails.info,
    'contact.phone': phone,
    'contact.location': location.value,
    'contact.hours': `${businessHours.value}, ${timeZone.value}`,
  } as const
  return (Object.keys(ways) as (keyof typeof ways)[]).map((label) =>
    item(strong(messages[label].value), ` ${ways[label]}`),
  )
}
