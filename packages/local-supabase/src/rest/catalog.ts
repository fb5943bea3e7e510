import type { Database } from '../postgres.ts'

export const exposedSchema = 'public'

export type DatabaseTable = { name: string; columns: string[]; primaryKey: string[] }

/** A foreign key between two exposed tables. */
export type ForeignKey = {
  name: string
  table: string
  columns: string[]
  target: string
  targetColumns: string[]
  /** Whether at most one row refers to a row of the target. */
  isUnique: boolean
}

type Parameter = { name: string; type: string; isOptional: boolean }

/** A function. With `returnsSet`, its response is a list. */
export type Procedure = {
  name: string
  parameters: Parameter[]
  returns: 'nothing' | 'value' | 'row'
  returnsSet: boolean
}

/** The tables, relationships and functions of the API, like PostgREST's schema cache. */
export type Catalog = Awaited<ReturnType<typeof readCatalog>>

export async function readCatalog(database: Database) {
  const tables = await database.query<DatabaseTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
       coalesce((
         select array_agg(k.attname::text) from pg_index as i
         join pg_attribute as k on k.attrelid = c.oid and k.attnum = any(i.indkey)
         where i.indrelid = c.oid and i.indisprimary), '{}') as "primaryKey"
     from pg_class as c join pg_attribute as a on a.attrelid = c.oid
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v', 'm', 'f', 'p')
       and a.attnum > 0 and not a.attisdropped
     group by c.oid, c.relname`,
    [exposedSchema],
  )
  const foreignKeys = await database.query<ForeignKey>(
    `select f.conname::text as name, own.relname::text as table, other.relname::text as target,
       array(select a.attname::text from unnest(f.conkey) with ordinality as k(number, position)
         join pg_attribute as a on a.attrelid = own.oid and a.attnum = k.number
         order by k.position) as columns,
       array(select a.attname::text from unnest(f.confkey) with ordinality as k(number, position)
         join pg_attribute as a on a.attrelid = other.oid and a.attnum = k.number
         order by k.position) as "targetColumns",
       exists (select from pg_index as i where i.indrelid = own.oid and i.indisunique
         and i.indpred is null and i.indkey::int2[] <@ f.conkey) as "isUnique"
     from pg_constraint as f join pg_class as own on own.oid = f.conrelid
     join pg_class as other on other.oid = f.confrelid
     where f.contype = 'f' and own.relnamespace = $1::regnamespace
       and other.relnamespace = $1::regnamespace`,
    [exposedSchema],
  )
  const procedures = await database.query<Procedure>(
    `select p.proname::text as name, p.proretset as "returnsSet",
       case when p.prorettype = 'void'::regtype then 'nothing'
         when t.typtype = 'c' or p.prorettype = 'record'::regtype or p.proargmodes && '{o,b,t}'
         then 'row' else 'value' end as returns,
       coalesce((
         select json_agg(json_build_object(
           'name', p.proargnames[a.position], 'type', format_type(a.type, null),
           'isOptional', a.position > p.pronargs - p.pronargdefaults) order by a.position)
         from unnest(p.proargtypes::oid[]) with ordinality as a(type, position)), '[]') as parameters
     from pg_proc as p join pg_type as t on t.oid = p.prorettype
     where p.pronamespace = $1::regnamespace and p.prokind = 'f'`,
    [exposedSchema],
  )
  const [setting] = await database.query<{ value: string }>(
    `select split_part(option, '=', 2) as value
     from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as option
     where r.rolname = 'authenticator' and option like 'pgrst.db_pre_request=%'`,
  )
  return {
    tables: new Map(tables.map((table) => [table.name, table])),
    foreignKeys,
    procedures: new Map(procedures.map((procedure) => [procedure.name, procedure])),
    /** The function to call before each request (`pgrst.db_pre_request`), if any. */
    preRequest: setting?.value,
  }
}
