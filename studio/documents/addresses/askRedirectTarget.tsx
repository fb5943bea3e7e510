import { Button, Flex, Select, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import {
  ancestorPaths,
  type PageType,
  pageTypes,
  pathOf,
} from '../../../shared/content/addresses/paths.ts'
import { validPath } from '../../../shared/content/addresses/redirects.ts'
import { anyTitle } from '../../../shared/content/lists/fragments.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { publishedFilter } from '../links/listedDocuments.ts'
import { type Removal, removePage } from './removePage.ts'

const removedTexts: Record<Removal, string> = {
  delete: t('The page was deleted.'),
  unpublish: t('The page is no longer on the website. Its text is kept here as a draft.'),
}

/** Wraps delete and unpublish: for a public page, asks for a redirect target in place of Sanity's confirmation. */
const askBefore = (removal: Removal) =>
  actionWrapper((action, { id, published }) => {
    const client = useClient({ apiVersion })
    const toast = useToast()
    const { closeCurrentAndAfter } = usePaneRouter()
    const [isAsking, setIsAsking] = useState(false)
    const path = validPath(published)
    const { mutate: remove, isPending } = useMutation({
      mutationFn: (choice: { path: string; redirectTo: string | null }) =>
        removePage(client, removal, { id, path: choice.path }, choice.redirectTo),
      onSuccess: () => {
        toast.push({ status: 'success', title: removedTexts[removal] })
        if (removal === 'delete') closeCurrentAndAfter()
      },
      onError: (error) => {
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
            onCancel={() => setIsAsking(false)}
            onConfirm={(redirectTo) => {
              setIsAsking(false)
              remove({ path, redirectTo })
            }}
          />
        ),
        onClose: () => setIsAsking(false),
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

type Props = {
  page: { id: string; path: string }
  removal: Removal
  onCancel(): void
  /** Called with the id of the redirect's target, or null for no redirect. */
  onConfirm(target: string | null): void
}

/** A dialog that asks for the redirect target of a removed page. Suggests the parent page. */
function RedirectTarget({ page: { id, path }, removal, onCancel, onConfirm }: Props) {
  const { result, error } = useLiveQuery<Page[]>(query, watched, { pageTypes, id })
  const [chosenId, setChosenId] = useState<string | null>(null)
  if (error)
    return <Text size={1}>{t('The pages could not be loaded. Close this and try again.')}</Text>
  if (!result) return <Text size={1}>{t('Loading the pages ...')}</Text>

  const pages = result
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
        <option value="">{t('None: visitors see “Page not found”')}</option>
      </Select>
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text={t('Cancel')} onClick={onCancel} />
        <Button
          tone="critical"
          text={removal === 'delete' ? t('Delete page') : t('Unpublish page')}
          onClick={() => onConfirm(target || null)}
        />
      </Flex>
    </Stack>
  )
}
