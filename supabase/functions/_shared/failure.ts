/** An error whose message is safe to log: it contains no personal data or secrets. */
export class KnownFailure extends Error {}

/**
 * Returns the message of a KnownFailure. Returns only the name of other errors, because their messages may quote data.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof KnownFailure) return error.message
  return error instanceof Error ? error.name : typeof error
}

/** Writes a line to the function's log. Lines identify mails and builds, but never people or addresses. */
export function log(event: string, details: object = {}): void {
  console.log(JSON.stringify({ event, ...details }))
}
