import { Images } from 'lucide-react'
import { listedImage } from '../../../studio/schema/objects/image.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { pictures } from './shape.ts'

export const picturesForm = sectionForm(pictures, {
  title: 'Pictures',
  description: 'One picture in the width of the page, or several in rows, with captions.',
  icon: Images,
  outline,
  findBy: 'images, photos, gallery, illustration',
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
