import { type Field, notHere, parseField, splitList, unquote, unreadable } from './select.ts'

export type Comparison = {
  kind: 'comparison'
  field: Field
  isNegated: boolean
  operator: Operator
  value: string
}

export type Condition =
  | Comparison
  | { kind: 'logic'; word: 'and' | 'or'; isNegated: boolean; conditions: Condition[] }

/** The operators of filters in SQL. */
export const operators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  is: 'is',
  in: 'in',
} as const

export type Operator = keyof typeof operators

/** PostgREST's other operators. */
const missing = ['fts', 'plfts', 'phfts', 'wfts', 'sl', 'sr', 'nxl', 'nxr', 'adj']

const words = [...Object.keys(operators), ...missing].sort((a, b) => b.length - a.length)
const filter = new RegExp(`^(not\\.)?(${words.join('|')})(\\([^)]*\\))?\\.(.*)$`, 's')
const nested = new RegExp(`^(.+?)\\.((?:not\\.)?(?:${words.join('|')})(?:\\([^)]*\\))?\\..*)$`, 's')
const logical = /^(not\.)?(and|or)\((.*)\)$/s

/**
 * Parses a filter such as `not.in.(a,b)`.
 * @see https://docs.postgrest.org/en/stable/references/api/tables_views.html#operators
 */
export function parseFilter(column: string, text: string): Comparison {
  const [, not, operator, modifier, value = ''] = filter.exec(text) ?? []
  if (operator === undefined)
    throw unreadable('filter', text, `expecting "not" or one of: ${words.toSorted().join(', ')}`)
  if (!isOperator(operator)) throw notHere(`the filter ${operator}`)
  if (modifier !== undefined) throw notHere(`the modifier ${operator}${modifier}`)
  const field = parseField(column)
  return { kind: 'comparison', field, isNegated: not !== undefined, operator, value }
}

const isOperator = (word: string): word is Operator => Object.hasOwn(operators, word)

/** Parses `(a.eq.1,and(b.gt.2,c.is.null))`, the value of `or` or `and`. */
export function parseLogic(word: 'and' | 'or', isNegated: boolean, text: string): Condition {
  if (!/^\(.+\)$/s.test(text)) throw unreadable('logic tree', text)
  const conditions = splitList(text.slice(1, -1)).map((part): Condition => {
    const [, not, inner, list] = logical.exec(part) ?? []
    if (inner === 'and' || inner === 'or') return parseLogic(inner, not !== undefined, `(${list})`)
    const [, column, rest] = nested.exec(part) ?? []
    if (column === undefined || rest === undefined) throw unreadable('logic tree', text)
    const comparison = parseFilter(column, rest)
    // Elsewhere, quotes are part of a value.
    return { ...comparison, value: unquote(comparison.value) }
  })
  return { kind: 'logic', word, isNegated, conditions }
}
