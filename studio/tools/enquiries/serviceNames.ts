import { useMemo } from 'react'
import { enquiryName } from '../../../shared/content/pageTitles.ts'
import { publishedFilter } from '../../documents/links/listedDocuments.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'

type LocalizedName = { [code in 'en' | typeof studioLanguage]?: string }
type StoredService = { title: LocalizedName; enquiryName?: LocalizedName | null }

/** The names of services in the Studio's language, by the English name that enquiries store. */
export type ServiceNames = ReadonlyMap<string, string>

const watched = `*[_type == "servicePage" && ${publishedFilter}]`
const query = `${watched}{title, enquiryName}`

export function useServiceNames(): ServiceNames {
  const { result } = useLiveQuery<StoredService[]>(query, watched, {})
  return useMemo(() => serviceNames(result ?? []), [result])
}

export function serviceNames(services: readonly StoredService[]): ServiceNames {
  return new Map(
    services.flatMap((service) => {
      const { en, [studioLanguage]: own = en } = enquiryName({
        title: service.title,
        enquiryName: service.enquiryName ?? undefined,
      })
      return en === undefined || own === undefined ? [] : [[en, own] as const]
    }),
  )
}
