/** A request's text, or null where it is longer than the limit. */
export async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('Content-Length')) > limit) return null
  const text = await request.text()
  return text.length > limit ? null : text
}

/** What a text says as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
