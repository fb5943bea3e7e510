/** The limit of a download with its body, in ms: 25 MB take 40 s at 5 Mbit/s. */
const limit = 50_000

/** Requests a file, and rejects if it has not arrived in time, because nothing else is published meanwhile. */
export function download(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...options, signal: AbortSignal.timeout(limit) })
}
