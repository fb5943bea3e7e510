import type { SanityClient } from '@sanity/client'
import {
  getDraftId,
  getPublishedId,
  getValueAtPath,
  isDraftId,
  type Path,
  pathToString,
  type SanityDocument,
  validateDocument,
  type Workspace,
} from 'sanity'
import { z } from 'zod'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { applyFieldChanges } from '../../../shared/contentLake/fieldChanges.ts'
import {
  type Plan,
  type PlannedChanges,
  plannedIds,
  visibilityAfter,
} from '../../../shared/plans/plan.ts'
import {
  linksToUnpublished,
  planMutations,
  removedDocuments,
} from '../../../shared/plans/planMutations.ts'
import { changesBefore, scheduledPlans } from '../../../shared/plans/readPlans.ts'
import { unlink } from '../../../shared/plans/unlink.ts'
import type { RecordedIssue } from '../../../shared/publishing/buildRecord.ts'
import { t } from '../../i18n/t.ts'
import { listBlockers } from '../links/removalBlockers.ts'
import { translationsOf } from '../translations/translatableTexts.ts'

type Marker = Pick<RecordedIssue, 'message' | 'other'> & { path?: string }

/**
 * Returns the issues of publishing and unpublishing documents together: changes that no plan may make, validation
 * errors of the drafts and of documents that lose a link, missing translations in the required languages, and lists
 * that need an unpublished document. Each document is validated as if the other changes, and the changes of earlier
 * plans, were already made.
 * @param plan the stored plan; omitted for changes that are made now
 */
export async function validateChanges(changes: PlannedChanges, workspace: Workspace, plan?: Plan) {
  const client = workspace.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const earlierChanges = plan ? changesBefore(plan, await scheduledPlans(client)) : []
  const isPublic = visibilityAfter([...earlierChanges, changes])
  const unpublished = changes.unpublishes.map(({ id }) => id)
  const linking = await client.fetch<string[]>(`*[${linksToUnpublished}]._id`, { unpublished })
  const linkingIds = linking.map((id) => getPublishedId(id))
  const edits = new Map((changes.edits ?? []).map((edit) => [edit.id, edit.changes]))
  const ids = [...isPublic.keys(), ...edits.keys(), ...linkingIds].flatMap((id) => [
    id,
    getDraftId(id),
  ])
  const versions = await client.fetch<SanityDocument[]>('*[_id in $ids]', { ids })
  const find = (id: string) => versions.find(({ _id }) => _id === id)
  const isPublished = (id: string) => isPublic.get(id) ?? find(id) !== undefined
  const changedIds = plannedIds(changes)
  const refused = (await planMutations(changes, client, earlierChanges)).issues
  const refusedIds = new Set(refused.map(({ documentId }) => documentId))
  // One query finds all references, because a page has many.
  const targets = changes.unpublishes.flatMap(({ redirectTo }) => redirectTo ?? [])
  const references = [...new Set([...collectReferences(versions), ...targets])]
  const knownIds = new Set(
    await client.fetch<string[]>('*[_id in $references]._id', { references }),
  )
  const getDocumentExists = async ({ id }: { id: string }) => isPublic.get(id) ?? knownIds.has(id)

  const validateOne = async (id: string): Promise<Marker[]> => {
    const draft = find(getDraftId(id))
    const stored = (isPublic.get(id) ? draft : undefined) ?? find(id) ?? draft
    const document = stored && applyFieldChanges(stored, edits.get(id) ?? []).document
    const isUnpublished = unpublished.includes(id)
    // `planMutations` has reported missing and refused documents.
    if (!document || refusedIds.has(id)) return []
    const isPlanned = changes.publishes.includes(id)
    const isOther = ([changedId, willBePublic]: [string, boolean]) =>
      changedId !== id && (!willBePublic || find(getDraftId(changedId)))
    const after = clientAfter(client, new Map([...isPublic].filter(isOther)))
    if (isUnpublished)
      return (await listBlockers(after, document)).flatMap(({ reason: message, documents }) =>
        documents
          .filter(({ _id }) => !changedIds.includes(_id))
          .map(({ _id, _type }) => ({ message, other: { documentId: _id, documentType: _type } })),
      )
    const type = workspace.schema.get(document._type)
    if (!type) return []
    const rules = { workspace, getClient: () => after, getDocumentExists }
    const unlinked = unlink(document, removedDocuments(changes))
    const markers = await validateDocument({ document: unlinked, ...rules })
    const isLost = (path: Path) =>
      getValueAtPath(document, path) !== undefined && getValueAtPath(unlinked, path) === undefined
    /** The entries that a list has lost, each with its path; the list as a whole has too few. */
    const lostEntries = (path: Path): Path[] => {
      const [before, after] = [document, unlinked].map((it) => getValueAtPath(it, path))
      if (!Array.isArray(before) || !Array.isArray(after)) return []
      return before
        .map(({ _key }) => [...path, { _key }])
        .filter((entry) => getValueAtPath(unlinked, entry) === undefined)
    }
    const isTakenDown = t('The page of this link is taken down: choose another one first')
    const untranslated = t('This field is not translated')
    const required = translationsOf(document, type).filter(
      ({ code }) => isPlanned && plan?.languages.includes(code),
    )
    return [
      ...markers
        .filter(({ level }) => level === 'error')
        .flatMap(({ message, path }) => {
          const lost = isLost(path) ? [path] : lostEntries(path)
          if (lost.length === 0) return { message, path: pathToString(path) }
          return lost.map((entry) => ({ message: isTakenDown, path: pathToString(entry) }))
        }),
      ...required.flatMap(({ code, unwritten }) =>
        unwritten.map(({ path }) => ({ path: `${path}.${code}`, message: untranslated })),
      ),
    ]
  }
  const checkedIds = [...new Set([...changedIds, ...linkingIds.filter(isPublished)])]
  const issues = checkedIds.map(async (documentId): Promise<RecordedIssue[]> => {
    const documentType = (find(getDraftId(documentId)) ?? find(documentId))?._type ?? ''
    const markers = await validateOne(documentId)
    return markers.map(({ message, other, path = '' }, index) => {
      return { _key: `${documentId}-${index}`, documentId, documentType, path, message, other }
    })
  })
  return [...refused, ...(await Promise.all(issues)).flat()]
}

function collectReferences(value: unknown): string[] {
  if (!(value instanceof Object)) return []
  const own = '_ref' in value && typeof value._ref === 'string' ? [value._ref] : []
  return [...own, ...Object.values(value).flatMap(collectReferences)]
}

const rows = z.array(z.looseObject({ _id: z.string() }))

/**
 * Returns a client that reads the content as it will be after the plan: its drafts as published documents, and no
 * unpublished ones. Overrides only `fetch` and `withConfig`, because validation rules use no other methods.
 */
function clientAfter(client: SanityClient, isPublic: ReadonlyMap<string, boolean>) {
  const fetch = async (query: string, params: Record<string, unknown> = {}) => {
    const result: unknown = await client.fetch(query, params)
    const after = rows.safeParse(result).data?.flatMap((document) => {
      const id = getPublishedId(document._id)
      if (!isPublic.has(id)) return [document]
      return isPublic.get(id) && isDraftId(document._id) ? [{ ...document, _id: id }] : []
    })
    return after ?? result
  }
  const after: SanityClient = Object.assign(client.clone(), { fetch, withConfig: () => after })
  return after
}
