import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Catalog, exposedSchema, type Table } from './catalog.ts'
import type { Database } from './database.ts'
import { ApiError, toApiError } from './errors.ts'
import type { Claims } from './keys.ts'
import {
  callStatement,
  deleteStatement,
  insertStatement,
  type Returning,
  type Statement,
  selectStatement,
  updateStatement,
} from './statement.ts'

export type RestEnv = { Variables: { claims: Claims } }

type RestContext<Path extends string = '/:table'> = Context<RestEnv, Path>

const row = z.record(z.string(), z.unknown())

/** The endpoints of PostgREST: each request is one transaction, as the role of its claims. */
export function createRest(database: Database, catalog: Catalog): Hono<RestEnv> {
  const rest = new Hono<RestEnv>()
  rest.get('/:table', async (c) => rows(c, await run(c, selectStatement(tableOf(c), queryOf(c)))))

  rest.post('/:table', async (c) => {
    const table = tableOf(c)
    const body = await c.req.text()
    const content = parse(body, z.union([z.array(row), row]))
    const list = Array.isArray(content) ? content : [content]
    const keys = list.map((each) => Object.keys(each).sort())
    if (keys.some((names) => names.join() !== keys[0]?.join()))
      throw new ApiError(400, 'PGRST102', 'All object keys must match')
    const columns = requireColumns(table, keys[0] ?? [])
    const returning = returningOf(c)
    const json = Array.isArray(content) ? body : `[${body}]`
    const text = await run(c, insertStatement(table, { columns, body: json, returning }))
    return returning.representation ? rows(c, text, 201) : c.body(null, 201)
  })

  rest.patch('/:table', async (c) => {
    const table = tableOf(c)
    const body = await c.req.text()
    const columns = requireColumns(table, Object.keys(parse(body, row)))
    const returning = returningOf(c)
    const statement = updateStatement(table, { columns, body, query: queryOf(c), returning })
    return changed(c, await run(c, statement))
  })

  rest.delete('/:table', async (c) => {
    const statement = deleteStatement(tableOf(c), { query: queryOf(c), returning: returningOf(c) })
    return changed(c, await run(c, statement))
  })

  rest.post('/rpc/:function', async (c) => {
    const name = c.req.param('function')
    const body = await c.req.text()
    const given = Object.keys(parse(body || '{}', row))
    const procedure = catalog.procedures.get(name)
    const expected = procedure?.parameters.map((parameter) => parameter.name)
    // Functions are found by their name and the names of their arguments.
    if (procedure && given.sort().join() === expected?.sort().join())
      return rows(c, await run(c, callStatement(procedure, body)))
    const call = `${exposedSchema}.${name}(${given.join(', ')})`
    throw new ApiError(404, 'PGRST202', `Could not find the function ${call} in the schema cache`)
  })

  rest.all('*', ({ req }) => {
    throw new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${req.method}`)
  })
  return rest

  function tableOf({ req }: RestContext): Table {
    const table = catalog.tables.get(req.param('table'))
    if (table) return table
    const name = `${exposedSchema}.${req.param('table')}`
    throw new ApiError(404, 'PGRST205', `Could not find the table '${name}' in the schema cache`)
  }

  /** Runs a statement that returns JSON text. */
  async function run({ req, var: { claims } }: RestContext<string>, { sql, values }: Statement) {
    try {
      return await database.transaction(async (transaction) => {
        await transaction.query(
          `select set_config('role', $1, true), set_config('request.method', $2, true),
             set_config('request.path', $3, true), set_config('request.headers', $4, true),
             set_config('request.jwt.claims', $5, true)`,
          [claims.role, req.method, req.path, JSON.stringify(req.header()), JSON.stringify(claims)],
        )
        if (catalog.preRequest !== null) await transaction.query(`select ${catalog.preRequest}()`)
        const result = await transaction.query<{ body?: string }>(sql, values)
        return result.rows[0]?.body ?? ''
      })
    } catch (error) {
      throw toApiError(error, claims.role)
    }
  }
}

const queryOf = ({ req }: RestContext) => new URL(req.url).searchParams

const returningOf = ({ req }: RestContext): Returning => ({
  representation: /\breturn=representation\b/.test(req.header('prefer') ?? ''),
  select: req.query('select') ?? null,
})

const rows = (c: RestContext<string>, json: string, status: 200 | 201 = 200) =>
  c.body(json, status, { 'Content-Type': 'application/json; charset=utf-8' })

const changed = (c: RestContext, json: string) =>
  returningOf(c).representation ? rows(c, json) : c.body(null, 204)

function parse<Content>(body: string, shape: z.ZodType<Content>): Content {
  try {
    return shape.parse(JSON.parse(body))
  } catch {
    throw new ApiError(400, 'PGRST102', 'Empty or invalid json')
  }
}

function requireColumns(table: Table, columns: string[]): string[] {
  const unknown = columns.find((column) => !table.columns.has(column))
  if (unknown === undefined) return columns
  const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`
  throw new ApiError(400, 'PGRST204', message)
}
