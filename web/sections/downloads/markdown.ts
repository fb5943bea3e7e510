import { languages } from '../../../shared/languages.ts'
import type { SectionOf } from '../derivations.ts'
import { item, link, type MarkdownContext } from '../markdownBlocks.ts'

export function downloadsMarkdown(
  { items }: SectionOf<'downloads'>,
  { urlOfFile }: MarkdownContext,
) {
  return items.map(({ title, description, language, file }) => {
    const name = languages.find(({ code }) => code === language)?.name
    const more = ['PDF', name].filter(Boolean).join(', ')
    return item(
      link(title.value, urlOfFile(file.path)),
      `, ${more}${description ? `. ${description.value}` : ''}`,
    )
  })
}
