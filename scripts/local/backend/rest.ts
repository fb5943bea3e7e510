import { z } from 'zod'
import { type Catalog, exposedSchema, type Table } from './catalog.ts'
import type { Database } from './database.ts'
import { parseJson } from './json.ts'
import type { Claims } from './keys.ts'
import { ApiError, type Reply } from './reply.ts'
import { toApiError } from './sqlErrors.ts'
import {
  callStatement,
  deleteStatement,
  insertStatement,
  type Statement,
  selectStatement,
  updateStatement,
} from './statement.ts'

/** A request below /rest/v1. */
export type RestRequest = {
  method: string
  /** Without the prefix: `/contacts`, `/rpc/claim_due_mail`. */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
  claims: Claims
}

/** The statement for a request, and its response when it succeeds. */
type Plan = { statement: Statement; answer: (body: string) => Reply }

/**
 * Answers a request as PostgREST does: in one transaction, as the role of the request's claims.
 * @throws ApiError with PostgREST's status and body
 */
export async function answerRest(
  request: RestRequest,
  { database, catalog }: { database: Database; catalog: Catalog },
): Promise<Reply> {
  requireSchema(request)
  const { statement, answer } = plan(request, catalog)
  try {
    const body = await database.transaction(async (transaction) => {
      await transaction.query(
        `select set_config('role', $1, true), set_config('request.method', $2, true),
           set_config('request.path', $3, true), set_config('request.headers', $4, true),
           set_config('request.jwt.claims', $5, true)`,
        [
          request.claims.role,
          request.method,
          request.path,
          JSON.stringify(request.headers),
          JSON.stringify(request.claims),
        ],
      )
      if (catalog.preRequest !== null) await transaction.query(`select ${catalog.preRequest}()`)
      const { rows } = await transaction.query<{ body?: string }>(statement.sql, statement.values)
      return rows[0]?.body ?? ''
    })
    return answer(body)
  } catch (error) {
    throw toApiError(error, request.claims.role)
  }
}

function requireSchema({ method, headers }: RestRequest): void {
  const profile = ['GET', 'HEAD'].includes(method) ? 'accept-profile' : 'content-profile'
  const schema = headers[profile] ?? exposedSchema
  if (schema !== exposedSchema)
    throw new ApiError(406, 'PGRST106', `Invalid schema: ${schema}`, {
      hint: `Only the following schemas are exposed: ${exposedSchema}`,
    })
}

function plan(request: RestRequest, catalog: Catalog): Plan {
  const [, first = '', second] = request.path.split('/')
  if (first === 'rpc' && second !== undefined) return planCall(second, request, catalog)
  const table = catalog.tables.get(first)
  if (table === undefined || second !== undefined)
    throw new ApiError(
      404,
      'PGRST205',
      `Could not find the table '${exposedSchema}.${request.path.slice(1)}' in the schema cache`,
    )
  return planTable(table, request)
}

function planCall(name: string, { method, body }: RestRequest, catalog: Catalog): Plan {
  if (method !== 'POST') throw notSupported(method)
  const given = Object.keys(parse(body || '{}', row))
  const procedure = catalog.procedures.get(name)
  const expected = procedure?.parameters.map((parameter) => parameter.name)
  // Functions are found by their name and the names of their arguments.
  if (procedure === undefined || given.sort().join() !== expected?.sort().join())
    throw new ApiError(
      404,
      'PGRST202',
      `Could not find the function ${exposedSchema}.${name}(${given.join(', ')}) in the schema cache`,
    )
  return { statement: callStatement(procedure, body), answer: rows }
}

function planTable(table: Table, { method, query, headers, body }: RestRequest): Plan {
  const returning = {
    representation: /\breturn=representation\b/.test(headers.prefer ?? ''),
    select: query.get('select'),
  }
  const changed = (status: number) => (text: string) =>
    returning.representation ? rows(text, status) : { status }

  if (method === 'GET') return { statement: selectStatement(table, query), answer: rows }
  if (method === 'POST') {
    const content = readRows(table, body)
    return {
      statement: insertStatement(table, { ...content, returning }),
      answer: (text) => (returning.representation ? rows(text, 201) : { status: 201 }),
    }
  }
  if (method === 'PATCH') {
    const content = readRow(table, body)
    return {
      statement: updateStatement(table, { ...content, query, returning }),
      answer: changed(returning.representation ? 200 : 204),
    }
  }
  if (method === 'DELETE')
    return {
      statement: deleteStatement(table, { query, returning }),
      answer: changed(returning.representation ? 200 : 204),
    }
  throw notSupported(method)
}

function rows(body: string, status = 200): Reply {
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body }
}

/** Parses an object, or an array of objects with the same keys, into the text of a JSON array. */
function readRows(table: Table, body: string) {
  const parsed = parse(body, z.union([z.array(row), row]))
  const list = Array.isArray(parsed) ? parsed : [parsed]
  const keys = list.map((each) => Object.keys(each).sort())
  if (keys.some((names) => names.join() !== keys[0]?.join()))
    throw new ApiError(400, 'PGRST102', 'All object keys must match')
  return {
    columns: requireColumns(table, keys[0] ?? []),
    body: Array.isArray(parsed) ? body : `[${body}]`,
  }
}

function readRow(table: Table, body: string) {
  return { columns: requireColumns(table, Object.keys(parse(body, row))), body }
}

const row = z.record(z.string(), z.unknown())

function parse<Content>(body: string, shape: z.ZodType<Content>): Content {
  const parsed = shape.safeParse(parseJson(body))
  if (parsed.success) return parsed.data
  throw new ApiError(400, 'PGRST102', 'Empty or invalid json')
}

function requireColumns(table: Table, columns: string[]): string[] {
  const unknown = columns.find((column) => !table.columns.has(column))
  if (unknown !== undefined)
    throw new ApiError(
      400,
      'PGRST204',
      `Could not find the '${unknown}' column of '${table.name}' in the schema cache`,
    )
  return columns
}

function notSupported(method: string): ApiError {
  return new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
}
