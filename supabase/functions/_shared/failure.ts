/** An error whose message is our own: it contains no personal data and may be logged. */
export class KnownFailure extends Error {}

/** Returns the message of a KnownFailure, and only the name of others, which may quote data. */
export function reasonOf(error: unknown): string {
  if (error instanceof KnownFailure) return error.message
  return error instanceof Error ? error.name : typeof error
}
