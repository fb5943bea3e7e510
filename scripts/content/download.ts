/** The limit of a download with its body, in ms: 20 MB take 32 s at 5 Mbit/s. */
const limit = 40_000

/** Requests a file, and rejects if it has not arrived in time, because nothing else is published meanwhile. */
export function download(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...options, signal: AbortSignal.timeout(limit) })
}
