import { PanelsTopLeft } from 'lucide-react'
import { freeAddressField } from '../objects/addressField.ts'
import { definePage } from './definePage.ts'

/** A page for which there is no type of its own: a campaign, news, careers. */
export const page = definePage({
  name: 'page',
  title: 'Page',
  icon: PanelsTopLeft,
  fields: [freeAddressField],
  orderings: [
    {
      name: 'address',
      title: 'By address',
      by: [{ field: 'slug.current', direction: 'asc' }],
    },
  ],
})
