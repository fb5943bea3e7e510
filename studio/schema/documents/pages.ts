import {
  Building2,
  House,
  LayoutGrid,
  Mail,
  MessageCircleQuestionMark,
  Newspaper,
} from 'lucide-react'
import {
  type PageType,
  pageTypes,
  type SluggedPage,
} from '../../../shared/content/addresses/paths.ts'
import { t } from '../../i18n/t.ts'
import { definePage } from './definePage.ts'
import { legalPage } from './legalPage.ts'
import { newsArticle } from './newsArticle.ts'
import { page } from './page.ts'
import { servicePage } from './servicePage.ts'

/** The form of each page type. A missing type does not compile. */
const forms = {
  homePage: definePage({ name: 'homePage', title: 'Home page', icon: House }),
  aboutPage: definePage({ name: 'aboutPage', title: 'About page', icon: Building2 }),
  servicesPage: definePage({ name: 'servicesPage', title: 'Services page', icon: LayoutGrid }),
  servicePage,
  newsPage: definePage({
    name: 'newsPage',
    title: 'News page',
    icon: Newspaper,
    needsSections: false,
  }),
  newsArticle,
  faqPage: definePage({ name: 'faqPage', title: 'FAQ page', icon: MessageCircleQuestionMark }),
  contactPage: definePage({ name: 'contactPage', title: 'Contact page', icon: Mail }),
  legalPage,
  page,
} satisfies { [Type in PageType]: { name: Type } }

export const pages = pageTypes.map((type) => forms[type])

/** The title of a type's list in the tool *Content*. Service pages and news have folders. */
export const listTitles: {
  [Type in Exclude<SluggedPage, 'servicePage' | 'newsArticle'>]: () => string
} = {
  legalPage: () => t('Legal pages'),
  page: () => t('Other pages'),
}
