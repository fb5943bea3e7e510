import type { SectionOf } from '../derivations.ts'
import {
  heading,
  itemsOf,
  link,
  type MarkdownContext,
  paragraph,
  paragraphs,
} from '../markdownBlocks.ts'

export const serviceListMarkdown = (
  { services }: SectionOf<'serviceList'>,
  { urlOf }: MarkdownContext,
) =>
  services.flatMap(({ title, summary, features, path, linkText }) => [
    heading(title.value, 3),
    ...paragraphs(summary),
    ...itemsOf(features),
    paragraph(link((linkText ?? title).value, urlOf(path))),
  ])
