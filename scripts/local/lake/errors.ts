import { STATUS_CODES } from 'node:http'

/** A refusal with the HTTP status and JSON body that the hosted API would answer. */
export class LakeError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, message: string, body: unknown) {
    super(message)
    this.name = 'LakeError'
    this.status = status
    this.body = body
  }
}

/** One refused mutation: what is wrong, and its position in the transaction. */
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
  const description = `The mutation(s) failed: ${items.map((item) => item.error.description).join('; ')}`
  return new LakeError(status, description, {
    error: {
      type: 'mutationError',
      description: `Mutation(s) failed with ${items.length} error(s)`,
      items,
    },
  })
}

/** The same for a transaction of actions: the faults are those of the actions, by their position. */
export function actionError(status: number, items: MutationFault[]): LakeError {
  const description = `The action(s) failed: ${items.map((item) => item.error.description).join('; ')}`
  return new LakeError(status, description, {
    error: {
      type: 'actionError',
      description: `Action(s) failed with ${items.length} error(s)`,
      items,
    },
  })
}
