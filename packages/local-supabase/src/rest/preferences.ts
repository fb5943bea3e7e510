import type { HonoRequest } from 'hono'
import { ApiError } from '../errors.ts'
import { notHere } from './select.ts'

/** What the headers `Prefer` and `Accept` ask for. */
export type Preferences = {
  returnsRows: boolean
  counts: boolean
  /** What an insert does with rows that exist already. */
  resolution: 'merge' | 'ignore' | undefined
  /** Whether the response is one row, without a list. */
  isSingle: boolean
}

const single = 'application/vnd.pgrst.object+json'

/** Media types of lists; PostgREST's own is for `nulls=stripped`. */
const lists = ['', '*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json']

/**
 * Reads the preferences of a request. An estimated count is computed exactly.
 * @see https://docs.postgrest.org/en/stable/references/api/preferences.html
 * @throws PGRST107 for another media type, and 501 for a preference that the stand-in does not support
 */
export function readPreferences(request: HonoRequest): Preferences {
  const prefer = request.header('prefer') ?? ''
  for (const absent of ['missing=default', 'max-affected'])
    if (prefer.includes(absent)) throw notHere(`the preference ${absent}`)
  const accept = (request.header('accept') ?? '').split(',').map((type) => type.trim())
  if (accept.some((type) => type.includes('nulls=stripped'))) throw notHere('nulls=stripped')
  const types = accept.map((type) => type.replace(/;.*/s, ''))
  if (!types.some((type) => type === single || lists.includes(type)))
    throw new ApiError(
      406,
      'PGRST107',
      `None of these media types are available: ${types.join(', ')}`,
    )
  const [, resolution] = /\bresolution=(merge|ignore)-duplicates\b/.exec(prefer) ?? []
  return {
    returnsRows: /\breturn=representation\b/.test(prefer),
    counts: /\bcount=(exact|planned|estimated)\b/.test(prefer),
    resolution: resolution === 'merge' || resolution === 'ignore' ? resolution : undefined,
    isSingle: types.includes(single),
  }
}
