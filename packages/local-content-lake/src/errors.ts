import { STATUS_CODES } from 'node:http'
import { HttpError } from 'stand-in-server/httpError'
import type { LakeDocument } from './lakeDocument.ts'

type Detail = { type: string; description: string; [detail: string]: unknown }

/** A refused mutation or action, by its index in the transaction. */
export type TransactionIssue = { index: number; error: Detail }

/** A refused transaction. Nothing of it was applied. */
export class TransactionError extends HttpError {
  readonly issues: TransactionIssue[]

  constructor(
    status: number,
    issues: TransactionIssue[],
    kind: 'mutation' | 'action' = 'mutation',
  ) {
    const name = kind === 'mutation' ? 'Mutation(s)' : 'Action(s)'
    const description = `${name} failed with ${issues.length} error(s)`
    super(status, description, { error: { type: `${kind}Error`, description, items: issues } })
    this.issues = issues
  }
}

/** An error of the HTTP API: `{statusCode, error, message}`. */
export function requestError(status: number, message: string): HttpError {
  const error = STATUS_CODES[status] ?? 'Error'
  return new HttpError(status, message, { statusCode: status, error, message })
}

/** An error of the Content Lake: `{error: {type, description, …}}`. */
export function contentError(status: number, error: Detail): HttpError {
  return new HttpError(status, error.description, { error })
}

/** A syntax error in a GROQ query; `start` and `end` are offsets into `query`. */
export function queryParseError(query: string, description: string, start: number, end: number) {
  return contentError(400, { type: 'queryParseError', description, query, start, end })
}

/** Details of mutation and action errors, with the hosted API's messages. */
export function documentNotFound(id: string): Detail {
  const description = `The document with the ID "${id}" was not found`
  return { type: 'documentNotFoundError', description, id }
}

export function documentAlreadyExists(id: string): Detail {
  const description = `Document by ID "${id}" already exists`
  return { type: 'documentAlreadyExistsError', description, id }
}

/** Returns undefined if the document has the expected revision, or if no revision is expected. */
export function revisionMismatch(
  { _id: id, _rev: currentRevisionID }: LakeDocument,
  expectedRevisionID: string | undefined,
): Detail | undefined {
  if (expectedRevisionID === undefined || expectedRevisionID === currentRevisionID) return undefined
  const description = `Document "${id}" has unexpected revision ID ("${currentRevisionID}"), expected "${expectedRevisionID}"`
  const type = 'documentRevisionIDDoesNotMatchError'
  return { type, description, id, currentRevisionID, expectedRevisionID }
}
