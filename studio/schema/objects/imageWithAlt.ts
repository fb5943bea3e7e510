import { defineField } from 'sanity'

/**
 * An image with alternative text, to be spread into a field. It is anonymous, so that `_type:
 * 'image'` is stored, which Sanity's tools recognise.
 */
export const imageWithAlt = {
  type: 'image' as const,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'localeString',
      description: 'Required: what the picture shows, for people who cannot see it.',
      validation: (rule) =>
        rule.custom((alt, { parent }) => {
          const hasPicture = parent instanceof Object && 'asset' in parent
          return !hasPicture || alt ? true : 'A picture needs an alternative text'
        }),
    }),
  ],
}
