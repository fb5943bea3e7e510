import { z } from 'zod'
import type { Language } from '../languages.ts'
import { visibleText } from '../text/visibleText.ts'
import { enquiryName } from './pageTitles.ts'
import { localeString } from './shapes/localized.ts'

const name = localeString.optional().catch(undefined)

/** The names of a stored service page, which may be a draft. */
const namedService = z.object({
  title: name,
  enquiryName: name,
  /** The English names that enquiries stored before the service was renamed. */
  formerNames: z.array(z.string()).default([]).catch([]),
})

/** Returns the names of a service: the English names that enquiries store, and its current name in each language. */
export function enquiryNames(service: object) {
  const { title, enquiryName: own, formerNames } = namedService.parse(service)
  const names = enquiryName({ title, enquiryName: own })
  const current = names?.en ?? ''
  return {
    current,
    former: formerNames.filter((former) => former !== current),
    in: (language: Language) => names?.[language] ?? current,
  }
}

/**
 * Returns a function that finds the service with a current or former name. If one service had a name that another
 * service has now, the function finds the service that has it now. Names are compared as readers see them.
 */
export function servicesByName(services: readonly object[]) {
  const named = services.map(enquiryNames)
  // Later entries of the map replace earlier ones, so current names replace former ones.
  const byName = new Map([
    ...named.flatMap((service) =>
      service.former.map((name) => [visibleText(name), service] as const),
    ),
    ...named.map((service) => [visibleText(service.current), service] as const),
  ])
  return (name: string) => byName.get(visibleText(name))
}

/**
 * Returns a document to publish. A service page gets all names that it has had, so that enquiries with a former name
 * still count for it.
 * @param before the published version; undefined if there is none
 */
export function withFormerNames<T extends { _type: string }>(
  document: T,
  before: object | undefined,
): T & { formerNames?: string[] } {
  if (document._type !== 'servicePage' || before === undefined) return document
  const published = enquiryNames(before)
  const { current, former } = enquiryNames(document)
  const names = new Set([...former, ...published.former, published.current])
  const formerNames = [...names].filter((name) => name !== current && name !== '')
  return formerNames.length === 0 ? document : { ...document, formerNames }
}
