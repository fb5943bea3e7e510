import { contactPath, homePath, pathOf } from '../../shared/content/paths.ts'
import type { MessageKey } from '../i18n/messages/en.ts'

/** The header's links, in order. */
export const mainNavigation = [
  { to: homePath, label: 'nav.home' },
  { to: pathOf({ _type: 'servicesPage' }), label: 'nav.services' },
  { to: pathOf({ _type: 'aboutPage' }), label: 'nav.about' },
  { to: pathOf({ _type: 'faqPage' }), label: 'nav.faq' },
  { to: contactPath, label: 'nav.contact' },
] as const satisfies { to: string; label: MessageKey }[]

/** The footer's quick links (specification, section 2). */
export const quickLinks = mainNavigation.filter(
  ({ label }) => label === 'nav.about' || label === 'nav.faq' || label === 'nav.contact',
)
