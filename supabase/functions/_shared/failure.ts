/** An error whose message is our own: it contains no personal data or secrets and may be logged. */
export class KnownFailure extends Error {}

/** Returns the message of a KnownFailure, and only the name of others, which may quote data. */
export function reasonOf(error: unknown): string {
  if (error instanceof KnownFailure) return error.message
  return error instanceof Error ? error.name : typeof error
}

/** Writes a line to the function's log; it names mails and builds, never people or addresses. */
export function log(event: string, details: object = {}): void {
  console.log(JSON.stringify({ event, ...details }))
}
