import { Button, Flex, Select, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useDocumentOperation } from 'sanity'
import { anyTitle } from '../../shared/content/fragments.ts'
import { ancestorPaths, type PageType, pageTypes, pathOf } from '../../shared/content/paths.ts'
import { redirectRemovedPage, validPath } from '../../shared/content/redirects.ts'
import { apiVersion } from '../../shared/contentLake.ts'
import { actionWrapper } from '../documentActions/actionWrapper.ts'
import { t } from '../i18n/t.ts'
import { publishedFilter } from '../links/listedDocuments.ts'
import { useLiveQuery } from '../ui/useLiveQuery.ts'

/** Wraps delete and unpublish: asks where a public page's visitors should go, instead of confirming. */
const askBefore = (removal: Removal) =>
  actionWrapper((action, { id, type, published }) => {
    const client = useClient({ apiVersion })
    const toast = useToast()
    const operation = useDocumentOperation(id, type)[removal]
    const [isAsking, setIsAsking] = useState(false)
    const path = validPath(published)
    if (!action || path === null) return action

    const remove = async (target: string | null) => {
      setIsAsking(false)
      try {
        // First, because the Content Lake does not delete a page to which a redirect refers.
        await client.mutate(redirectRemovedPage(path, id, target))
        operation.execute()
      } catch {
        toast.push({
          status: 'error',
          title: t('Nothing was removed'),
          description: t('The redirect from {path} could not be saved. Try again.', { path }),
        })
      }
    }
    return {
      ...action,
      onHandle: () => setIsAsking(true),
      dialog: isAsking && {
        type: 'dialog',
        header: t('Which page should visitors see instead?'),
        content: (
          <RedirectTarget
            page={{ id, path }}
            removal={removal}
            onCancel={() => setIsAsking(false)}
            onConfirm={remove}
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

type Removal = 'delete' | 'unpublish'

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

/** Asks where the visitors of a removed page should go. Suggests the parent page. */
function RedirectTarget({ page: { id, path }, removal, onCancel, onConfirm }: Props) {
  const { result, error } = useLiveQuery<Page[]>(query, watched, { pageTypes, id })
  const [chosen, setChosen] = useState<string | null>(null)
  if (error)
    return <Text size={1}>{t('The pages could not be loaded. Close this and try again.')}</Text>
  if (!result) return <Text size={1}>{t('Loading the pages ...')}</Text>

  const pages = result
    .map((page) => ({ ...page, path: pathOf(page) }))
    .toSorted((one, other) => one.path.localeCompare(other.path))
  const [above] = ancestorPaths(path).flatMap((it) => pages.find((page) => page.path === it) ?? [])
  const target = chosen ?? above?._id ?? ''
  return (
    <Stack gap={4}>
      <Text size={1}>
        {t('People may still open {path}. Which page should they see instead?', { path })}
      </Text>
      <Select
        aria-label={t('Page to show instead')}
        value={target}
        onChange={(event) => setChosen(event.currentTarget.value)}
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
