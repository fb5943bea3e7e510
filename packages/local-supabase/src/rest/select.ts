import { ApiError } from '../errors.ts'

/** A column, with the steps into its JSON (`->a`, `->>b`), as in `address->city` or `amount::text`. */
export type Field = { column: string; path: { arrow: '->' | '->>'; key: string }[]; cast?: string }

/** A part of `select`: a column with its name in the response, or the rows of a related table. */
export type Item =
  | { kind: 'all' }
  | { kind: 'field'; field: Field; alias: string }
  | { kind: 'embed'; embed: Embed }

export type Embed = {
  /** The name in the response, and in the parameters that concern it. */
  alias: string
  target: string
  /** The column or constraint that chooses one of several relationships. */
  hint: string | null
  isInner: boolean
  items: Item[]
}

const name = String.raw`"(?:[^"\\]|\\.)*"|[^\s"().,:!>-][^"().,:!>]*?`
const aliased = new RegExp(`^(?:(${name}):(?!:))?(.*)$`, 's')
const embedded = new RegExp(`^(${name})((?:!(?:${name}))*)\\((.*)\\)$`, 's')
const fieldParts = new RegExp(`^(${name}|\\*)((?:->>?[^-:]+)*)(?:::([\\w ]+(?:\\[\\])?))?$`, 's')
const aggregate = /^(?:.*\.)?(?:count|sum|avg|min|max)\(\)(?:::\w+)?$/

/**
 * Parses `select`, such as `id,maker:makers!inner(name)`.
 * @see https://docs.postgrest.org/en/stable/references/api/resource_embedding.html
 */
export function parseSelect(text: string): Item[] {
  return splitList(text).map((part) => {
    if (part === '*') return { kind: 'all' }
    if (part.startsWith('...'))
      throw notHere('spread embedding (...)', 'Embed the relation by its name.')
    const [, alias, rest = ''] = aliased.exec(part) ?? []
    if (aggregate.test(rest) || rest === 'count')
      // Hosted projects have the setting `db-aggregates-enabled` off.
      throw new ApiError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
    const [, target, modifiers = '', inner] = embedded.exec(rest) ?? []
    if (target === undefined) {
      const field = parseField(rest)
      const last = field.path.findLast(({ key }) => !/^\d+$/.test(key))?.key
      return { kind: 'field', field, alias: unquote(alias ?? last ?? field.column) }
    }
    const hints = modifiers.split('!').filter(Boolean).map(unquote)
    const embed: Embed = {
      alias: unquote(alias ?? target),
      target: unquote(target),
      hint: hints.find((hint) => hint !== 'inner' && hint !== 'left') ?? null,
      isInner: hints.includes('inner'),
      items: parseSelect(inner ?? ''),
    }
    return { kind: 'embed', embed }
  })
}

/** @throws PGRST100 for a text that is not a column */
export function parseField(text: string): Field {
  const [, column, path = '', cast] = fieldParts.exec(text) ?? []
  if (column === undefined) throw unreadable('select parameter', text)
  const steps = [...path.matchAll(/(->>?)([^-]+)/g)]
  return {
    column: unquote(column),
    path: steps.map(([, arrow, key = '']) => ({
      arrow: arrow === '->>' ? '->>' : '->',
      key: unquote(key),
    })),
    ...(cast !== undefined && { cast }),
  }
}

/** Splits a list at commas, but not within quotes or parentheses. */
export function splitList(text: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[\s\S]/g)) {
    if (token === '(' || token === '{') depth += 1
    if (token === ')' || token === '}') depth -= 1
    if (token === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + token)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Removes the double quotes around a name or value. Returns a text without them unchanged. */
export function unquote(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : text
}

export const unreadable = (what: string, text: string, details: string | null = null) =>
  new ApiError(400, 'PGRST100', `"failed to parse ${what} (${text})" (line 1, column 1)`, {
    details,
  })

/** The error for a feature of PostgREST that the stand-in lacks. */
export const notHere = (what: string, hint: string | null = null) =>
  new ApiError(501, 'local', `The local Supabase does not have ${what}`, { hint })
