import type { SingletonPage } from '../../shared/content/paths.ts'
import type { FooterContent } from '../../shared/content/shapes/navigation.ts'
import type { MessageKey } from './messages/en.ts'
import { messages } from './messages.ts'
import { inAllLanguages } from './wordList.ts'

/**
 * Returns menu and footer as they are while editors have written none (specification, section 2),
 * and as the document `navigation` is begun.
 * @param refer makes what the document has of a page
 */
export function navigationAsDelivered<Page>(refer: (page: SingletonPage) => Page) {
  const link = (page: SingletonPage, key: MessageKey) => ({ label: words(key), page: refer(page) })
  const entry = (_key: string, page: SingletonPage, key: MessageKey) => ({
    _key,
    ...link(page, key),
  })
  const column = <Content extends FooterContent>(content: Content, key: MessageKey) => ({
    _key: content,
    heading: words(key),
    content,
  })
  const [about, faq, contact] = [
    entry('about', 'aboutPage', 'nav.about'),
    entry('faq', 'faqPage', 'nav.faq'),
    entry('contact', 'contactPage', 'nav.contact'),
  ]
  return {
    menu: [
      entry('home', 'homePage', 'nav.home'),
      entry('services', 'servicesPage', 'nav.services'),
      about,
      faq,
      contact,
    ],
    button: link('contactPage', 'nav.contactButton'),
    footerColumns: [
      column('services', 'footer.services'),
      column('bodies', 'footer.bodies'),
      { ...column('links', 'footer.links'), links: [about, faq, contact] },
    ],
  }
}

const words = (key: MessageKey) => inAllLanguages<MessageKey>(messages, key)
