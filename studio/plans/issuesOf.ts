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
import { changesBefore } from '../../shared/plans/executePlans.ts'
import {
  documentsOf,
  type Plan,
  type PlannedChanges,
  visibilityAfter,
} from '../../shared/plans/plan.ts'
import { t } from '../i18n/t.ts'
import { obstaclesTo } from '../links/obstacles.ts'
import { translationsOf } from '../translations/texts.ts'

type Marker = Pick<RecordedIssue, 'message' | 'other'> & { path?: Path }

/** The issue with which a plan can wait, because it cannot be corrected before an earlier plan. */
export const neededEarlier = t(
  'An earlier plan publishes these documents, which need it. You can plan this now. After the earlier plan, remove the links and add these documents here: otherwise this plan is refused.',
)

/**
 * Returns why documents could not be published and taken down together: validation errors of each draft,
 * missing translations in the required languages, and documents that still need one that is taken down.
 * Each document is checked as if the other changes, and those of earlier plans, were already made.
 * @param plan the stored plan; omitted for changes that are made now
 */
export async function issuesOf(changes: PlannedChanges, workspace: Workspace, plan?: Plan) {
  const client = workspace.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const earlier = plan ? await changesBefore(plan, client) : []
  const isPublic = visibilityAfter([...earlier, changes])
  const ids = [...isPublic.keys()].flatMap((id) => [id, `drafts.${id}`])
  const stored = await client.fetch<SanityDocument[]>('*[_id in $ids]', { ids })
  const find = (id: string) => stored.find(({ _id }) => _id === id)
  const all = documentsOf(changes)
  const getDocumentExists = async ({ id }: { id: string }) =>
    isPublic.get(id) ?? client.fetch<boolean>('defined(*[_id == $id][0])', { id })

  const markersOf = async (id: string, isRemoval: boolean): Promise<Marker[]> => {
    const draft = find(`drafts.${id}`)
    const document = find(id) ?? draft
    if (!document) return [{ message: t('It is no longer there.') }]
    if (isRemoval && changes.publishes.includes(id))
      return [{ message: t('A plan cannot both publish a document and take it down.') }]
    const isOther = ([it, willBePublic]: [string, boolean]) =>
      it !== id && (!willBePublic || find(`drafts.${it}`))
    const after = clientAfter(client, new Map([...isPublic].filter(isOther)))
    if (isRemoval)
      return (await obstaclesTo(after, document)).flatMap(({ reason, documents }) =>
        documents
          .filter(({ _id }) => !all.includes(_id))
          .map(({ _id: documentId, _type: documentType }) => ({
            message: isPublic.get(documentId) ? neededEarlier : reason,
            other: { documentId, documentType },
          })),
      )
    const type = draft && workspace.schema.get(draft._type)
    if (!type) return []
    const rules = { workspace, getClient: () => after, getDocumentExists }
    const markers = await validateDocument({ document: draft, ...rules })
    const incomplete = translationsOf(draft, type).filter(
      ({ code, missing }) => plan?.languages.includes(code) && missing > 0,
    )
    return [
      ...markers.filter(({ level }) => level === 'error'),
      ...incomplete.map(({ name: language }) => ({
        message: t('Texts are missing in {language}', { language }),
      })),
    ]
  }
  const found = all.map(async (documentId, place): Promise<RecordedIssue[]> => {
    const documentType = (find(`drafts.${documentId}`) ?? find(documentId))?._type ?? ''
    const markers = await markersOf(documentId, place >= changes.publishes.length)
    return markers.map(({ message, other, path = [] }, index) => ({
      ...{ _key: `${documentId}-${index}`, documentId, documentType, message, other },
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
function clientAfter(client: SanityClient, isPublic: ReadonlyMap<string, boolean>) {
  const raw = client.withConfig({ perspective: 'raw' })
  const fetch = async (query: string, params: Record<string, unknown> = {}) => {
    const answer: unknown = await raw.fetch(query, params)
    const after = rows.safeParse(answer).data?.flatMap((document) => {
      const id = getPublishedId(document._id)
      if (!isPublic.has(id)) return [document]
      return isPublic.get(id) && isDraftId(document._id) ? [{ ...document, _id: id }] : []
    })
    return after ?? answer
  }
  const after: SanityClient = Object.assign(client.clone(), { fetch, withConfig: () => after })
  return after
}
