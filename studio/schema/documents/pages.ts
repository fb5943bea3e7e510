import { orderRankField } from '@sanity/orderable-document-list'
import {
  Building2,
  House,
  LayoutGrid,
  Mail,
  MessageCircleQuestionMark,
  PanelsTopLeft,
  Scale,
} from 'lucide-react'
import { type PageType, pageTypes } from '../../../shared/content/paths.ts'
import { address, freePath } from '../objects/address.ts'
import { byOrder } from '../objects/order.ts'
import { definePage } from './definePage.ts'
import { servicePage } from './servicePage.ts'

export const legalPage = definePage({
  name: 'legalPage',
  title: 'Legal page',
  icon: Scale,
  fields: [address, orderRankField({ type: 'legalPage' })],
  orderings: [byOrder],
})

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

/** The form of each page type. A missing type does not compile. */
const forms = {
  homePage: definePage({ name: 'homePage', title: 'Home page', icon: House }),
  aboutPage: definePage({ name: 'aboutPage', title: 'About page', icon: Building2 }),
  servicesPage: definePage({ name: 'servicesPage', title: 'Services page', icon: LayoutGrid }),
  servicePage,
  faqPage: definePage({ name: 'faqPage', title: 'FAQ page', icon: MessageCircleQuestionMark }),
  contactPage: definePage({ name: 'contactPage', title: 'Contact page', icon: Mail }),
  legalPage,
  page,
} satisfies { [Type in PageType]: { name: Type } }

export const pages = pageTypes.map((type) => forms[type])
