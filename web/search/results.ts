import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { searchPath } from '../../shared/content/addresses/paths.ts'
import { mailUrl, telUrl } from '../../shared/text/contactUrls.ts'
import type {
  AnswerCard,
  SearchContent,
  SearchLink,
  SearchMessage,
  SearchText,
} from '../model/searchContent.ts'
import { element } from './element.ts'
import type { FoundPage } from './searcher.ts'

export function createResults(content: SearchContent) {
  const { language, messages, phone, emergencyPhone = phone, email, contact, services } = content
  const text = <Tag extends 'h2' | 'p' | 'b' | 'span'>(tag: Tag, { value, lang }: SearchText) =>
    element(tag, { lang }, value)
  const message = (key: SearchMessage) => messages[key]
  const link = ({ path, label }: SearchLink) =>
    element('a', { href: addressOf(path, language), lang: label.lang }, label.value)
  const list = (items: readonly Node[]) =>
    element('ul', {}, ...items.map((item) => element('li', {}, item)))
  const number = (line: string) => element('a', { href: telUrl(line) }, line)

  const group = (heading: SearchText, items: readonly Node[]) =>
    element('section', { class: 'search-group' }, text('h2', heading), list(items))

  function answer(card: AnswerCard) {
    const { title, headline, text: explanation, showsPhone, isShort, links } = card
    const kind = (showsPhone && ' search-call') || (isShort && ' search-short') || ''
    return element(
      'section',
      { class: `search-answer${kind}` },
      text('h2', title),
      showsPhone && element('p', {}, number(emergencyPhone)),
      text('p', headline),
      explanation && text('p', explanation),
      links.length > 0 && list(links.map(link)),
    )
  }

  function page({ path, anchor, title, heading, excerpt }: FoundPage) {
    const isSection = anchor !== '' && heading.value !== title.value
    return element(
      'a',
      { href: addressOf(anchor ? `${path}#${anchor}` : path, language), lang: title.lang },
      element('b', {}, isSection ? `${title.value} › ${heading.value}` : title.value),
      element(
        'span',
        { lang: heading.lang },
        ...excerpt.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text)),
      ),
    )
  }

  return {
    answer,
    note: (key: SearchMessage) => element('p', { class: 'search-note' }, message(key).value),

    /** The found pages in groups. The groups are in the order of their best pages. */
    pages: (pages: readonly FoundPage[]) =>
      [...new Set(pages.map(({ kind }) => kind === 'service'))].map((isService) =>
        group(
          message(isService ? 'nav.services' : 'search.pages'),
          pages.filter(({ kind }) => (kind === 'service') === isService).map(page),
        ),
      ),

    services: () =>
      services.length > 0 &&
      group(
        message('nav.services'),
        services.map(({ path, label }) =>
          element('a', { href: addressOf(path, language) }, text('b', label)),
        ),
      ),

    /**
     * Suggested questions.
     * @param ask is called with the chosen question
     */
    suggestions: (answers: readonly AnswerCard[], ask: (query: string) => void) =>
      answers.length > 0 &&
      group(
        message('search.ask'),
        answers.map(({ title }) => {
          const button = element('button', { type: 'button', lang: title.lang }, title.value)
          button.addEventListener('click', () => ask(title.value))
          return button
        }),
      ),

    /** The ways to reach the company, shown if nothing was found or the search failed. */
    contact: (key: 'search.none' | 'search.failed') =>
      element(
        'section',
        { class: 'search-answer' },
        text('h2', message(key)),
        text('p', message('contact.direct')),
        list([
          number(phone),
          element('a', { href: mailUrl(email) }, email),
          link(contact),
          link({ path: searchPath, label: message('search.all') }),
        ]),
      ),
  }
}
