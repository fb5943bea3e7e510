import type { FilingRoute } from '../../../shared/content/countries/filingRoutes.ts'
import type { MappedMembership, Membership } from '../../../shared/content/countries/memberships.ts'
import type { NewsTopic } from '../../../shared/content/pageTypes/newsArticle.ts'
import type { ServiceGroup } from '../../../shared/content/pageTypes/servicePage.ts'
import { type FactTopic, factTopics } from '../../../shared/content/shapes/fact.ts'
import type { weekdays } from '../../../shared/content/weekdays.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { messageIn } from '../../../web/i18n/messages.ts'
import type { spokenLanguages } from '../../../web/sections/people/shape.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { oneOf } from '../fields.ts'

type SpokenLanguage = (typeof spokenLanguages)[number]

/** The titles of memberships that sections and maps can show. */
export const mappedTitles: Record<MappedMembership, string> = {
  operations: 'We operate there',
  ecowas: 'ECOWAS',
  waho: 'WAHO',
  aripo: 'ARIPO',
  banjul: 'Banjul Protocol',
  oapi: 'OAPI',
  trademark: 'Trademark coverage',
  madrid: 'Madrid Protocol',
  africanUnion: 'African Union',
}

/** The words of the site, in the Studio's language. */
export const factTopicTitles = Object.fromEntries(
  factTopics.map((topic) => [topic, messageIn(studioLanguage, `fact.${topic}`).value]),
) as Record<FactTopic, string>

export const weekdayTitles: Record<(typeof weekdays)[number], string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** Written out, because browsers know the names of fewer languages: Chrome calls Ga “gaa”. */
export const spokenLanguageTitles: Record<SpokenLanguage, string> = {
  en: 'English',
  fr: 'French',
  pt: 'Portuguese',
  es: 'Spanish',
  de: 'German',
  ar: 'Arabic',
  zh: 'Chinese',
  ak: 'Akan',
  gaa: 'Ga',
  ee: 'Ewe',
  ha: 'Hausa',
  yo: 'Yoruba',
  ig: 'Igbo',
  sw: 'Swahili',
  wo: 'Wolof',
}

/** The languages of the site. */
export const siteLanguageTitles = Object.fromEntries(
  languageCodes.map((code) => [code, spokenLanguageTitles[code]]),
)

export const membershipTitles: Record<Membership, string> = {
  ...mappedTitles,
  aripoUnlisted: 'ARIPO, not in our list of its members',
  madridUnlisted: 'Madrid Protocol, not in our list of its members',
  trademarkUnlisted: 'National trademark office, not in our list of countries',
  ecowasLeft: 'ECOWAS, left, but still in our figures',
  uemoa: 'UEMOA',
  eac: 'East African Community',
  zazibona: 'ZaZiBoNa, active member',
  maturityLevel3: 'Authority at WHO’s maturity level 3',
  banjulLaw: 'Banjul Protocol, part of national law',
  banjulSuspended: 'Banjul Protocol, designation suspended',
  amaSigned: 'African Medicines Agency, treaty signed',
  amaApproved: 'African Medicines Agency, ratification approved',
  amaRatified: 'African Medicines Agency, treaty ratified',
  amaDeposited: 'African Medicines Agency, ratification deposited',
}

export const filingRouteTitles: Record<FilingRoute, string> = {
  aripo: 'ARIPO',
  oapi: 'OAPI',
  madrid: 'Madrid Protocol',
  national: 'National registration',
}

export const serviceGroupTitles: Record<ServiceGroup, string> = {
  core: 'Core services',
  trademark: 'Trademark procedures',
  regulatory: 'Regulatory bodies',
  overview: 'Overviews',
}

export const newsTopicTitles: Record<NewsTopic, string> = {
  regulation: 'Regulation',
  trademarks: 'Trademarks',
  supply: 'Supply',
  company: 'Company',
}

/** The group of a service page, or the group that a section lists. */
export const serviceGroup = oneOf(
  'group',
  'Group',
  'Lists of services show one group each.',
  serviceGroupTitles,
)

/** The fields of the settings with the order of the footer's lists of service pages. */
export const footerLists = ['footerServices', 'footerBodies'] as const

export const footerTitles: Record<(typeof footerLists)[number], string> = {
  footerServices: 'Our Services',
  footerBodies: 'Regulatory Bodies',
}
