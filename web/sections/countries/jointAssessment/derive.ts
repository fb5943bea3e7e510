import { groupsOf } from '../../../../shared/content/countries/memberships.ts'
import type { Language } from '../../../../shared/languages.ts'
import { type NamespaceKey, namespaceMessages } from '../../../i18n/messages.ts'
import { insetCountries, type Point } from '../../../maps/positions.ts'
import {
  type SectionInLanguage,
  type SectionInLanguageOf,
  serviceOf,
} from '../../sectionInLanguage.ts'

export type JointAssessmentContent = {
  language: Language
  messages: Record<NamespaceKey<'jointAssessment'>, string>
  /** The Service of Interest of the page's links to the contact form. */
  service?: string
  /** The capitals on the map of West Africa, by the country's code. */
  capitals: Record<string, Point>
  /** The codes of members that have left ECOWAS. Their part in a joint assessment is not certain. */
  formerMemberCodes: string[]
}

export function deriveJointAssessment(
  countries: SectionInLanguageOf<'countries'>['countries'],
  sections: readonly SectionInLanguage[],
  language: Language,
): JointAssessmentContent {
  const service = serviceOf(sections)
  return {
    language,
    messages: namespaceMessages('jointAssessment', language),
    ...(service && { service }),
    capitals: Object.fromEntries(
      countries.flatMap(({ isoCode }) => {
        const capital = insetCountries[isoCode]?.capitalAt
        return capital ? [[isoCode, capital]] : []
      }),
    ),
    formerMemberCodes: countries
      .filter(({ memberships }) => groupsOf(memberships).includes('ecowasLeft'))
      .map(({ isoCode }) => isoCode),
  }
}
