import type { FilingPlan } from '../../../../shared/content/filings.ts'
import { asSentence, type Text } from '../../../../shared/content/text.ts'
import { type Route, routes } from '../../../../shared/content/trademarkRoutes.ts'
import type { OwnKey } from '../../../i18n/messages.ts'
import type { PlannedCountry, PlannerContent } from './derive.ts'

/** A message, or what its singular and its plural begin with. */
type WordOf<Key> = Key extends `planner.${infer Name}`
  ? Name | (Name extends `${infer Start}.one` ? Start : never)
  : never
type Word = WordOf<OwnKey<'planner'>>
type Values = Record<string, string | number>

/** Above this number of names, sentences give the number. */
const maxNames = 12

/** Returns the sentences of the route planner, in the language of its content. */
export function sentencesOf({ locale, words, countries }: PlannerContent) {
  const plurals = new Intl.PluralRules(locale)
  const and = new Intl.ListFormat(locale)
  const or = new Intl.ListFormat(locale, { type: 'disjunction' })
  const byCode = new Map(countries.map((country) => [country.code, country]))

  /** Returns a text; a word with a plural needs the number `n`. */
  function say(word: Word, values: Values = {}): Text {
    const forms: Readonly<Record<string, string>> = words
    const key = `planner.${word}`
    const used =
      key in forms ? key : `${key}.${values.n === 1 ? 'one' : plurals.select(Number(values.n))}`
    const text = forms[used] ?? forms[`${key}.other`] ?? ''
    return {
      key: used in forms ? used : `${key}.other`,
      value: text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)),
    }
  }

  function names(codes: readonly string[]): string {
    if (codes.length > maxNames) return say('many', { n: codes.length }).value
    return and.format(codes.map((code) => byCode.get(code)?.name.value ?? code))
  }

  /** Returns the applications of a plan as one phrase. */
  function steps({ countries }: FilingPlan): string {
    return routes
      .filter((route) => countries[route].length > 0)
      .map((route) => {
        const values = { n: countries[route].length, countries: names(countries[route]) }
        return say(`by.${route}`, values).value
      })
      .join(locale.startsWith('fr') ? '\u00a0; ' : '; ')
  }

  const routeNames = (found: Route[]) =>
    or.format(found.map((route) => say(route === 'national' ? 'nationalRoute' : route).value))

  return { say, names, steps, routeNames }
}

export type Sentences = ReturnType<typeof sentencesOf>

/** The sentences below the number of applications. */
export function resultOf(
  chosen: readonly PlannedCountry[],
  plan: FilingPlan,
  withoutMadrid: FilingPlan,
  alike: Route[],
  { say, names, steps, routeNames }: Sentences,
): Text[] {
  const [first] = chosen
  if (!first) return [say('start')]
  const { none, madrid, aripo } = plan.countries
  const sentences: Text[] = []
  if (alike.length > 1)
    sentences.push(say('either', { country: first.name.value, routes: routeNames(alike) }))
  else if (plan.applications > 0)
    sentences.push(asSentence({ key: 'planner.steps', value: steps(plan) }))
  if (madrid.length > 0 && alike.length < 2) {
    const lost = withoutMadrid.countries.none.filter((code) => !none.includes(code))
    sentences.push(
      lost.length > 0
        ? say('basicOnly', { countries: names(lost) })
        : say('basic', { n: withoutMadrid.applications, steps: steps(withoutMadrid) }),
    )
  }
  const unsettled = chosen.filter(
    ({ code, aripo: state }) =>
      state === 'unsettled' && (aripo.includes(code) || alike.includes('aripo')),
  )
  if (unsettled.length > 0)
    sentences.push(say('unsettled', { countries: names(unsettled.map(({ code }) => code)) }))
  if (none.length > 0) sentences.push(say('left', { countries: names(none) }))
  return sentences
}
