import { exposedSchema, type Procedure, type Table } from './catalog.ts'
import { ApiError } from './errors.ts'

/** SQL with the values of its `$1`, `$2` ... placeholders. */
export type Statement = { sql: string; values: unknown[] }

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
const relation = ({ name }: Table) => `${identifier(exposedSchema)}.${identifier(name)}`

export type Returning = { representation: boolean; select: string | null }

/** `insert` of the rows of a JSON array. Columns that they lack get their defaults. */
export function insertStatement(
  table: Table,
  { columns, body, returning }: { columns: string[]; body: string; returning: Returning },
): Statement {
  const insert = `insert into ${relation(table)}`
  if (columns.length === 0) return returned(`${insert} default values`, table, returning, [])
  const names = columns.map(identifier).join(', ')
  const source = `select ${names} from json_to_recordset($1::json) as _(${typed(table, columns)})`
  return returned(`${insert} (${names}) ${source}`, table, returning, [body])
}

/** `update` of the rows that match the filters. */
export function updateStatement(
  table: Table,
  {
    columns,
    body,
    query,
    returning,
  }: { columns: string[]; body: string; query: URLSearchParams; returning: Returning },
): Statement {
  const values: unknown[] = [body]
  const names = columns.map(identifier).join(', ')
  const source = `select ${names} from json_to_record($1::json) as _(${typed(table, columns)})`
  const sql = `update ${relation(table)} set (${names}) = (${source})${where(table, query, values)}`
  return returned(sql, table, returning, values)
}

/** `delete` of the rows that match the filters. */
export function deleteStatement(
  table: Table,
  { query, returning }: { query: URLSearchParams; returning: Returning },
): Statement {
  const values: unknown[] = []
  const sql = `delete from ${relation(table)}${where(table, query, values)}`
  return returned(sql, table, returning, values)
}

/** `select` with filters, order and limit. */
export function selectStatement(table: Table, query: URLSearchParams): Statement {
  const values: unknown[] = []
  const conditions = where(table, query, values)
  const order = orderBy(table, query.get('order'))
  const limit = query.get('limit')
  if (limit !== null) values.push(Number(limit))
  const limited = limit === null ? '' : ` limit $${values.length}`
  const columns = selected(table, query.get('select'))
  const rows = `select ${columns} from ${relation(table)}${conditions}${order}${limited}`
  return { sql: `select coalesce(json_agg(r), '[]')::text as body from (${rows}) r`, values }
}

/** A function call with the body's properties as named arguments. */
export function callStatement({ name, parameters }: Procedure, body: string): Statement {
  const call = `${identifier(exposedSchema)}.${identifier(name)}`
  if (parameters.length === 0)
    return { sql: `select coalesce(json_agg(r), '[]')::text as body from ${call}() r`, values: [] }
  const names = parameters.map((parameter) => identifier(parameter.name))
  const types = parameters.map((parameter, index) => `${names[index]} ${parameter.type}`)
  const given = names.map((argument) => `${argument} := _.${argument}`)
  return {
    sql: `select coalesce(json_agg(r), '[]')::text as body
      from json_to_record($1::json) as _(${types.join(', ')}), ${call}(${given.join(', ')}) r`,
    values: [body],
  }
}

function typed(table: Table, columns: string[]): string {
  return columns.map((column) => `${identifier(column)} ${table.columns.get(column)}`).join(', ')
}

/** Reads nothing back unless asked to, because a role that may only insert cannot read. */
function returned(sql: string, table: Table, returning: Returning, values: unknown[]): Statement {
  if (!returning.representation) return { sql: `${sql} returning 1`, values }
  const columns = selected(table, returning.select)
  return {
    sql: `with changed as (${sql} returning ${columns})
      select coalesce(json_agg(changed), '[]')::text as body from changed`,
    values,
  }
}

function selected(table: Table, select: string | null): string {
  if (select === null || select === '*') return [...table.columns.keys()].map(identifier).join(', ')
  return select.split(',').map(known(table)).join(', ')
}

function known(table: Table) {
  return (column: string) => {
    if (!table.columns.has(column))
      throw new ApiError(400, '42703', `column ${table.name}.${column} does not exist`)
    return identifier(column)
  }
}

function orderBy(table: Table, order: string | null): string {
  if (order === null) return ''
  const terms = order.split(',').map((term) => {
    const [column = '', direction = 'asc'] = term.split('.')
    if (direction !== 'asc' && direction !== 'desc') throw unreadable(term)
    return `${known(table)(column)} ${direction}`
  })
  return ` order by ${terms.join(', ')}`
}

/** Query parameters that are not filters. */
const reserved = new Set(['select', 'order', 'limit', 'apikey'])

function where(table: Table, query: URLSearchParams, values: unknown[]): string {
  const conditions = [...query]
    .filter(([name]) => !reserved.has(name))
    .map(([name, filter]) => {
      const column = known(table)(name)
      if (!filter.startsWith('eq.')) throw unreadable(filter)
      values.push(filter.slice('eq.'.length))
      return `${column} = $${values.length}`
    })
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
}

function unreadable(text: string): ApiError {
  return new ApiError(400, 'PGRST100', `"failed to parse filter (${text})"`, {
    details: 'The local backend supports the filter eq only.',
  })
}
