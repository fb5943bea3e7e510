import type { LakeDocument } from './document.ts'
import type { MutationFault } from './errors.ts'

type Fault = MutationFault['error']

/** Errors of mutations and actions, worded as in the hosted API. */
export function documentNotFound(id: string): Fault {
  const description = `The document with the ID "${id}" was not found`
  return { type: 'documentNotFoundError', description, id }
}

export function documentAlreadyExists(id: string): Fault {
  return {
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${id}" already exists`,
    id,
  }
}

/** Returns undefined where the document has the expected revision, or none is expected. */
export function revisionMismatch(
  { _id: id, _rev: currentRevisionID }: LakeDocument,
  expectedRevisionID: string | undefined,
): Fault | undefined {
  if (expectedRevisionID === undefined || expectedRevisionID === currentRevisionID) return undefined
  const description = `Document "${id}" has unexpected revision ID ("${currentRevisionID}"), expected "${expectedRevisionID}"`
  const type = 'documentRevisionIDDoesNotMatchError'
  return { type, description, id, currentRevisionID, expectedRevisionID }
}
