import { useMemo } from 'react'
import { servicesByName } from '../../../shared/content/serviceNames.ts'
import type { Language } from '../../../shared/languages.ts'
import { publishedFilter } from '../../documents/links/listedDocuments.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'

/** The names of the services that enquiries name. Each enquiry keeps the English name that it was sent with. */
export type ServiceNames = {
  /** Returns all English names of the service with one of these names, the current one first. */
  all: (stored: string) => [current: string, ...former: string[]]
  /** Returns the name of a service in a language, or the stored name if no service has it. */
  shown: (stored: string, language?: Language) => string
}

const watched = `*[_type == "servicePage" && ${publishedFilter}]`
const query = `${watched}{title, enquiryName, formerNames}`

export function useServiceNames(): ServiceNames {
  const { result } = useLiveQuery<object[]>(query, watched, {})
  return useMemo(() => serviceNames(result ?? []), [result])
}

export function serviceNames(services: readonly object[]): ServiceNames {
  const withName = servicesByName(services)
  return {
    all: (stored) => {
      const service = withName(stored)
      if (!service) return [stored]
      return [service.current, ...service.former.filter((name) => withName(name) === service)]
    },
    shown: (stored, language = studioLanguage) => withName(stored)?.in(language) ?? stored,
  }
}

type Counted = { facet: string; value: string; count: number; before?: number }

/** Adds the counts of the names of each service, and sorts the most frequent first. */
export function joinServices<T extends Counted>(counts: readonly T[], services: ServiceNames): T[] {
  const joined = new Map<string, T>()
  for (const counted of counts) {
    const { facet, value } = counted
    const name = facet === 'service' ? services.all(value)[0] : value
    const key = JSON.stringify([facet, name])
    const other = joined.get(key)
    joined.set(key, {
      ...counted,
      value: name,
      count: counted.count + (other?.count ?? 0),
      ...(counted.before !== undefined && { before: counted.before + (other?.before ?? 0) }),
    })
  }
  return [...joined.values()].toSorted((one, other) => other.count - one.count)
}
