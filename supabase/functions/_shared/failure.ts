/** A failure that we foresaw: its message has codes and nobody's data, so that it may be logged. */
export class KnownFailure extends Error {}

/** Messages of errors that are not ours may quote what they failed on: their name must do. */
export function reasonOf(error: unknown): string {
  if (error instanceof KnownFailure) return error.message
  return error instanceof Error ? error.name : typeof error
}
