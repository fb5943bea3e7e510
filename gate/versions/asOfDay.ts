import { isObject } from '../../shared/content/fieldPaths.ts'
import type { AnyDocument } from '../checks/parseDocument.ts'

type Documents = { pages: AnyDocument[]; listed: AnyDocument[] }

/**
 * Returns the content of a day. News with a later date and memberships that begin later are left out. The later end of
 * a membership is left out too, because the country is still a member. Dates are a day, a month or a year. A build is
 * due on each of these dates: `days` in `shared/publishing/liveBuild.ts` lists them for the publisher.
 * @param now the time in ISO 8601, which is also the company's time
 */
export function asOfDay({ pages, listed }: Documents, now: string): Documents {
  const isToCome = (day: unknown) => typeof day === 'string' && day > now
  const membershipsNow = (memberships: readonly unknown[]) =>
    memberships.flatMap((entry) => {
      if (!isObject(entry)) return [entry]
      const { until, ...lasting } = entry
      if (isToCome(entry.since)) return []
      return [isToCome(until) ? lasting : entry]
    })
  const shown = (documents: AnyDocument[]): AnyDocument[] =>
    documents.flatMap((document) => {
      const { publishedOn, news, memberships } = document
      if (isToCome(publishedOn) || (isObject(news) && isToCome(news.publishedOn))) return []
      return Array.isArray(memberships)
        ? { ...document, memberships: membershipsNow(memberships) }
        : document
    })
  return { pages: shown(pages), listed: shown(listed) }
}
