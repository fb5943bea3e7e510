import type { SectionOf } from '../derivations.ts'
import { item, type MarkdownContext, strong } from '../markdownBlocks.ts'

export function contactInfoMarkdown(
  _: SectionOf<'contactInfo'>,
  { site: { messages, ...site } }: MarkdownContext,
) {
  const ways = [
    ['contact.email', site.emails.info],
    ['contact.phone', site.phone],
    ['contact.emergency', site.emergencyPhone],
    ['contact.whatsapp', site.whatsapp && `WhatsApp ${site.whatsapp}`],
    ['contact.location', site.location.value],
    ['contact.hours', `${site.businessHours.value}, ${site.timeZone.value}`],
  ] as const
  return ways.flatMap(([label, text]) =>
    text ? item(strong(messages[label].value), ` ${text}`) : [],
  )
}
