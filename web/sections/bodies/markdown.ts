import { fillText } from '../../i18n/fillText.ts'
import type { SectionOf } from '../derivations.ts'
import {
  heading,
  itemsOf,
  link,
  type MarkdownContext,
  paragraph,
  paragraphs,
} from '../markdownBlocks.ts'

export function bodiesMarkdown({ items }: SectionOf<'bodies'>, { site, urlOf }: MarkdownContext) {
  const countries = (count: string) =>
    fillText(site.messages[count === '1' ? 'bodies.country' : 'bodies.countries'], { count })
  return items.flatMap(
    ({ name, fullName, countryCount, text, services, page, link: { linkText: title } = {} }) => [
      heading(name.value, 3),
      ...paragraphs(fullName, countries(countryCount), text),
      ...itemsOf(services),
      paragraph(link((title ?? name).value, urlOf(page))),
    ],
  )
}
