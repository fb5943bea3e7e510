import { isObject } from '../../shared/content/fieldPaths.ts'
import type { AnyDocument } from '../checks/parseDocument.ts'

type Documents = { pages: AnyDocument[]; listed: AnyDocument[] }

/**
 * Returns the content of a day. News with a later date and memberships that begin later are left out. The later end of
 * a membership is left out too, because the country is still a member. Dates are a day, a month or a year.
 * @param now the time in ISO 8601, which is also the company's time
 */
export function asOfDay({ pages, listed }: Documents, now: string): Documents {
  const waits = (day: unknown) => typeof day === 'string' && day > now
  const membershipsNow = (memberships: readonly unknown[]) =>
    memberships.flatMap((entry) => {
      if (!isObject(entry)) return [entry]
      const { until, ...lasting } = entry
      if (waits(entry.since)) return []
      return [waits(until) ? lasting : entry]
    })
  const shown = (documents: AnyDocument[]): AnyDocument[] =>
    documents.flatMap((document) => {
      const { publishedOn, news, memberships } = document
      if (waits(publishedOn) || (isObject(news) && waits(news.publishedOn))) return []
      return Array.isArray(memberships)
        ? { ...document, memberships: membershipsNow(memberships) }
        : document
    })
  return { pages: shown(pages), listed: shown(listed) }
}
