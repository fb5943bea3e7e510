import type { SanityClient } from '@sanity/client'
import {
  getPublishedId,
  isDraftId,
  type Path,
  pathToString,
  type SanityDocument,
  validateDocument,
  type Workspace,
} from 'sanity'
import { z } from 'zod'
import type { RecordedIssue } from '../../shared/buildRecord.ts'
import { apiVersion } from '../../shared/contentLake.ts'
import { documentsOf, type PlannedChanges } from '../../shared/plans/plan.ts'
import { t } from '../i18n/t.ts'
import { obstaclesTo } from '../links/obstacles.ts'
import { translationsOf } from '../translations/texts.ts'

type Marker = { message: string; path?: Path }

/**
 * Returns why documents could not be published and taken down together: validation errors of each draft,
 * missing translations in the languages required, and documents that still need one that is taken down.
 * The others of the plan count as published and as taken down.
 */
export async function issuesOf(
  changes: PlannedChanges,
  languages: readonly string[],
  workspace: Workspace,
): Promise<RecordedIssue[]> {
  const client = workspace.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const all = documentsOf(changes)
  const ids = all.flatMap((id) => [id, `drafts.${id}`])
  const stored = await client.fetch<SanityDocument[]>('*[_id in $ids]', { ids })
  const find = (id: string) => stored.find(({ _id }) => _id === id)
  const leaving = changes.takesDown.map(({ id }) => id)
  const getDocumentExists = async ({ id }: { id: string }) =>
    changes.publishes.includes(id) ||
    (!leaving.includes(id) && client.fetch<boolean>('defined(*[_id == $id][0])', { id }))

  const markersOf = async (id: string, isRemoval: boolean): Promise<Marker[]> => {
    const [draft, published] = [find(`drafts.${id}`), find(id)]
    if (!draft && !published) return [{ message: t('It is no longer there.') }]
    if (isRemoval && changes.publishes.includes(id))
      return [{ message: t('A plan cannot both publish a document and take it down.') }]
    if (isRemoval && published)
      return (await obstaclesTo(client, published))
        .filter(({ documents }) => documents.some(({ _id }) => !all.includes(_id)))
        .map(({ reason }) => ({ message: reason }))
    const type = draft && workspace.schema.get(draft._type)
    if (isRemoval || !type) return []
    const coming = changes.publishes.filter((other) => other !== id && find(`drafts.${other}`))
    const after = clientAfter(client, coming, leaving)
    const rules = { workspace, getClient: () => after, getDocumentExists }
    const markers = await validateDocument({ document: draft, ...rules })
    const incomplete = translationsOf(draft, type).filter(
      ({ code, missing }) => languages.includes(code) && missing > 0,
    )
    return [
      ...markers.filter(({ level }) => level === 'error'),
      ...incomplete.map(({ name: language }) => ({
        message: t('Texts are missing in {language}', { language }),
      })),
    ]
  }
  const isRemoved = (index: number) => index >= changes.publishes.length
  const found = all.map(async (documentId, place): Promise<RecordedIssue[]> => {
    const documentType = (find(`drafts.${documentId}`) ?? find(documentId))?._type ?? ''
    return (await markersOf(documentId, isRemoved(place))).map(({ message, path = [] }, index) => ({
      ...{ _key: `${documentId}-${index}`, documentId, documentType, message },
      path: pathToString(path),
    }))
  })
  return (await Promise.all(found)).flat()
}

const rows = z.array(z.looseObject({ _id: z.string() }))

/**
 * Returns a client for rules, which use its `fetch` and `withConfig` alone: in answers that list documents, the
 * plan's drafts are published and the removed documents are missing.
 */
function clientAfter(client: SanityClient, published: string[], removed: string[]) {
  const raw = client.withConfig({ perspective: 'raw' })
  const fetch = async (query: string, params: Record<string, unknown> = {}) => {
    const answer: unknown = await raw.fetch(query, params)
    const after = rows.safeParse(answer).data?.flatMap((document) => {
      const id = getPublishedId(document._id)
      if (!published.includes(id)) return removed.includes(id) ? [] : [document]
      return isDraftId(document._id) ? [{ ...document, _id: id }] : []
    })
    return after ?? answer
  }
  const after: SanityClient = Object.assign(client.clone(), { fetch, withConfig: () => after })
  return after
}
