import type { Endpoint } from 'stand-in-server/testing/conformance'

/** The packages whose versions are recorded, because results depend on them. */
export const measuredPackages = ['@electric-sql/pglite', 'deno', '@supabase/supabase-js']

/** The endpoints, with what is documented and differs. README.md has them as a table. */
export const endpoints: readonly Endpoint[] = [
  {
    name: '`/rest/v1/:table`, `/rest/v1/rpc/:function`, keys',
    supported:
      'select, insert, update, delete; `select`, `order`, `limit`, `offset`, the filter `eq`; at most 1,000 rows per response; `Prefer: return`; POST with named arguments, the pre-request function; statuses and codes; a publishable and a secret key, 401 for others',
    documentation: 'https://docs.postgrest.org/en/stable/references/api.html',
    tests: ['src/gateway.test.ts'],
    differences: {
      'wrong data':
        '`Prefer: count` is ignored; only the schema `public`, whatever a request names; an update or delete without a condition is executed, also in functions, where hosted projects refuse it (`safeupdate`)',
      'wrong error': 'an upsert is an insert',
      missing:
        'other filters, embedding, GET of functions; legacy JWT keys; Storage, Realtime, GraphQL',
      declared: 'pages of other sites are refused; no limits of the gateway',
    },
  },
  {
    name: '`/auth/v1/otp`, `/verify`, `/token`, `/user`, `/logout`',
    supported: 'sign-up and sign-in by a mailed code, renewal, the hosted limits on codes',
    documentation: 'https://supabase.com/docs/guides/auth/auth-email-passwordless',
    tests: ['src/auth/auth.test.ts'],
    onlyHere: true,
    differences: {
      missing: 'passwords, providers, administration',
      declared: 'codes have eight digits, which is a setting of a hosted project',
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
