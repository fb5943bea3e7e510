/** The limit of a download with its body, in ms: enough for 25 MB at 5 Mbit/s. */
const limitMs = 50_000

/** Requests a file. Rejects after the time limit, because a download blocks publishing. */
export function download(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...options, signal: AbortSignal.timeout(limitMs) })
}
