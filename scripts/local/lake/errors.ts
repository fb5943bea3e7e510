import { STATUS_CODES } from 'node:http'

/** A refusal with the HTTP status and JSON body that the hosted API would answer. */
export class LakeError extends Error {
  readonly status: number
  readonly body: unknown
  /** The refused mutations of a transaction. */
  readonly faults: MutationFault[] | undefined

  constructor(status: number, message: string, body: unknown, faults?: MutationFault[]) {
    super(message)
    this.name = 'LakeError'
    this.status = status
    this.body = body
    this.faults = faults
  }
}

/** One refused mutation, by its position in the transaction. */
export type MutationFault = {
  index: number
  error: { type: string; description: string; [detail: string]: unknown }
}

/** A refusal of the request as such: `{statusCode, error, message}`. */
export function requestError(status: number, message: string): LakeError {
  return new LakeError(status, message, {
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    message,
  })
}

/** A refusal by the content lake behind the API: `{error: {type, description}}`. */
export function contentError(status: number, type: string, description: string): LakeError {
  return new LakeError(status, description, { error: { type, description } })
}

/** A GROQ query that cannot be parsed; `start` and `end` are offsets into `query`. */
export function queryParseError(
  query: string,
  description: string,
  start: number,
  end: number,
): LakeError {
  return new LakeError(400, description, {
    error: { type: 'queryParseError', description, query, start, end },
  })
}

/** A refused transaction: none of its mutations took effect. */
export function mutationError(status: number, items: MutationFault[]): LakeError {
  return transactionError(status, 'mutation', items)
}

/** A refused transaction of actions: `index` is the position of the action. */
export function actionError(status: number, items: MutationFault[]): LakeError {
  return transactionError(status, 'action', items)
}

function transactionError(
  status: number,
  kind: 'mutation' | 'action',
  items: MutationFault[],
): LakeError {
  const name = kind === 'mutation' ? 'Mutation(s)' : 'Action(s)'
  const descriptions = items.map(({ error }) => error.description).join('; ')
  const description = `${name} failed with ${items.length} error(s)`
  const body = { error: { type: `${kind}Error`, description, items } }
  return new LakeError(status, `The ${name.toLowerCase()} failed: ${descriptions}`, body, items)
}
