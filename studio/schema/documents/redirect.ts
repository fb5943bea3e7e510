import { CornerUpRight } from 'lucide-react'
import { defineType } from 'sanity'
import { redirect as shape } from '../../../shared/content/shapes/redirect.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { line, page, withRules } from '../fields.ts'
import { uniqueOldAddress } from '../rules/addresses.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Old address',
  type: 'document',
  icon: CornerUpRight,
  fields: withRules(shape.shape, [
    line(
      'from',
      'Old address',
      'The address after the domain, such as /our-services.html. It counts for every language.',
      { validation: (rule) => rule.custom(uniqueOldAddress) },
    ),
    page(
      'to',
      'Redirects to',
      'Search by title. If the page’s own address changes, the redirect follows.',
    ),
  ]),
  orderings: [{ name: 'from', title: 'Old address', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', titles: 'to.title' },
    prepare: ({ from, titles }: { from?: string; titles?: unknown }) => {
      const target = anyText(titles)
      return {
        title: from ?? t('Old address'),
        subtitle: target ? t('Redirects to {page}', { page: target }) : t('Old address'),
      }
    },
  },
})
