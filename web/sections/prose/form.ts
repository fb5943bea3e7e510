import { AlignLeft } from 'lucide-react'
import { richText } from '../../../studio/schema/fields.ts'
import { image } from '../../../studio/schema/objects/image.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { prose } from './shape.ts'

export const proseForm = sectionForm(prose, {
  title: 'Text',
  description: 'Paragraphs, with an image beside them if there is one.',
  icon: AlignLeft,
  outline,
  findBy: 'paragraph, article, words, writing',
  fields: [
    richText('body', 'Text', 'Paragraphs, sub-headings, lists and links.'),
    image(
      'image',
      'Image',
      'Beside the text. The crop button marks what stays visible on small screens.',
    ),
  ],
})
