import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { ApiError, toApiError } from '../errors.ts'
import type { Claims } from '../keys.ts'
import type { Database } from '../postgres.ts'
import { type Catalog, type DatabaseTable, exposedSchema } from './catalog.ts'
import { type Preferences, readPreferences } from './preferences.ts'
import { parseQuery, type Query } from './query.ts'
import { notHere, splitList, unquote } from './select.ts'
import {
  type Conflict,
  callStatement,
  deleteStatement,
  insertStatement,
  returning,
  type Statement,
  selectStatement,
  updateStatement,
} from './statement.ts'

export type RestEnv = { Variables: { claims: Claims } }

type RestContext<Path extends string = '/:table'> = Context<RestEnv, Path>

/** The result of a statement: JSON, its number of rows, and, if requested, the number of rows without `limit`. */
type Result = { body: string | null; rows: number; total: number | null }

const row = z.record(z.string(), z.unknown())

/** The endpoints of PostgREST. Each request is one transaction, with the role of its claims. */
export function createRest(database: Database, catalog: Catalog): Hono<RestEnv> {
  const rest = new Hono<RestEnv>()
  rest.use(requireSchema)

  // Hono answers HEAD as GET, without the body.
  rest.get('/:table', async (c) => {
    const query = queryOf(c)
    const preferences = readPreferences(c.req)
    const statement = selectStatement(catalog, tableOf(c), query, preferences.counts)
    return respondPage(c, await run(c, statement, preferences), query)
  })

  rest.post('/:table', async (c) => {
    const table = tableOf(c)
    const preferences = readPreferences(c.req)
    const rows = [await parse(c, z.union([z.array(row), row]))].flat()
    const named = listOf(c, 'columns')
    const columns = named?.toSorted() ?? columnsOf(rows[0] ?? {})
    if (!named && rows.some((each) => columnsOf(each).join() !== columns.join()))
      throw new ApiError(400, 'PGRST102', 'All object keys must match')
    const onConflict: Conflict | undefined = preferences.resolution && {
      columns: listOf(c, 'on_conflict') ?? table.primaryKey,
      resolution: preferences.resolution,
    }
    requireColumns(table, columns)
    const statement = insertStatement(table, { columns, rows, onConflict })
    return change(c, table, rows.length > 0 ? statement : null, 201)
  })

  rest.patch('/:table', async (c) => {
    const table = tableOf(c)
    const values = await parse(c, row)
    const columns = requireColumns(table, columnsOf(values))
    const statement = updateStatement(table, { columns, row: values, query: changeOf(c) })
    return change(c, table, columns.length > 0 ? statement : null)
  })

  rest.delete('/:table', (c) => change(c, tableOf(c), deleteStatement(tableOf(c), changeOf(c))))

  rest.get('/rpc/:function', (c) => {
    const procedure = catalog.procedures.get(c.req.param('function'))
    const names = procedure?.parameters.map(({ name }) => name) ?? []
    const parameters = new URL(c.req.url).searchParams
    const args = [...parameters].filter(([name]) => names.includes(name))
    for (const [name] of args) parameters.delete(name)
    return call(c, Object.fromEntries(args), parameters)
  })

  rest.post('/rpc/:function', async (c) => {
    const args = (await c.req.text()) === '' ? {} : await parse(c, row)
    return call(c, args, new URL(c.req.url).searchParams)
  })

  rest.get('/', () => {
    throw notHere('a description of the API (OpenAPI)')
  })
  rest.all('*', ({ req }) => {
    throw new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${req.method}`)
  })
  return rest

  function tableOf({ req }: RestContext): DatabaseTable {
    const table = catalog.tables.get(req.param('table'))
    if (table) return table
    const name = `${exposedSchema}.${req.param('table')}`
    throw new ApiError(404, 'PGRST205', `Could not find the table '${name}' in the schema cache`)
  }

  /** @param statement null if there is nothing to change */
  async function change(
    c: RestContext,
    table: DatabaseTable,
    statement: Statement | null,
    status?: 201,
  ) {
    const preferences = readPreferences(c.req)
    const { returnsRows, counts } = preferences
    if (statement === null)
      return returnsRows ? respond(c, '[]', status ?? 200) : respond(c, null, status ?? 204)
    const wanted = returnsRows ? returning(catalog, table, statement, changeOf(c)) : statement
    const { body, rows } = await run(c, wanted, preferences)
    if (counts) c.header('Content-Range', `*/${rows}`)
    return respond(c, body, status ?? (body === null ? 204 : 200))
  }

  async function call(
    c: RestContext<'/rpc/:function'>,
    args: Record<string, unknown>,
    parameters: URLSearchParams,
  ) {
    const name = c.req.param('function')
    const given = Object.keys(args)
    const procedure = catalog.procedures.get(name)
    // Functions are found by name and the names of arguments.
    const isCalled =
      procedure &&
      given.every((each) => procedure.parameters.some((parameter) => parameter.name === each)) &&
      procedure.parameters.every((each) => each.isOptional || given.includes(each.name))
    if (!isCalled) {
      const signature = `${exposedSchema}.${name}(${given.join(', ')})`
      const message = `Could not find the function ${signature} in the schema cache`
      throw new ApiError(404, 'PGRST202', message)
    }
    const query = parseQuery(parameters)
    const preferences = readPreferences(c.req)
    const statement = callStatement(catalog, procedure, { args, query, counts: preferences.counts })
    const result = await run(c, statement, preferences)
    if (procedure.returns === 'nothing') return respond(c, null, 204)
    return respondPage(c, { ...result, body: result.body ?? 'null' }, query)
  }

  async function run(
    { req, var: { claims } }: RestContext<string>,
    { sql, values }: Statement,
    { isSingle }: Preferences,
  ): Promise<Result> {
    try {
      return await database.transaction(async (transaction) => {
        if (req.method === 'GET' || req.method === 'HEAD')
          await transaction.query('set transaction read only')
        await transaction.query(
          `select set_config('role', $1, true), set_config('request.method', $2, true),
             set_config('request.path', $3, true), set_config('request.headers', $4, true),
             set_config('request.jwt.claims', $5, true)`,
          [claims.role, req.method, req.path, JSON.stringify(req.header()), JSON.stringify(claims)],
        )
        if (catalog.preRequest) await transaction.query(`select ${catalog.preRequest}()`)
        const found = await transaction.query<Partial<Result>>(sql, values)
        const { body = null, rows = found.affectedRows ?? 0, total = null } = found.rows[0] ?? {}
        return isSingle && body !== null ? one({ body, rows, total }) : { body, rows, total }
      })
    } catch (error) {
      throw error instanceof ApiError ? error : toApiError(error, claims.role)
    }
  }
}

/**
 * Returns a result of one row without its list. It is called within the transaction, so that its error rolls a change
 * back.
 */
function one({ body, rows, total }: Result): Result {
  const value: unknown = JSON.parse(body ?? 'null')
  if (!Array.isArray(value)) return { body, rows, total }
  if (value.length === 1) return { body: JSON.stringify(value[0]), rows, total }
  const details = `The result contains ${value.length} rows`
  throw new ApiError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details,
  })
}

/** @throws PGRST106 for a schema that is not exposed */
async function requireSchema({ req }: Context, next: () => Promise<void>) {
  const profile = ['GET', 'HEAD'].includes(req.method) ? 'accept-profile' : 'content-profile'
  const schema = req.header(profile) ?? exposedSchema
  if (schema !== exposedSchema)
    throw new ApiError(406, 'PGRST106', `Invalid schema: ${schema}`, {
      hint: `Only the following schemas are exposed: ${exposedSchema}`,
    })
  await next()
}

/** Parses the parameters of a request, and the header `Range`. */
function queryOf({ req }: RestContext): Query {
  const query = parseQuery(new URL(req.url).searchParams)
  const [, first, last] = /^(\d+)-(\d*)$/.exec(req.header('range') ?? '') ?? []
  if (first === undefined || query.limit !== null) return query
  const limit = last ? Number(last) - Number(first) + 1 : null
  return { ...query, offset: Number(first), limit }
}

/** The parameters of an update or a deletion. */
function changeOf(c: RestContext): Query {
  const query = queryOf(c)
  if (query.limit === null && query.offset === 0) return query
  throw notHere('a limit of updates and deletions', 'Select the keys first.')
}

function listOf({ req }: RestContext, name: string): string[] | undefined {
  const list = req.query(name)
  return list === undefined ? undefined : splitList(list).map(unquote)
}

function respondPage(c: RestContext<string>, { body, rows, total }: Result, { offset }: Query) {
  if (total !== null && offset > total)
    throw new ApiError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    })
  const range = rows > 0 ? `${offset}-${offset + rows - 1}` : '*'
  c.header('Content-Range', `${range}/${total ?? '*'}`)
  return respond(c, body, total !== null && rows < total ? 206 : 200)
}

const respond = (c: RestContext<string>, json: string | null, status: 200 | 201 | 204 | 206) =>
  c.newResponse(
    json,
    status,
    json === null ? {} : { 'Content-Type': 'application/json; charset=utf-8' },
  )

async function parse<Content>({ req }: Context, shape: z.ZodType<Content>): Promise<Content> {
  try {
    return shape.parse(await req.json())
  } catch {
    throw new ApiError(400, 'PGRST102', 'Empty or invalid json')
  }
}

const columnsOf = (row: object) => Object.keys(row).sort()

function requireColumns(table: DatabaseTable, columns: string[]): string[] {
  const unknown = columns.find((column) => !table.columns.includes(column))
  if (unknown === undefined) return columns
  const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`
  throw new ApiError(400, 'PGRST204', message)
}
