import { STATUS_CODES } from 'node:http'
import { HttpError } from '../localApp.ts'
import type { LakeDocument } from './document.ts'

/** An error as the hosted API answers it. */
export class LakeError extends HttpError {
  /** The refused mutations of a transaction. */
  readonly issues: MutationIssue[] | undefined

  constructor(status: number, message: string, body: unknown, issues?: MutationIssue[]) {
    super(status, message, body)
    this.name = 'LakeError'
    this.issues = issues
  }
}

type Detail = { type: string; description: string; [detail: string]: unknown }

/** One refused mutation, by its position in the transaction. */
export type MutationIssue = { index: number; error: Detail }

/** An error of the request as such: `{statusCode, error, message}`. */
export function requestError(status: number, message: string): LakeError {
  const error = STATUS_CODES[status] ?? 'Error'
  return new LakeError(status, message, { statusCode: status, error, message })
}

/** An error of the content lake behind the API: `{error: {type, description, …}}`. */
export function contentError(status: number, error: Detail): LakeError {
  return new LakeError(status, error.description, { error })
}

/** A GROQ query that cannot be parsed; `start` and `end` are offsets into `query`. */
export function queryParseError(query: string, description: string, start: number, end: number) {
  return contentError(400, { type: 'queryParseError', description, query, start, end })
}

/** A refused transaction of mutations: none of them took effect. */
export function mutationError(status: number, items: MutationIssue[]): LakeError {
  return transactionError(status, 'mutation', items)
}

/** A refused transaction of actions: `index` is the position of the action. */
export function actionError(status: number, items: MutationIssue[]): LakeError {
  return transactionError(status, 'action', items)
}

function transactionError(status: number, kind: 'mutation' | 'action', items: MutationIssue[]) {
  const name = kind === 'mutation' ? 'Mutation(s)' : 'Action(s)'
  const descriptions = items.map(({ error }) => error.description).join('; ')
  const description = `${name} failed with ${items.length} error(s)`
  const body = { error: { type: `${kind}Error`, description, items } }
  return new LakeError(status, `The ${name.toLowerCase()} failed: ${descriptions}`, body, items)
}

/** Details of mutation and action errors, worded as in the hosted API. */
export function documentNotFound(id: string): Detail {
  const description = `The document with the ID "${id}" was not found`
  return { type: 'documentNotFoundError', description, id }
}

export function documentAlreadyExists(id: string): Detail {
  const description = `Document by ID "${id}" already exists`
  return { type: 'documentAlreadyExistsError', description, id }
}

/** Returns undefined where the document has the expected revision, or none is expected. */
export function revisionMismatch(
  { _id: id, _rev: currentRevisionID }: LakeDocument,
  expectedRevisionID: string | undefined,
): Detail | undefined {
  if (expectedRevisionID === undefined || expectedRevisionID === currentRevisionID) return undefined
  const description = `Document "${id}" has unexpected revision ID ("${currentRevisionID}"), expected "${expectedRevisionID}"`
  const type = 'documentRevisionIDDoesNotMatchError'
  return { type, description, id, currentRevisionID, expectedRevisionID }
}
