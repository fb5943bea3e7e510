import { Quote } from 'lucide-react'
import { line, list, paragraph, text } from '../../../studio/schema/fields.ts'
import { logo as picture } from '../../../studio/schema/objects/image.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { quotes } from './shape.ts'

export const quotesForm = sectionForm(quotes, {
  title: 'Testimonials',
  description: 'What clients and partners say. A single one is set large.',
  icon: Quote,
  outline,
  findBy: 'quotes, reviews, references, what clients say',
  fields: [
    list(
      'items',
      'Testimonials',
      [
        paragraph(
          'text',
          'Words',
          'What was said, without quotation marks: the site sets those of each language.',
        ),
        line('name', 'Name', 'Who said it. A name is the same in every language.'),
        text('role', 'Role', 'Position and employer: Director of Procurement, Ministry of Health.'),
        picture(
          'image',
          'Picture',
          'Who said it, or a logo, at least 240 pixels wide. Leave it empty for none.',
        ),
      ],
      { preview: { select: { title: 'text.en', subtitle: 'name', media: 'image' } } },
    ),
  ],
})
