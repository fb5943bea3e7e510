import { z } from 'zod'
import { stored } from '../../../shared/content/shapes/localized.ts'
import { decorators, richText } from '../../../shared/content/shapes/richText.ts'
import { choices } from '../choices.ts'
import { localized } from './localized.ts'
import { pageLink } from './pageLink.ts'
import { webLink } from './webLink.ts'

const block = {
  type: 'block' as const,
  styles: [
    { title: 'Paragraph', value: 'normal' },
    { title: 'Sub-heading', value: 'h3' },
  ],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: choices(decorators, { strong: 'Bold', em: 'Italics' }),
    annotations: [{ type: pageLink.name }, { type: webLink.name }],
  },
}

/** A link before its reference is resolved; its fields have rules of their own. */
const link = z.looseObject({
  _key: z.string(),
  _type: z.enum([pageLink.name, webLink.name], 'is a link of an unknown kind'),
})

/** Paragraphs, sub-headings, lists, bold, italics and links. */
export const localeRichText = localized(
  'localeRichText',
  'Rich text',
  (basics) => ({ ...basics, type: 'array', of: [block] }),
  stored(richText(link)),
)
