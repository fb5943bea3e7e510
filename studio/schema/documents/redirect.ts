import { CornerUpRight } from 'lucide-react'
import { defineField, defineType } from 'sanity'
import { oldPath } from '../../../shared/content/shapes/redirect.ts'
import { t } from '../../i18n/t.ts'
import { pageReference } from '../objects/pageReference.ts'
import { agrees } from '../rules/agrees.ts'
import { freeOldAddress } from '../rules/freeOldAddress.ts'
import { required } from '../rules/required.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Old address',
  type: 'document',
  icon: CornerUpRight,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      description:
        'What follows the domain, such as /our-services.html. It stands for the address in every language.',
      type: 'string',
      validation: (rule) => rule.required().custom(agrees(oldPath)).custom(freeOldAddress),
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      description:
        'Found by its title. Visitors of the old address follow the page when its own address changes.',
      ...pageReference,
      validation: required,
    }),
  ],
  orderings: [{ name: 'from', title: 'Old address', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', title: 'to.title.en' },
    prepare: ({ from, title }: { from?: string; title?: string }) => ({
      title: from ?? t('Old address'),
      subtitle: title ? t('Leads to {page}', { page: title }) : t('Old address'),
    }),
  },
})
