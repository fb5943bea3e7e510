import { z } from 'zod'
import { documentId, patchOperations } from '../mutation.ts'

const attributes = z.looseObject({ _id: documentId.optional(), _type: z.string().min(1) })

const type = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}`)

export const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: type('create'),
    publishedId: documentId,
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: type('edit'),
    publishedId: documentId,
    draftId: documentId,
    patch: patchOperations,
  }),
  z.object({
    actionType: type('publish'),
    publishedId: documentId,
    draftId: documentId,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: type('unpublish'), publishedId: documentId, draftId: documentId }),
  z.object({ actionType: type('discard'), draftId: documentId }),
  z.object({
    actionType: type('delete'),
    publishedId: documentId,
    includeDrafts: z.array(documentId).default([]),
  }),
  z.object({ actionType: type('replaceDraft'), publishedId: documentId, attributes }),
  // The Studio discards drafts by this action.
  z.object({ actionType: type('version.discard'), versionId: documentId }),
])

/**
 * An action as the hosted API takes it, without those on releases.
 *
 * Source: https://www.sanity.io/docs/http-reference/actions
 */
export type Action = z.infer<typeof action>
