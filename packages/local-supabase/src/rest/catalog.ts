import type { Database } from './postgres.ts'

export const exposedSchema = 'public'

export type DatabaseTable = { name: string; columns: string[] }

/** A function, with its parameters by name and in SQL: `address text, days integer`. */
export type Procedure = { name: string; parameters: string[]; definitions: string }

/** The tables and functions of the API, like PostgREST's schema cache. */
export type Catalog = Awaited<ReturnType<typeof readCatalog>>

export async function readCatalog(database: Database) {
  const tables = await database.query<DatabaseTable>(
    `select table_name::text as name, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema = $1 group by table_name`,
    [exposedSchema],
  )
  const procedures = await database.query<Procedure>(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}') as parameters,
       pg_get_function_identity_arguments(oid) as definitions
     from pg_proc where pronamespace = $1::regnamespace and prokind = 'f'`,
    [exposedSchema],
  )
  const [setting] = await database.query<{ value: string }>(
    `select split_part(option, '=', 2) as value
     from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as option
     where r.rolname = 'authenticator' and option like 'pgrst.db_pre_request=%'`,
  )
  return {
    tables: new Map(tables.map((table) => [table.name, table])),
    procedures: new Map(procedures.map((procedure) => [procedure.name, procedure])),
    /** The function to call before each request (`pgrst.db_pre_request`), if any. */
    preRequest: setting?.value,
  }
}
