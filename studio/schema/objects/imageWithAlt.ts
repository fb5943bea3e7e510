import { defineField, type ImageRule } from 'sanity'
import { imageTypes } from '../../../shared/content/shapes/image.ts'
import { t } from '../../i18n/t.ts'
import { soundPicture } from '../rules/soundPicture.ts'

/** What every picture field has: the formats, the buttons to crop. */
const picture = {
  type: 'image' as const,
  options: { hotspot: true, accept: Object.values(imageTypes).join() },
}

/** A picture that cannot be left out, to be spread into a field. */
export const requiredPicture = {
  ...picture,
  validation: (rule: ImageRule) => rule.required().assetRequired().custom(soundPicture),
}

/** An image with alternative text, for where no caption is shown: beside a link to the site. */
export const sharedImage = {
  ...picture,
  validation: (rule: ImageRule) => rule.custom(soundPicture),
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'localeString',
      description: 'Required: what the picture shows, for people who cannot see it.',
      validation: (rule) =>
        rule.custom((alt, { parent }) => {
          const hasPicture = parent instanceof Object && 'asset' in parent
          return !hasPicture || alt ? true : t('A picture needs an alternative text')
        }),
    }),
  ],
}

/**
 * An image with alternative text and a caption, to be spread into a field. It is anonymous, so that `_type:
 * 'image'` is stored, which Sanity's tools recognise.
 */
export const imageWithAlt = {
  ...sharedImage,
  fields: [
    ...sharedImage.fields,
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'localeString',
      description:
        'What the picture is of, below it. A picture with a caption is numbered as a figure. Leave it empty for none.',
    }),
  ],
}
