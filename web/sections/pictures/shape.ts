import { z } from 'zod'
import { studioField } from '../../../shared/content/fields.ts'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { listedImage } from '../../../shared/content/shapes/image.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

/** One or more pictures; a picture with a caption is a figure. */
export const pictures = z
  .object({
    ...sectionFields,
    _type: z.literal('pictures'),
    items: studioField(
      'Pictures',
      'At least one. Drop several files here at once; drag them to change their order.',
      z.array(listedImage, 'is missing').min(1, 'has no entries'),
      (name) => `${name}${fragments.listedImages}`,
    ),
  })
  .register(sectionTexts, {
    title: 'Pictures',
    description: 'One picture in the width of the page, or several in rows, with captions.',
    findBy: 'images, photos, gallery, illustration',
  })
