import type { Endpoint } from 'stand-in-server/testing/conformance'

/** The packages whose versions are recorded, because results depend on them. */
export const measuredPackages = ['@electric-sql/pglite', 'deno', '@supabase/supabase-js']

/** The endpoints, with what is documented and differs. README.md has them as a table. */
export const endpoints: readonly Endpoint[] = [
  {
    name: 'the gateway: keys, statuses and codes of `/rest/v1`',
    supported:
      'a publishable and a secret key, 401 for others; tokens of sessions; the codes of PostgREST and Postgres; the pre-request function',
    documentation: 'https://docs.postgrest.org/en/stable/references/errors.html',
    tests: ['src/gateway.test.ts'],
    differences: {
      'wrong data':
        'an update or delete without a condition is executed, also in functions, where hosted projects refuse it (`safeupdate`)',
      missing: 'legacy JWT keys; Storage, Realtime, GraphQL (501, as all that is missing)',
      declared: 'pages of other sites are refused; no limits of the gateway',
    },
  },
  {
    name: 'GET, HEAD `/rest/v1/:table`, `/rest/v1/rpc/:function`',
    supported:
      'all filters but those that are missing, `and`, `or`, `not`; columns, aliases, casts, paths in JSON; `order`, `limit`, `offset`, `Range`, counts; single rows; functions by POST and GET, with what selects from their rows; at most 1,000 rows per response',
    documentation: 'https://docs.postgrest.org/en/stable/references/api/tables_views.html',
    tests: ['src/rest/reading.test.ts'],
    differences: {
      missing:
        'filters for full text and ranges, `any` and `all`; CSV, GeoJSON, plans, OpenAPI; `nulls=stripped`; ordering by an embedded column; overloaded functions',
      declared:
        'aggregates are refused, as by default; estimated counts are exact; only the schema `public`',
    },
  },
  {
    name: 'embedding: `select=name,relation(columns)`',
    supported:
      'relations by foreign keys between tables, to one and to many, in any depth; `!hint`, `!inner`; their filters, order and limits',
    documentation: 'https://docs.postgrest.org/en/stable/references/api/resource_embedding.html',
    tests: ['src/rest/embedding.test.ts'],
    differences: {
      'wrong error': 'views and computed relationships have no relationship (`PGRST200`)',
      missing: 'junction tables, spread, filtering by the absence of a relation',
    },
  },
  {
    name: 'POST, PATCH, DELETE `/rest/v1/:table`',
    supported:
      'insert, upsert, update, delete; `columns`, `on_conflict`; `Prefer: return`, `resolution`, `count`; what has changed, with its relations',
    documentation: 'https://docs.postgrest.org/en/stable/references/api/tables_views.html#insert',
    tests: ['src/rest/changing.test.ts'],
    differences: {
      missing:
        'PUT; `missing=default`, `max-affected`; limits of updates and deletions; bodies as CSV or forms',
    },
  },
  {
    name: '`/auth/v1/otp`, `/verify`, `/token`, `/user`, `/logout`',
    supported: 'sign-up and sign-in by a mailed code, renewal, the hosted limits on codes',
    documentation: 'https://supabase.com/docs/guides/auth/auth-email-passwordless',
    tests: ['src/auth/auth.test.ts'],
    onlyHere: true,
    differences: {
      missing: 'passwords, providers, phones, further factors (501)',
      declared: 'codes have eight digits, which is a setting of a hosted project',
    },
  },
  {
    name: '`/auth/v1/admin/users`',
    supported: 'users are created, listed, read, changed and deleted with the secret key',
    documentation: 'https://supabase.com/docs/reference/javascript/admin-api',
    tests: ['src/auth/admin.test.ts'],
    onlyHere: true,
    differences: {
      missing: 'invitations, links, metadata, phones (501)',
      declared: 'a password is accepted, and nobody signs in with it',
    },
  },
  {
    name: '`/functions/v1/:name`',
    supported: 'functions in Deno, each in a process that starts again after a crash',
    documentation: 'https://supabase.com/docs/guides/functions',
    tests: ['src/functions.test.ts', 'src/startSupabase.test.ts'],
    onlyHere: true,
    differences: {
      declared: 'the installed Deno, not edge-runtime; no limits of time and memory',
    },
  },
  {
    name: 'pg_cron, pg_net, vault',
    supported: 'a timer asks the database which functions have work, and calls them',
    documentation: 'https://supabase.com/docs/guides/cron',
    tests: ['src/schedule.test.ts'],
    onlyHere: true,
    differences: { missing: 'the extensions' },
  },
  {
    name: 'the database',
    supported: 'Postgres 18 (PGlite); migrations, roles, `auth.uid()`, `auth.jwt()`, `auth.role()`',
    documentation: 'https://supabase.com/docs/guides/database/overview',
    tests: ['src/durability.test.ts'],
    onlyHere: true,
    differences: {
      'wrong data': 'the schema `auth` has only the columns that are used',
      missing: 'extensions, but for pg_trgm; connections by the protocol of Postgres',
    },
  },
  {
    name: 'the mailbox: SMTP, and its pages',
    supported: 'accepts every mail, and shows it as it came and as text',
    documentation: null,
    tests: ['src/mailbox/mailbox.test.ts'],
    onlyHere: true,
    differences: {
      declared: 'without sign-in and encryption; hosted functions cannot use the ports 25 and 587',
    },
  },
]
