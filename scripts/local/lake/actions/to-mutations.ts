import type { Mutation } from '../mutation.ts'
import type { WorkingCopy } from '../working-copy.ts'
import type { Action, ActionOf } from './action.ts'
import { Layers } from './layers.ts'
import { strengthenReferences } from './strengthen.ts'

type Rules = {
  [Type in Action['actionType']]: (action: ActionOf<Type>, layers: Layers) => Mutation[]
}

/**
 * The mutations an action consists of, given the documents as they are.
 *
 * @throws 409 where a document is missing, exists already or has another revision than expected;
 *   400 for ids that do not belong together.
 */
export function toMutations(action: Action, index: number, copy: WorkingCopy): Mutation[] {
  const rule = RULES[action.actionType] as (action: Action, layers: Layers) => Mutation[]
  return rule(action, new Layers(copy, index))
}

const RULES: Rules = {
  'sanity.action.document.create': ({ publishedId, attributes, ifExists }, layers) => {
    const _id = layers.edited(attributes._id ?? `drafts.${publishedId}`, publishedId)
    if (ifExists === 'ignore') return [{ createIfNotExists: { ...attributes, _id } }]
    if (_id.startsWith('drafts.')) layers.absent(publishedId)
    return [{ create: { ...attributes, _id } }]
  },

  'sanity.action.document.edit': ({ publishedId, patch, ...names }, layers) => {
    const id = layers.edited(names.versionId ?? names.draftId, publishedId)
    const edit: Mutation = { patch: { ...patch, id } }
    if (layers.find(id)) return [edit]
    return [{ create: { ...layers.existing(publishedId), _id: id } }, edit]
  },

  'sanity.action.document.publish': ({ publishedId, ...action }, layers) => {
    const id = layers.edited(action.versionId ?? action.draftId, publishedId)
    const source = layers.existing(id)
    layers.revision(id, action.ifVersionRevisionId ?? action.ifDraftRevisionId)
    layers.revision(publishedId, action.ifPublishedRevisionId)
    const published = { ...strengthenReferences(source), _id: publishedId }
    return [{ createOrReplace: published }, { delete: { id } }]
  },

  'sanity.action.document.unpublish': ({ publishedId, ...names }, layers) => {
    const id = layers.edited(names.versionId ?? names.draftId, publishedId)
    const published = layers.existing(publishedId)
    return [{ createIfNotExists: { ...published, _id: id } }, { delete: { id: publishedId } }]
  },

  'sanity.action.document.discard': ({ draftId, versionId }, layers) =>
    layers.discard(versionId ?? draftId),

  'sanity.action.document.delete': ({ publishedId, ...action }, layers) => {
    layers.existing(publishedId)
    const included = [...action.includeDrafts, ...action.includeVersions]
    layers.onlyThese(publishedId, included)
    return [publishedId, ...included].map((id) => ({ delete: { id } }))
  },

  'sanity.action.document.replaceDraft': ({ publishedId, attributes }, layers) => {
    const _id = layers.edited(attributes._id ?? `drafts.${publishedId}`, publishedId)
    if (!layers.find(_id)) layers.existing(publishedId)
    return [{ createOrReplace: { ...attributes, _id } }]
  },

  'sanity.action.document.version.create': ({ publishedId, document, ...action }, layers) => {
    const id = layers.edited(document?._id ?? action.versionId, publishedId)
    if (document) return [{ create: document }]
    const base = layers.existing(action.baseId ?? publishedId)
    layers.revision(base._id, action.ifBaseRevisionId)
    return [{ create: { ...base, _id: id } }]
  },

  'sanity.action.document.version.replace': ({ document }, layers) => {
    layers.existing(layers.edited(document._id))
    return [{ createOrReplace: document }]
  },

  'sanity.action.document.version.discard': ({ versionId }, layers) => layers.discard(versionId),

  'sanity.action.document.version.unpublish': ({ versionId, publishedId }, layers) => {
    const id = layers.edited(versionId, publishedId)
    const published = layers.existing(publishedId)
    const marked = { ...(layers.find(id) ?? published), _id: id, _system: { delete: true } }
    return [{ createOrReplace: marked }]
  },
}
