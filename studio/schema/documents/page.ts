import { PanelsTopLeft } from 'lucide-react'
import { freePath } from '../objects/address.ts'
import { definePage } from './definePage.ts'

/** A page without a specific type: a campaign, news, careers. */
export const page = definePage({
  name: 'page',
  title: 'Page',
  icon: PanelsTopLeft,
  fields: [freePath],
  orderings: [
    {
      name: 'address',
      title: 'By address',
      by: [{ field: 'slug.current', direction: 'asc' }],
    },
  ],
})
