import { Images } from 'lucide-react'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'
import { listedImage } from '../../../studio/schema/objects/image.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { pictures } from './shape.ts'

export const picturesForm = sectionForm(pictures, {
  title: 'Pictures',
  description: 'One picture in the width of the page, or several in rows, with captions.',
  icon: Images,
  drawing: [
    heading,
    ...columns(2, (x, width) => [
      [x, 42, width, 72, 'frame'],
      [x + width * 0.2, 70, width * 0.6, 34, 'ink'],
      ...lines(x, 122, width * 0.7, 1),
    ]),
  ],
  fields: [
    {
      name: 'items',
      title: 'Pictures',
      description:
        'At least one. Drop several files here at once; drag them to change their order.',
      type: 'array',
      options: { layout: 'grid' },
      of: [listedImage],
    },
  ],
})
