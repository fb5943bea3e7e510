import type { Database } from './database.ts'

/** The only schema that requests can name. */
export const exposedSchema = 'public'

/** A table and the SQL types of its columns. */
export type Table = { name: string; columns: Map<string, string> }

/** A function and its parameters, in order. */
export type Procedure = { name: string; parameters: { name: string; type: string }[] }

/** What the API offers; PostgREST's schema cache. */
export type Catalog = {
  tables: Map<string, Table>
  procedures: Map<string, Procedure>
  /** The function that is called before each request (`pgrst.db_pre_request`), if any. */
  preRequest: string | null
}

/** Reads the catalog from the database. */
export async function readCatalog(database: Database): Promise<Catalog> {
  const columns = await database.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
       and a.attnum > 0 and not a.attisdropped`,
    [exposedSchema],
  )
  const procedures = await database.query<Procedure>(
    `select p.proname as name, coalesce(json_agg(
        json_build_object('name', p.proargnames[i], 'type', format_type(p.proargtypes[i - 1], null))
        order by i) filter (where i is not null), '[]') as parameters
     from pg_proc p left join generate_series(1, p.pronargs) as i on true
     where p.pronamespace = $1::regnamespace and p.prokind = 'f' group by p.oid`,
    [exposedSchema],
  )
  const [setting] = await database.query<{ value: string }>(
    `select split_part(option, '=', 2) as value
     from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as option
     where r.rolname = 'authenticator' and option like 'pgrst.db_pre_request=%'`,
  )
  const tables = new Map<string, Table>()
  for (const { table, column, type } of columns) {
    const known = tables.get(table) ?? { name: table, columns: new Map() }
    tables.set(table, known)
    known.columns.set(column, type)
  }
  return {
    tables,
    procedures: new Map(procedures.map((procedure) => [procedure.name, procedure])),
    preRequest: setting?.value ?? null,
  }
}
