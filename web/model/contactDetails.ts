import type { Site } from './types.ts'

export function contactDetails({ messages, ...site }: Site) {
  const ways = [
    ['contact.email', site.emails.info],
    ['contact.phone', site.phone],
    ['contact.emergency', site.emergencyPhone],
    ['contact.whatsapp', site.whatsapp && `WhatsApp ${site.whatsapp}`],
    ['contact.location', site.location.value],
    ['contact.languages', site.answerLanguages?.value],
    ['contact.hours', `${site.businessHours.text.value}, ${site.timeZone.value}`],
  ] as const
  return ways.flatMap(([label, text]) => (text ? { label: messages[label].value, text } : []))
}
