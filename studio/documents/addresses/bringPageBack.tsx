import { Stack } from '@sanity/ui'
import type { DocumentActionComponent } from 'sanity'
import { getPublishedId, useEditState } from 'sanity'
import { redirectsFrom, validPath } from '../../../shared/content/addresses/redirects.ts'
import { plan } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { anyTitle } from '../../queries/anyTitle.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLinks } from '../../ui/DocumentLink.tsx'
import { publishedFilter } from '../links/listedDocuments.ts'
import { useEndOfRemoval } from '../plans/endsOfRemovals.ts'
import { useExecution } from '../plans/planActions.ts'

/** For a page that was taken off the website: the end of that, as the button in place of Publish. */
export const bringPageBack: DocumentActionComponent = (props) => {
  const end = useEndOfRemoval(props.id)
  const execution = useExecution({ ...props, draft: end ?? null }, t('Bring it back'))
  if (!end || props.published || validPath(props.draft) === null) return null
  return { ...execution, tone: 'positive', shortcut: 'Ctrl+Alt+P' }
}

/** Says that a page was taken off the website, what its visitors see, and what brings it and the links to it back. */
export function OffSiteNote({ document }: { document: { _id: string; _type: string } }) {
  const id = getPublishedId(document._id)
  const { published, ready } = useEditState(id, document._type)
  const end = useEndOfRemoval(id)
  const path = validPath(document)
  const { query, params } = redirectsFrom(path ?? '')
  const { result: shown } = useLiveQuery<string | null>(
    `${query}[${publishedFilter}][0].to->{"title": ${anyTitle}}.title`,
    query,
    params,
  )
  const { data } = plan.safeParse(end)
  if (!ready || path === null || end === undefined) return null
  if (!end || !data)
    return (
      !published &&
      shown && (
        <Callout tone="caution">
          {t('This page is not on the website: visitors of {path} see “{page}”.', {
            path,
            page: shown,
          })}
        </Callout>
      )
    )
  const count = data.edits.length
  if (published && count === 0) return null
  return (
    <Stack gap={3}>
      <Callout tone="caution">
        {published
          ? t(
              'Links to this page are still taken out. This plan puts them back; documents with one: {count}',
              { count },
            )
          : shown
            ? t(
                'This page is not on the website: visitors of {path} see “{page}”. “Bring it back” publishes it, and puts back the links to it; documents with one: {count}. “Publish”, in the menu beside it, publishes the page alone.',
                { path, page: shown, count },
              )
            : t(
                'This page is not on the website. “Bring it back” publishes it, and puts back the links to it; documents with one: {count}. “Publish”, in the menu beside it, publishes the page alone.',
                { count },
              )}
      </Callout>
      {published && <DocumentLinks documents={[end]} />}
    </Stack>
  )
}
