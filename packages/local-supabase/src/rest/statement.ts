import { ApiError } from '../errors.ts'
import { type Catalog, type DatabaseTable, exposedSchema, type Procedure } from './catalog.ts'
import { type Comparison, type Condition, operators } from './filter.ts'
import type { Ordering, Query } from './query.ts'
import { findRelationship, type Relationship } from './relationship.ts'
import { type Field, notHere, splitList, unquote, unreadable } from './select.ts'

/**
 * SQL whose only placeholder, `$1`, is the JSON of the request's body. Filters are literals, because Postgres then
 * gives them the type of their column, and refuses values that are not of this type, as it does for PostgREST.
 */
export type Statement = { sql: string; values: string[] }

/** The maximum number of rows in a response (PostgREST's `max-rows`); further rows are silently cut off. */
const maxRows = 1000

const identifier = (name: string) => `"${withoutNul(name).replaceAll('"', '""')}"`
const literal = (text: string) => `'${withoutNul(text).replaceAll("'", "''")}'`
const inSchema = (name: string) => `${identifier(exposedSchema)}.${identifier(name)}`
const namesOf = (columns: string[]) => columns.map(identifier).join(', ')

function withoutNul(text: string): string {
  if (!text.includes('\0')) return text
  throw new ApiError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
}

/** Rows that a response selects from, by the name with which its columns are qualified. */
type Source = { name: string; sql: string; table: string }

/** `insert` of the rows of a JSON array. Missing columns are null. */
export function insertStatement(
  { name }: DatabaseTable,
  {
    columns,
    rows,
    onConflict,
  }: { columns: string[]; rows: unknown[]; onConflict: Conflict | undefined },
): Statement {
  const [table, names] = [inSchema(name), namesOf(columns)]
  if (columns.length === 0) return { sql: `insert into ${table} default values`, values: [] }
  const source = `json_populate_recordset(null::${table}, $1)`
  return {
    sql: `insert into ${table} as ${identifier(name)} (${names}) select ${names} from ${source}${conflict(columns, onConflict)}`,
    values: [JSON.stringify(rows)],
  }
}

/** Columns whose values only one row may have, and what happens to a second row with the same values. */
export type Conflict = { columns: string[]; resolution: 'merge' | 'ignore' }

function conflict(columns: string[], onConflict: Conflict | undefined): string {
  if (onConflict === undefined || onConflict.columns.length === 0) return ''
  const target = ` on conflict (${namesOf(onConflict.columns)}) do`
  if (onConflict.resolution === 'ignore') return `${target} nothing`
  const changes = columns.map((column) => `${identifier(column)} = excluded.${identifier(column)}`)
  return `${target} update set ${changes.join(', ')}`
}

export function updateStatement(
  { name }: DatabaseTable,
  { columns, row, query }: { columns: string[]; row: object; query: Query },
): Statement {
  const [table, names] = [inSchema(name), namesOf(columns)]
  const source = `select ${names} from json_populate_record(null::${table}, $1)`
  const sql = `update ${table} as ${identifier(name)} set (${names}) = (${source})${where(query, name)}`
  return { sql, values: [JSON.stringify(row)] }
}

export const deleteStatement = ({ name }: DatabaseTable, query: Query): Statement => ({
  sql: `delete from ${inSchema(name)} as ${identifier(name)}${where(query, name)}`,
  values: [],
})

/**
 * Selects one row: `body`, the JSON of the response, its number of `rows`, and, if requested, the `total` of rows
 * without the limit.
 */
export function selectStatement(
  catalog: Catalog,
  { name }: DatabaseTable,
  query: Query,
  withTotal: boolean,
): Statement {
  const source = { name, sql: inSchema(name), table: name }
  return { sql: response(catalog, source, query, withTotal), values: [] }
}

/** The changed rows, as `selectStatement` returns them. */
export function returning(
  catalog: Catalog,
  { name }: DatabaseTable,
  { sql, values }: Statement,
  query: Query,
): Statement {
  const columns = columnsRead(catalog, name, query)
  const source = { name, sql: identifier(name), table: name }
  const changed = { ...query, conditions: [] }
  return {
    sql: `with ${identifier(name)} as (${sql} returning ${columns}) ${response(catalog, source, changed, false)}`,
    values,
  }
}

/** The columns that a response reads, because a role may read only some. */
function columnsRead(catalog: Catalog, table: string, { items, order }: Query): string {
  if (items.length === 0 || items.some(({ kind }) => kind === 'all')) return '*'
  const read = items.flatMap((item) => {
    if (item.kind === 'embed') return findRelationship(catalog, table, item.embed).columns
    return item.kind === 'field' ? [item.field.column] : []
  })
  return namesOf([...new Set([...read, ...order.map(({ field }) => field.column)])])
}

/**
 * Calls a function with arguments by name, as `selectStatement` selects from a table. If the function returns a single
 * value or row, the response is not a list.
 */
export function callStatement(
  catalog: Catalog,
  { name, parameters, returns, returnsSet }: Procedure,
  { args, query, counts }: { args: Record<string, unknown>; query: Query; counts: boolean },
): Statement {
  const given = parameters.filter((parameter) => Object.hasOwn(args, parameter.name))
  const types = given.map((parameter) => `${identifier(parameter.name)} ${parameter.type}`)
  const named = given.map(
    (parameter) => `${identifier(parameter.name)} := _.${identifier(parameter.name)}`,
  )
  const record = given.length > 0 ? `json_to_record($1) as _(${types.join(', ')}), ` : ''
  const values = given.length > 0 ? [JSON.stringify(args)] : []
  const from = `from ${record}${inSchema(name)}(${named.join(', ')}) as result`
  if (returns === 'nothing') return { sql: `select null as body, 0 as rows ${from}`, values }
  if (returns === 'value') {
    const body = returnsSet ? `coalesce(json_agg(result), '[]')` : `json_agg(result) -> 0`
    const page = `select result ${from} limit ${maxRows}`
    return {
      sql: `select (${body})::text as body, count(*)::int as rows from (${page}) as page`,
      values,
    }
  }
  const called = `with ${identifier(name)} as materialized (select result.* ${from})`
  const source = { name, sql: identifier(name), table: name }
  const page = response(catalog, source, query, counts)
  const one = `select (body::json -> 0)::text as body, rows from (${page}) as page`
  return { sql: `${called} ${returnsSet ? page : one}`, values }
}

function response(catalog: Catalog, source: Source, query: Query, withTotal: boolean): string {
  const limit = Math.min(query.limit ?? maxRows, maxRows)
  const page = rows(catalog, source, { ...query, limit })
  const all = `select from ${source.sql} as ${identifier(source.name)}${where(query, source.name, inner(catalog, source, query))}`
  const total = withTotal ? `, (select count(*) from (${all}) as found)::int as total` : ''
  return `select coalesce(json_agg(page.*), '[]')::text as body, count(*)::int as rows${total} from (${page}) as page`
}

/** Returns the `select` of a query. */
function rows(catalog: Catalog, source: Source, query: Query, joined: string[] = []): string {
  const columns = query.items.flatMap((item) => {
    if (item.kind === 'all') return `${identifier(source.name)}.*`
    if (item.kind === 'field')
      return `${fieldOf(source.name, item.field)} as ${identifier(item.alias)}`
    if (item.embed.items.length === 0) return []
    return `(${embedded(catalog, source, query, item.embed.alias)}) as ${identifier(item.embed.alias)}`
  })
  const conditions = [...joined, ...inner(catalog, source, query)]
  return [
    `select ${columns.join(', ')} from ${source.sql} as ${identifier(source.name)}`,
    where(query, source.name, conditions),
    orderBy(source.name, query.order),
    query.limit === null ? '' : ` limit ${query.limit}`,
    query.offset > 0 ? ` offset ${query.offset}` : '',
  ].join('')
}

/** A relation in a query: the source of its rows, and the conditions that join them. */
function related(catalog: Catalog, source: Source, query: Query, alias: string) {
  const item = query.items.find((each) => each.kind === 'embed' && each.embed.alias === alias)
  const inside = query.embedded.get(alias)
  if (item?.kind !== 'embed' || inside === undefined) throw new Error(`${alias} is not embedded`)
  const relationship = findRelationship(catalog, source.table, item.embed)
  const name = `${source.name}.${alias}`
  const target: Source = { name, sql: inSchema(relationship.table), table: relationship.table }
  return { query: inside, relationship, target, joined: joins(source.name, name, relationship) }
}

function joins(own: string, other: string, { columns, relatedColumns }: Relationship): string[] {
  return columns.map((column, index) => {
    const relatedColumn = relatedColumns[index] ?? column
    return `${identifier(other)}.${identifier(relatedColumn)} = ${identifier(own)}.${identifier(column)}`
  })
}

function embedded(catalog: Catalog, source: Source, query: Query, alias: string): string {
  const { query: inside, relationship, target, joined } = related(catalog, source, query, alias)
  const found = `(${rows(catalog, target, inside, joined)}) as found`
  return relationship.isToOne
    ? `select row_to_json(found.*) from ${found}`
    : `select coalesce(json_agg(found.*), '[]') from ${found}`
}

/** The conditions of relations with `!inner`: a row without a related row is left out. */
function inner(catalog: Catalog, source: Source, query: Query): string[] {
  return query.items.flatMap((item) => {
    if (item.kind !== 'embed' || !item.embed.isInner) return []
    const { query: inside, target, joined } = related(catalog, source, query, item.embed.alias)
    const conditions = [...joined, ...inner(catalog, target, inside)]
    const from = `${target.sql} as ${identifier(target.name)}`
    return `exists (select from ${from}${where(inside, target.name, conditions)})`
  })
}

function where(query: Query, name: string, others: string[] = []): string {
  const own = query.conditions.map((condition) => {
    if (condition.kind === 'comparison' && query.embedded.has(condition.field.column))
      throw notHere(
        'filtering by the absence of a relation',
        `To leave out rows without one, select ${condition.field.column}!inner(…).`,
      )
    return conditionOf(name, condition)
  })
  const conditions = [...own, ...others]
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

function conditionOf(name: string, condition: Condition): string {
  const not = condition.isNegated ? 'not ' : ''
  if (condition.kind === 'logic') {
    const parts = condition.conditions.map((each) => conditionOf(name, each))
    return `${not}(${parts.join(` ${condition.word} `)})`
  }
  return `${not}(${comparison(fieldOf(name, condition.field), condition)})`
}

function comparison(field: string, { operator, value }: Comparison): string {
  if (operator === 'is') {
    const isKnown = /^(not_)?null$|^(true|false|unknown)$/i.test(value)
    if (!isKnown) throw unreadable('filter', `is.${value}`)
    return `${field} is ${value.toLowerCase().replace('_', ' ')}`
  }
  if (operator === 'in') {
    if (!/^\(.*\)$/s.test(value)) throw unreadable('filter', `in.${value}`)
    const values = splitList(value.slice(1, -1)).map((each) => literal(unquote(each)))
    return values.length > 0 ? `${field} in (${values.join(', ')})` : 'false'
  }
  // An asterisk, because % is an escape in addresses.
  const pattern = operator === 'like' || operator === 'ilike'
  return `${field} ${operators[operator]} ${literal(pattern ? value.replaceAll('*', '%') : value)}`
}

function orderBy(name: string, order: Ordering[]): string {
  const terms = order.map(({ field, direction }) => `${fieldOf(name, field)} ${direction}`)
  return terms.length > 0 ? ` order by ${terms.join(', ')}` : ''
}

function fieldOf(name: string, { column, path, cast }: Field): string {
  const own = `${identifier(name)}.${identifier(column)}`
  const steps = path.map(({ arrow, key }) => arrow + (/^-?\d+$/.test(key) ? key : literal(key)))
  const value = steps.length > 0 ? `(to_jsonb(${own})${steps.join('')})` : own
  return cast === undefined ? value : `${value}::${cast}`
}
