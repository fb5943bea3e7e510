import { ApiError } from '../errors.ts'
import { type Condition, parseFilter, parseLogic } from './filter.ts'
import {
  type Embed,
  type Field,
  type Item,
  notHere,
  parseField,
  parseSelect,
  splitList,
  unquote,
  unreadable,
} from './select.ts'

export type Ordering = { field: Field; direction: string }

/** A query of one table: the columns and related rows to return, and the conditions, order and limit of the rows. */
export type Query = {
  items: Item[]
  conditions: Condition[]
  order: Ordering[]
  limit: number | null
  offset: number
  /** The queries of embedded relations by their alias. */
  embedded: Map<string, Query>
}

/** Parameters that are not filters; `columns` and `on_conflict` belong to inserts. */
const others = ['apikey', 'select', 'columns', 'on_conflict']

/**
 * Parses the parameters of a request.
 * @throws PGRST100 for a malformed parameter, PGRST108 for a filter on a relation that is not selected, and 501 for a
 *   feature that the stand-in does not have
 */
export function parseQuery(parameters: URLSearchParams): Query {
  const query = emptyQuery(parseSelect(parameters.get('select') ?? '*'))
  for (const [key, value] of parameters) {
    if (others.includes(key)) continue
    const { target, name } = locate(query, key)
    const [, not, word] = /^(not\.)?(and|or)$/.exec(name) ?? []
    if (word === 'and' || word === 'or')
      target.conditions.push(parseLogic(word, not !== undefined, value))
    else if (name === 'order') target.order = splitList(value).map(parseOrdering)
    else if (name === 'limit') target.limit = parseCount(value)
    else if (name === 'offset') target.offset = parseCount(value)
    else target.conditions.push(parseFilter(name, value))
  }
  return query
}

function emptyQuery(items: Item[]): Query {
  const embeds = items.flatMap((item) => (item.kind === 'embed' ? item.embed : []))
  const embedded = new Map(embeds.map((embed: Embed) => [embed.alias, emptyQuery(embed.items)]))
  return { items, conditions: [], order: [], limit: null, offset: 0, embedded }
}

/** Follows the path of a parameter such as `makers.name` into embedded relations. */
function locate(query: Query, key: string): { target: Query; name: string } {
  const [, relation, rest] = /^("[^"]*"|[^".>]+)\.(.+)$/s.exec(key) ?? []
  if (relation === undefined || rest === undefined || relation === 'not')
    return { target: query, name: key }
  const inner = query.embedded.get(unquote(relation))
  if (inner) return locate(inner, rest)
  const message = `'${relation}' is not an embedded resource in this request`
  const hint = `Verify that '${relation}' is included in the 'select' query parameter.`
  throw new ApiError(400, 'PGRST108', message, { hint })
}

function parseOrdering(text: string): Ordering {
  const [, column = '', direction = 'asc', , nulls] =
    /^(.+?)(?:\.(asc|desc))?(\.nulls(first|last))?$/.exec(text) ?? []
  if (column.includes('(')) throw notHere('ordering by a column of an embedded relation')
  if (/\.[a-z]+$/.test(column)) throw unreadable('order', text)
  return { field: parseField(column), direction: nulls ? `${direction} nulls ${nulls}` : direction }
}

function parseCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw unreadable('limit or offset', text)
}
