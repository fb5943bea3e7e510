import { type Documents, isDraft, type LakeDocument, toPublishedId } from './document.ts'
import { requestError } from './errors.ts'

const perspectives = ['published', 'drafts', 'raw'] as const

/** `raw` shows every stored document, `drafts` a document's draft instead of it. */
export type Perspective = (typeof perspectives)[number]

/** @throws 400 for anything but one of the three; releases are not supported. */
export function parsePerspective(value: string | null): Perspective {
  const found = perspectives.find((perspective) => perspective === (value ?? 'published'))
  if (found) return found
  throw requestError(400, `Invalid perspective "${value}": expected ${perspectives.join(', ')}`)
}

/**
 * The documents as a perspective shows them, in the order of their ids: that of a result without
 * `order()`. In `drafts` each has its published `_id`, and `_originalId` names the version it came
 * from.
 */
export function viewThrough(documents: Documents, perspective: Perspective): LakeDocument[] {
  return visible(documents, perspective).sort((one, other) => (one._id < other._id ? -1 : 1))
}

function visible(documents: Documents, perspective: Perspective): LakeDocument[] {
  const all = [...documents.values()]
  if (perspective === 'raw') return all
  if (perspective === 'published') return all.filter(({ _id }) => !isDraft(_id))
  return all.filter(({ _id }) => isDraft(_id) || !documents.has(`drafts.${_id}`)).map(asPublished)
}

/** Documents are replaced, never changed: the same one has the same view. */
const views = new WeakMap<LakeDocument, LakeDocument>()

function asPublished(document: LakeDocument): LakeDocument {
  const known = views.get(document)
  if (known) return known
  const view = { ...document, _id: toPublishedId(document._id), _originalId: document._id }
  views.set(document, view)
  return view
}
