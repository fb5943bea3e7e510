import type { SanityClient } from '@sanity/client'
import { getPublishedId } from 'sanity'
import { planType } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import {
  isListedByAny,
  type LinkedDocument,
  listsLeftEmpty,
  partsOf,
  publishedPages,
  readPublished,
} from './listedDocuments.ts'

/** A reason why a document cannot be removed, with the documents that need it. */
export type RemovalBlocker = { reason: string; documents: LinkedDocument[] }

export const referrersQuery = '*[references($id) && !(_id in [$id, "drafts." + $id])]'

export function uniqueDocuments(documents: LinkedDocument[]): LinkedDocument[] {
  const byId = new Map(
    documents.map(({ _id, _type }) => [getPublishedId(_id), { _id: getPublishedId(_id), _type }]),
  )
  return [...byId.values()]
}

/** Returns the reasons why the site, or a draft, needs a document. */
export async function removalBlockers(
  client: SanityClient,
  document: LinkedDocument,
): Promise<RemovalBlocker[]> {
  const id = getPublishedId(document._id)
  const [linking, listing] = await Promise.all([
    client
      .withConfig({ perspective: 'raw' })
      .fetch<LinkedDocument[]>(`${referrersQuery}{_id, _type}`, { id }),
    listBlockers(client, document),
  ])
  // Redirects get a new target on removal, and plans report missing documents.
  const documents = linking.filter(({ _type }) => _type !== 'redirect' && _type !== planType)
  const reason = t('These documents link to it. Remove the links first, or take it down by a plan.')
  return [{ reason, documents: uniqueDocuments(documents) }, ...listing].filter(
    ({ documents }) => documents.length > 0,
  )
}

export async function listBlockers(
  client: SanityClient,
  document: LinkedDocument,
): Promise<RemovalBlocker[]> {
  const id = getPublishedId(document._id)
  const [published, pages, emptied] = await Promise.all([
    readPublished(client, document._type),
    publishedPages(client),
    listsLeftEmpty(client, document, null),
  ])
  const own = published.find(({ _id }) => _id === id)
  const sectionsOf = (page: (typeof pages)[number]) =>
    partsOf(page).filter(({ _type }) => _type === 'countries')
  return [
    {
      reason: t('These pages list it. Take it out of its lists and publish that first.'),
      documents: uniqueDocuments(
        own ? pages.filter((page) => isListedByAny(own, sectionsOf(page))) : [],
      ),
    },
    {
      reason: t('It is the only entry of a list that these pages show. Remove the list first.'),
      documents: uniqueDocuments(emptied.map(({ page }) => page)),
    },
  ].filter(({ documents }) => documents.length > 0)
}
