import type { Rule } from 'sanity'
import { country } from './documents/country.ts'
import { faqCategory } from './documents/faqCategory.ts'
import { milestone } from './documents/milestone.ts'
import { navigation } from './documents/navigation.ts'
import { pages } from './documents/pages.ts'
import { redirect } from './documents/redirect.ts'
import { siteSettings } from './documents/siteSettings.ts'
import { words } from './documents/words.ts'
import { hero } from './objects/hero.ts'
import { pageLink, webLink } from './objects/links.ts'
import { localizedTypes } from './objects/localized.ts'
import { seo } from './objects/seo.ts'
import { allTranslated } from './rules/translations.ts'
import { sections } from './sections.ts'

/** Every schema type of the Studio. */
export const schemaTypes = [
  ...[...pages, faqCategory, milestone, country, siteSettings, navigation, words].map((type) => ({
    ...type,
    validation: (rule: Rule) => rule.custom(allTranslated).warning(),
  })),
  redirect,
  ...sections,
  hero,
  seo,
  ...localizedTypes,
  pageLink,
  webLink,
]
