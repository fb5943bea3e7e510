import type { FilingPlan } from '../../../../shared/content/countries/filingPlan.ts'
import {
  type FilingRoute,
  filingRoutesIn,
} from '../../../../shared/content/countries/filingRoutes.ts'
import { asSentence, type Text } from '../../../../shared/content/languages/inLanguage.ts'
import type { Language } from '../../../../shared/languages.ts'
import { listFormat } from '../../../../shared/text/formats.ts'
import { createT } from '../../../i18n/createT.ts'
import type { FilingCountry, FilingPlannerContent } from './derive.ts'

/** The maximum number of names in a sentence. If there are more, it gives their number instead. */
const maxNames = 12

/** The separators between the applications of a plan. */
const separators: Record<Language, string> = { en: '; ', fr: '\u00a0; ', pt: '; ' }

export function sentencesOf({ language, messages, countries }: FilingPlannerContent) {
  const t = createT('filingPlanner', messages, language)
  const and = listFormat(language, {})
  const or = listFormat(language, { type: 'disjunction' })
  const byCode = new Map(countries.map((country) => [country.code, country]))

  function names(codes: readonly string[]): string {
    if (codes.length > maxNames) return t('many', { n: codes.length }).value
    return and.format(codes.map((code) => byCode.get(code)?.name.value ?? code))
  }

  /** Returns the applications of a plan as one phrase. */
  function steps({ countries }: FilingPlan): string {
    return filingRoutesIn(language)
      .filter((route) => countries[route].length > 0)
      .map((route) => {
        const values = { n: countries[route].length, countries: names(countries[route]) }
        return t(`by.${route}`, values).value
      })
      .join(separators[language])
  }

  const routeNames = (list: FilingRoute[]) =>
    or.format(list.map((route) => t(route === 'national' ? 'nationalRoute' : route).value))

  return { t, names, steps, routeNames }
}

export type Sentences = ReturnType<typeof sentencesOf>

/** The sentences below the number of applications. */
export function resultOf(
  chosenCountries: readonly FilingCountry[],
  plan: FilingPlan,
  withoutMadrid: FilingPlan,
  alike: FilingRoute[],
  { t, names, steps, routeNames }: Sentences,
): Text[] {
  const [first] = chosenCountries
  if (!first) return [t('start')]
  const { none, madrid, aripo } = plan.countries
  const sentences: Text[] = []
  if (alike.length > 1)
    sentences.push(t('either', { country: first.name.value, routes: routeNames(alike) }))
  else if (plan.applications > 0)
    sentences.push(asSentence({ key: 'filingPlanner.steps', value: steps(plan) }))
  if (madrid.length > 0 && alike.length < 2) {
    const lost = withoutMadrid.countries.none.filter((code) => !none.includes(code))
    sentences.push(
      lost.length > 0
        ? t('basicOnly', { countries: names(lost) })
        : t('basic', { n: withoutMadrid.applications, steps: steps(withoutMadrid) }),
    )
  }
  const unsettled = chosenCountries.filter(
    ({ code, aripo: state }) =>
      state === 'unsettled' && (aripo.includes(code) || alike.includes('aripo')),
  )
  if (unsettled.length > 0)
    sentences.push(t('unsettled', { countries: names(unsettled.map(({ code }) => code)) }))
  if (none.length > 0) sentences.push(t('left', { countries: names(none) }))
  return sentences
}
