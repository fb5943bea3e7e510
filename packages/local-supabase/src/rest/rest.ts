import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Catalog, type DatabaseTable, exposedSchema } from './catalog.ts'
import { ApiError, toApiError } from './errors.ts'
import type { Claims } from './keys.ts'
import type { Database } from './postgres.ts'
import {
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

const row = z.record(z.string(), z.unknown())

/** The endpoints of PostgREST. Each request is one transaction, with the role of its claims. */
export function createRest(database: Database, catalog: Catalog): Hono<RestEnv> {
  const rest = new Hono<RestEnv>()
  rest.get('/:table', async (c) =>
    respond(c, await run(c, selectStatement(tableOf(c), queryOf(c))), 200),
  )

  rest.post('/:table', async (c) => {
    const table = tableOf(c)
    const rows = [await parse(c, z.union([z.array(row), row]))].flat()
    const columns = columnsOf(rows[0] ?? {})
    if (rows.some((each) => columnsOf(each).join() !== columns.join()))
      throw new ApiError(400, 'PGRST102', 'All object keys must match')
    return change(c, table, insertStatement(table, requireColumns(table, columns), rows), 201)
  })

  rest.patch('/:table', async (c) => {
    const table = tableOf(c)
    const values = await parse(c, row)
    const columns = requireColumns(table, columnsOf(values))
    return change(c, table, updateStatement(table, columns, { row: values, query: queryOf(c) }))
  })

  rest.delete('/:table', (c) => change(c, tableOf(c), deleteStatement(tableOf(c), queryOf(c))))

  rest.post('/rpc/:function', async (c) => {
    const name = c.req.param('function')
    const args = await parse(c, row)
    const procedure = catalog.procedures.get(name)
    // Functions are found by name and the names of arguments.
    if (procedure && columnsOf(args).join() === procedure.parameters.toSorted().join())
      return respond(c, (await run(c, callStatement(procedure, args))) ?? '[]', 200)
    const call = `${exposedSchema}.${name}(${Object.keys(args).join(', ')})`
    throw new ApiError(404, 'PGRST202', `Could not find the function ${call} in the schema cache`)
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

  async function change(c: RestContext, table: DatabaseTable, statement: Statement, status?: 201) {
    const isPreferred = /\breturn=representation\b/.test(c.req.header('prefer') ?? '')
    const json = await run(c, isPreferred ? returning(table, statement, queryOf(c)) : statement)
    return respond(c, json, status ?? (json === null ? 204 : 200))
  }

  async function run({ req, var: { claims } }: RestContext<string>, { sql, values }: Statement) {
    try {
      return await database.transaction(async (transaction) => {
        await transaction.query(
          `select set_config('role', $1, true), set_config('request.method', $2, true),
             set_config('request.path', $3, true), set_config('request.headers', $4, true),
             set_config('request.jwt.claims', $5, true)`,
          [claims.role, req.method, req.path, JSON.stringify(req.header()), JSON.stringify(claims)],
        )
        if (catalog.preRequest) await transaction.query(`select ${catalog.preRequest}()`)
        const { rows } = await transaction.query<{ body: string | null }>(sql, values)
        return rows[0]?.body ?? null
      })
    } catch (error) {
      throw toApiError(error, claims.role)
    }
  }
}

const queryOf = ({ req }: RestContext) => new URL(req.url).searchParams

const respond = (c: RestContext<string>, json: string | null, status: 200 | 201 | 204) =>
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
