import { Button, Flex, Select, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useCurrentUser, useSchema, useWorkspace } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import {
  ancestorPaths,
  type PageType,
  pageTypes,
  pathOf,
} from '../../../shared/content/addresses/paths.ts'
import { validPath } from '../../../shared/content/addresses/redirects.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { linksToUnpublished } from '../../../shared/plans/planMutations.ts'
import type { RecordedIssue } from '../../../shared/publishing/buildRecord.ts'
import { t } from '../../i18n/t.ts'
import { anyTitle } from '../../queries/anyTitle.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { IssueList } from '../../tools/website/IssueList.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Note } from '../../ui/Note.tsx'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { documentTitle } from '../documentTitle.ts'
import { type LinkedDocument, publishedFilter } from '../links/listedDocuments.ts'
import { uniqueDocuments } from '../links/removalBlockers.ts'
import { deletePage } from './deletePage.ts'
import { noticePage } from './noticePage.ts'
import { takeOffSite } from './takeOffSite.ts'

type Removal = 'delete' | 'unpublish'

const removedTexts: Record<Removal, string> = {
  delete: t('The page was deleted.'),
  unpublish: t(
    'The page is being taken off the website. A message says when it is no longer there. Its text is kept here as a draft.',
  ),
}

/** Wraps delete and unpublish: for a public page, asks for a redirect target in place of Sanity's confirmation. */
const askBefore = (removal: Removal) =>
  actionWrapper((action, { id, draft, published }) => {
    const client = useClient({ apiVersion })
    const user = useCurrentUser()
    const toast = useToast()
    const { closeCurrentAndAfter } = usePaneRouter()
    const [isAsking, setIsAsking] = useState(false)
    const path = validPath(published)
    const workspace = useWorkspace()
    const schema = useSchema()
    const {
      mutate: remove,
      isPending,
      data: issues = [],
      reset,
    } = useMutation({
      mutationFn: async ({ path, redirectTo }: { path: string; redirectTo: string | null }) => {
        const document = draft ?? published
        if (removal === 'delete' && document) {
          await deletePage(client, { document, path, person: user?.id }, redirectTo)
          return []
        }
        const title = published ? documentTitle(published, schema) : path
        return takeOffSite({ id, title }, redirectTo, client, workspace)
      },
      onSuccess: (issues) => {
        if (issues.length > 0) return
        setIsAsking(false)
        toast.push({ status: 'success', title: removedTexts[removal] })
        if (removal === 'delete') closeCurrentAndAfter()
      },
      onError: (error) => {
        setIsAsking(false)
        console.error('The page could not be removed', error)
        toast.push({
          status: 'error',
          title: t('Nothing was removed'),
          description: t('The page and its redirects are as they were. Try again.'),
        })
      },
    })
    if (!action || path === null) return action

    return {
      ...action,
      disabled: Boolean(action.disabled) || isPending,
      onHandle: () => setIsAsking(true),
      dialog: isAsking && {
        type: 'dialog',
        header: t('Which page should visitors see instead?'),
        content: (
          <RedirectTarget
            page={{ id, path }}
            removal={removal}
            issues={issues}
            isPending={isPending}
            onCancel={() => {
              setIsAsking(false)
              reset()
            }}
            onConfirm={(redirectTo) => remove({ path, redirectTo })}
          />
        ),
        onClose: () => {
          setIsAsking(false)
          reset()
        },
      },
    }
  })

export const askRedirectTarget = {
  delete: askBefore('delete'),
  unpublish: askBefore('unpublish'),
}

type Page = { _id: string; _type: PageType; title: string | null; slug?: string }

const watched = `*[_type in $pageTypes && ${publishedFilter} && _id != $id]`
const query = `${watched}{_id, _type, "title": ${anyTitle}, "slug": slug.current}`

const linkedFilter = `*[${linksToUnpublished}]`
const linkedQuery = `${linkedFilter}{_id, _type}`

type Props = {
  page: { id: string; path: string }
  removal: Removal
  /** The reasons why the page was not removed. */
  issues: RecordedIssue[]
  isPending: boolean
  onCancel(): void
  /** Called with the id of the redirect's target, or null for no redirect. */
  onConfirm(target: string | null): void
}

/** A dialog that asks for the redirect target of a removed page. Suggests the parent page. */
function RedirectTarget({
  page: { id, path },
  removal,
  issues,
  isPending,
  onCancel,
  onConfirm,
}: Props) {
  const linked = useLiveQuery<LinkedDocument[]>(linkedQuery, linkedFilter, { unpublished: [id] })
  const { result, error } = useLiveQuery<Page[]>(query, watched, { pageTypes, id })
  const [chosenId, setChosenId] = useState<string | null>(null)
  if (error)
    return <Text size={1}>{t('The pages could not be loaded. Close this and try again.')}</Text>
  if (!result) return <Text size={1}>{t('Loading the pages ...')}</Text>

  const linking = uniqueDocuments(linked.result ?? []).length
  const pages = result
    .filter(({ _id }) => _id !== noticePage._id)
    .map((page) => ({ ...page, path: pathOf(page) }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
  const [above] = ancestorPaths(path).flatMap((it) => pages.find((page) => page.path === it) ?? [])
  const target = chosenId ?? above?._id ?? ''
  return (
    <Stack gap={4}>
      <Text size={1}>
        {t('People may still open {path}. Which page should they see instead?', { path })}
      </Text>
      <Select
        aria-label={t('Page to show instead')}
        value={target}
        onChange={(event) => setChosenId(event.currentTarget.value)}
      >
        {pages.map((page) => (
          <option key={page._id} value={page._id}>
            {`${page.title ?? page._id} (${page.path})`}
          </option>
        ))}
        {removal === 'unpublish' && (
          <option value={noticePage._id}>
            {t('A short notice: this page is being corrected')}
          </option>
        )}
        <option value="">{t('None: visitors see “Page not found”')}</option>
      </Select>
      {removal === 'unpublish' && linking > 0 && (
        <Note>
          {t(
            'Documents with links to it: {count}. Buttons and links in texts get the page chosen here; menu entries and cards of it are removed. What has changed is listed on Start.',
            { count: linking },
          )}
        </Note>
      )}
      {issues.length > 0 && (
        <Stack gap={3}>
          <Callout tone="caution" role="alert">
            {t('Nothing was changed. Choose another page above, or correct these first:')}
          </Callout>
          <IssueList issues={issues} />
        </Stack>
      )}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text={t('Cancel')} onClick={onCancel} />
        <Button
          tone="critical"
          disabled={isPending}
          text={
            isPending
              ? t('Checking ...')
              : removal === 'delete'
                ? t('Delete page')
                : t('Unpublish page')
          }
          onClick={() => onConfirm(target || null)}
        />
      </Flex>
    </Stack>
  )
}
