import type { SanityClient } from '@sanity/client'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { getDraftId, useClient } from 'sanity'
import { IntentLink } from 'sanity/router'
import { pageTypes } from '../../../shared/content/addresses/paths.ts'
import { reviewMonth } from '../../../shared/content/sourceReview.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { type LinkedDocument, publishedFilter } from '../../documents/links/listedDocuments.ts'
import { formatMonth, localDay, studioLanguage } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'

export type ReviewedSource = LinkedDocument & {
  name: { en: string; [language: string]: unknown }
  url: string
  checkedOn: string
  reviewIntervalMonths: number | null
  /** The memberships that the source states. Pages that show one cite the source without a reference to it. */
  memberships: string[] | null
  /** The published pages that cite it. */
  pages: LinkedDocument[]
}

/** The document types whose sources are reviewed: pages, and countries, which the build turns into pages. */
const types = [...pageTypes, 'country']

const watched = '*[_type == "source" || _type in $types]'
const query = `*[_type == "source" && defined(checkedOn) && ${publishedFilter}]{
  _id, _type, name, url, checkedOn, reviewIntervalMonths, memberships,
  "pages": *[_type in $types && references(^._id) && ${publishedFilter}]{_id, _type}
}`

/**
 * The sources that are due for review, by page.
 * @param today YYYY-MM-DD, on the editor's calendar
 */
export function Reviews({ today = localDay(new Date()) }: { today?: string }) {
  const { result = [] } = useLiveQuery<ReviewedSource[]>(query, watched, { types })
  const due = dueOn(result, today)
  const pages = dueByPage(due)
  const stating = due.filter(({ memberships }) => memberships && memberships.length > 0)
  if (pages.length === 0 && stating.length === 0) return null
  return (
    <ToolSection title={t('To check again')}>
      {stating.length > 0 && (
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {t('Memberships of countries')}
          </Text>
          {stating.map((source) => (
            <Due key={source._id} source={source} today={today} />
          ))}
        </Stack>
      )}
      {pages.map(({ page, sources }) => (
        <Stack key={page._id} gap={2}>
          <DocumentLink document={page} />
          {sources.map((source) => (
            <Due key={source._id} source={source} today={today} />
          ))}
        </Stack>
      ))}
    </ToolSection>
  )
}

/**
 * Returns the sources that are due for review, longest due first. A source is due from the first day of the month that
 * pages name.
 * @param today YYYY-MM-DD
 */
export function dueOn(sources: readonly ReviewedSource[], today: string) {
  return sources
    .filter((source) => reviewMonth(source) <= today.slice(0, 7))
    .toSorted((a, b) => (reviewMonth(a) < reviewMonth(b) ? -1 : 1))
}

/** Returns the pages that cite sources, each with its sources, in the order of the sources. */
export function dueByPage(due: readonly ReviewedSource[]) {
  const pages = new Map(due.flatMap((source) => source.pages.map((page) => [page._id, page])))
  return [...pages.values()].map((page) => ({
    page,
    sources: due.filter(({ pages }) => pages.some(({ _id }) => _id === page._id)),
  }))
}

function Due({ source, today }: { source: ReviewedSource; today: string }) {
  const { _id, _type, name, url, checkedOn } = source
  const client = useClient({ apiVersion })
  const nameId = useId()
  const confirm = useMutation({
    mutationFn: () => confirmSource(client, _id, today),
    onError: (error) => console.error('The check could not be saved', error),
  })
  return (
    <Card border padding={2} radius={2} data-testid="due">
      <Flex align="center" gap={3} wrap="wrap">
        <Stack flex={1} gap={2}>
          <Text size={1} id={nameId}>
            <IntentLink intent="edit" params={{ id: _id, type: _type }}>
              {String(name[studioLanguage] ?? name.en)}
            </IntentLink>
          </Text>
          <Note>{t('Checked in {month}', { month: formatMonth(checkedOn.slice(0, 7)) })}</Note>
        </Stack>
        <SmallButton
          as="a"
          mode="ghost"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={nameId}
          text={t('Read it')}
        />
        <SmallButton
          mode="ghost"
          tone="positive"
          aria-describedby={nameId}
          disabled={confirm.isPending || confirm.isSuccess}
          text={t('Still right')}
          onClick={() => confirm.mutate()}
        />
      </Flex>
      {confirm.error && (
        <Callout tone="critical" role="alert">
          {t('It could not be saved. Try again.')}
        </Callout>
      )}
    </Card>
  )
}

/**
 * Publishes the new date of a source's review, for every page that cites the source. The source's draft gets the date
 * too, so that publishing it does not restore the old date. Other changes of the draft stay unpublished.
 */
async function confirmSource(client: Pick<SanityClient, 'mutate'>, id: string, checkedOn: string) {
  const versions = { query: '*[_id in $ids]', params: { ids: [id, getDraftId(id)] } }
  await client.mutate([{ patch: { ...versions, set: { checkedOn } } }])
}
