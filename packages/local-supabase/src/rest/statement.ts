import { type DatabaseTable, exposedSchema, type Procedure } from './catalog.ts'
import { ApiError } from './errors.ts'

/** SQL with the values of its placeholders `$1`, `$2` ... */
export type Statement = { sql: string; values: unknown[] }

/** The maximum number of rows in a response (PostgREST's `max-rows`); further rows are silently cut off. */
const maxRows = 1000

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
const inSchema = (name: string) => `${identifier(exposedSchema)}.${identifier(name)}`
const namesOf = (columns: string[]) => columns.map(identifier).join(', ')

/** `insert` of the rows of a JSON array. Missing columns get their defaults. */
export function insertStatement(
  { name }: DatabaseTable,
  columns: string[],
  rows: unknown[],
): Statement {
  const [table, names] = [inSchema(name), namesOf(columns)]
  const source = `json_populate_recordset(null::${table}, $1)`
  return {
    sql: `insert into ${table} (${names}) select ${names} from ${source}`,
    values: [JSON.stringify(rows)],
  }
}

export function updateStatement(
  table: DatabaseTable,
  columns: string[],
  { row, query }: { row: object; query: URLSearchParams },
): Statement {
  const [target, names] = [inSchema(table.name), namesOf(columns)]
  const values: unknown[] = [JSON.stringify(row)]
  const source = `select ${names} from json_populate_record(null::${target}, $1)`
  return {
    sql: `update ${target} set (${names}) = (${source})${clauses(table, query, values)}`,
    values,
  }
}

export function deleteStatement(table: DatabaseTable, query: URLSearchParams): Statement {
  const values: unknown[] = []
  return { sql: `delete from ${inSchema(table.name)}${clauses(table, query, values)}`, values }
}

export function selectStatement(table: DatabaseTable, query: URLSearchParams): Statement {
  const values: unknown[] = []
  const rows = `select ${selected(table, query)} from ${inSchema(table.name)}${clauses(table, query, values)}`
  return { sql: asJson(`select * from (${rows}) as found limit ${maxRows}`), values }
}

export function callStatement({ name, parameters, definitions }: Procedure, body: object) {
  const args = parameters.map(identifier).map((argument) => `${argument} := _.${argument}`)
  const source = args.length > 0 ? `json_to_record($1) as _(${definitions}), ` : ''
  return {
    sql: `select json_agg(r)::text as body from (
      select r from ${source}${inSchema(name)}(${args.join(', ')}) r limit ${maxRows}) found`,
    values: args.length > 0 ? [JSON.stringify(body)] : [],
  }
}

export function returning(
  table: DatabaseTable,
  { sql, values }: Statement,
  query: URLSearchParams,
) {
  return { sql: asJson(`${sql} returning ${selected(table, query)}`), values }
}

const asJson = (sql: string) =>
  `with result as (${sql}) select coalesce(json_agg(result), '[]')::text as body from result`

const columnOf = ({ name }: DatabaseTable, column: string) =>
  `${identifier(name)}.${identifier(column)}`

function selected(table: DatabaseTable, query: URLSearchParams): string {
  const columns = query.get('select') ?? '*'
  if (columns === '*') return columns
  return columns
    .split(',')
    .map((column) => columnOf(table, column))
    .join(', ')
}

/** `where`, `order by`, `limit` and `offset`. Appends their values. */
function clauses(table: DatabaseTable, query: URLSearchParams, values: unknown[]): string {
  const { select: _, apikey: __, order, limit, offset, ...filters } = Object.fromEntries(query)
  const place = (value: unknown) => `$${values.push(value)}`
  const conditions = Object.entries(filters).map(([column, filter]) => {
    if (!filter.startsWith('eq.')) throw unreadable(filter)
    return `${columnOf(table, column)} = ${place(filter.slice('eq.'.length))}`
  })
  const terms = order?.split(',').map((term) => {
    const [column = '', direction = 'asc'] = term.split('.')
    if (direction !== 'asc' && direction !== 'desc') throw unreadable(term)
    return `${columnOf(table, column)} ${direction}`
  })
  return [
    conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '',
    terms ? ` order by ${terms.join(', ')}` : '',
    limit ? ` limit ${place(Number(limit))}` : '',
    offset ? ` offset ${place(Number(offset))}` : '',
  ].join('')
}

function unreadable(text: string): ApiError {
  return new ApiError(400, 'PGRST100', `"failed to parse filter (${text})"`, {
    details: 'The local Supabase supports the filter eq only.',
  })
}
