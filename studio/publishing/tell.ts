import type { BuildRecord, Change } from '../../shared/buildRecord.ts'
import type { Message } from '../i18n/messages.ts'
import { t } from '../i18n/t.ts'

/** What visitors have of a change, once it is live. */
const results = {
  published: '“{title}” is on the website',
  unpublished: '“{title}” is no longer on the website',
  deleted: '“{title}” is gone from the website',
} as const satisfies Record<Change['kind'], Message>

/**
 * Says what a build brought that is live, for a notice of one line.
 * @param nameOf returns a document's title for those that have none of their own
 */
export function tellLive(
  { changes, held, moreChanges = 0 }: BuildRecord,
  nameOf: (change: Change) => string,
): string {
  const shown = changes.filter(({ documentId }) => !held.some((it) => it.documentId === documentId))
  const [first, ...others] = shown
  if (!first) return t('Live: the website is up to date')
  const more = others.length + moreChanges
  const what = t(results[first.kind], { title: nameOf(first) })
  if (more === 0) return t('Live: {what}', { what })
  return more === 1
    ? t('Live: {what}, and 1 more change', { what })
    : t('Live: {what}, and {count} more changes', { what, count: more })
}
