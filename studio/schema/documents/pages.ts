import { type PageType, pageTypes } from '../../../shared/content/paths.ts'
import { aboutPage } from './aboutPage.ts'
import { contactPage } from './contactPage.ts'
import { faqPage } from './faqPage.ts'
import { homePage } from './homePage.ts'
import { legalPage } from './legalPage.ts'
import { page } from './page.ts'
import { servicePage } from './servicePage.ts'
import { servicesPage } from './servicesPage.ts'

/** The form of each page type. A type that is missing here does not compile. */
const schemaOf = {
  homePage,
  aboutPage,
  servicesPage,
  servicePage,
  faqPage,
  contactPage,
  legalPage,
  page,
} satisfies { [Type in PageType]: { name: Type } }

/** Every page type. */
export const pages = pageTypes.map((type) => schemaOf[type])
