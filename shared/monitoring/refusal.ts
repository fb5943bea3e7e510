import { z } from 'zod'

/** The error bodies of services, which have the reason of a refusal in one of these properties. */
const refusal = z
  .looseObject({
    message: z.string(),
    suggestion: z.string(),
    error: z.union([z.string(), z.looseObject({})]),
    errors: z.array(z.looseObject({})),
  })
  .partial()

/** Returns the message in a parsed response body, or null if it has none. */
export function saidIn(answer: unknown): string | null {
  if (typeof answer === 'string') return answer
  const { success, data } = refusal.safeParse(answer)
  if (!success) return null
  const { message, suggestion = '', error, errors: [first] = [] } = data
  const text = message ?? saidIn(first) ?? saidIn(error)
  return text === null ? null : `${withoutJson(text)} ${suggestion}`.trim()
}

/** Parses JSON. Returns undefined for an invalid text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Replaces JSON at the end of a sentence, as in `status 401: {"message":"Unauthorized"}`, by its message. */
export const withoutJson = (text: string) =>
  text.replace(/\{.*\}\s*$/s, (json) => saidIn(parsedJson(json)) ?? json)

/** Returns the message in the body of an error response, or '' for a page of HTML. */
export function reasonInBody(body: string): string {
  const text = saidIn(parsedJson(body)) ?? body.trim()
  return text.startsWith('<') ? '' : text.slice(0, 300)
}
