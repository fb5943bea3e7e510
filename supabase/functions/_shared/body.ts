/** Reads a request's text; null if it is longer than the limit in bytes. */
export async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('Content-Length')) > limit) return null
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // A chunked body has no length.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses JSON; undefined if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
