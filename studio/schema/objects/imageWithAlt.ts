import { defineField } from 'sanity'

/**
 * A picture with its alternative text, to be spread into a field. It has no name of its own: what is
 * stored says `_type: 'image'`, as Sanity's tools expect of pictures.
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
