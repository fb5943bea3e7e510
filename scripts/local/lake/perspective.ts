import { type Documents, type LakeDocument, locateVersion } from './document.ts'
import { requestError } from './errors.ts'

/** `raw` shows every stored document; a stack shows one version of each, the first layer winning. */
export type Perspective = 'raw' | readonly string[]

const NAME = /^[a-z0-9_]+$/i
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'

/** What a query sees when it names no perspective: `published` since API version 2025-02-19. */
export function defaultPerspective(apiVersion: string): Perspective {
  if (apiVersion === 'X') return ['published']
  const isDated = /^\d{4}-/.test(apiVersion)
  return isDated && apiVersion >= PUBLISHED_BY_DEFAULT_SINCE ? ['published'] : 'raw'
}

/**
 * Reads the `perspective` parameter: `published`, `drafts` (or its old name `previewDrafts`),
 * `raw`, or a stack of release names, comma-separated or repeated. `published` is the last layer
 * of every stack, named or not.
 *
 * @throws 400 for a malformed name, and for `raw` inside a stack.
 */
export function parsePerspective(values: string[], apiVersion: string): Perspective {
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim())
  if (names.length === 0) return defaultPerspective(apiVersion)
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  for (const name of names) {
    if (name === 'raw' || !NAME.test(name)) {
      throw requestError(
        400,
        `Invalid perspective "${values.join(',')}": expected published, drafts, raw, or a stack of release names without raw`,
      )
    }
  }
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  return layers.includes('published') ? layers : [...layers, 'published']
}

/**
 * The documents as a perspective shows them. In a stack with more than `published`, each document
 * has its published `_id`, and `_originalId` names the version it came from.
 */
export function viewThrough(documents: Documents, perspective: Perspective): LakeDocument[] {
  if (perspective === 'raw') return [...documents.values()]
  const rankByLayer = new Map(perspective.map((layer, rank) => [layer, rank]))
  const shown = new Map<string, { rank: number; document: LakeDocument }>()
  for (const document of documents.values()) {
    const { layer, publishedId } = locateVersion(document._id)
    const rank = rankByLayer.get(layer)
    if (rank === undefined) continue
    const current = shown.get(publishedId)
    if (!current || rank < current.rank) shown.set(publishedId, { rank, document })
  }
  const onlyPublished = perspective.every((layer) => layer === 'published')
  return [...shown].map(([publishedId, { document }]) =>
    onlyPublished ? document : asPublished(document, publishedId),
  )
}

/** Documents are never changed, only replaced: the same one gives the same view. */
const views = new WeakMap<LakeDocument, LakeDocument>()

function asPublished(document: LakeDocument, publishedId: string): LakeDocument {
  const known = views.get(document)
  if (known) return known
  const view = { ...document, _id: publishedId, _originalId: document._id }
  views.set(document, view)
  return view
}
