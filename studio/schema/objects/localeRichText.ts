import { z } from 'zod'
import { stored } from '../../../shared/content/shapes/localized.ts'
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
    decorators: [
      { title: 'Bold', value: 'strong' },
      { title: 'Italics', value: 'em' },
    ],
    annotations: [{ type: pageLink.name }, { type: webLink.name }],
  },
}

/**
 * Paragraphs, sub-headings, lists, bold, italics and links. Blocks are not held to the site's shape
 * here: it reads links already resolved, and the editor can write nothing but what stands above.
 */
export const localeRichText = localized(
  'localeRichText',
  'Rich text',
  (basics) => ({ ...basics, type: 'array', of: [block] }),
  stored(z.array(z.unknown()).min(1, 'is empty')),
)
