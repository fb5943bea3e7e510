import { hash } from 'node:crypto'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { close, listen, type RunningServer } from '../../scripts/http/server.ts'
import { psql } from '../supabase/psql.ts'
import authSettings from './authSettings.json' with { type: 'json' }

/**
 * A double of Supabase's Management API and of its project's Auth, with a real database. It answers what supabase 3.1.0
 * requests.
 */
export type SupabaseDouble = RunningServer & {
  isSignedIn: boolean
  /** The password of the database, which replaces the one with which the project was made. */
  password: string
  secrets: Record<string, string>
  functions: string[]
  /** The settings of Auth, by the API's names. */
  auth: Record<string, unknown>
  writes: string[]
}

/** The project's reference. */
export const ref = 'abcdefghijklmnopqrst'

const secretList = z.array(z.object({ name: z.string(), value: z.string() }))
const sentQuery = z.object({ query: z.string() })
const sentProject = z.object({ name: z.string() })
const sentPassword = z.object({ password: z.string() })
const sentUser = z.object({ email: z.string() })

/** @param database the URL of a Postgres that is prepared like a hosted project */
export async function startSupabase(database: string): Promise<SupabaseDouble> {
  const app = new Hono()
  const server = createAdaptorServer(app)
  const projects: object[] = []
  const double: SupabaseDouble = {
    address: '',
    isSignedIn: true,
    password: '',
    secrets: {},
    functions: [],
    auth: {
      ...authSettings,
      disable_signup: false,
      external_email_enabled: true,
      mailer_autoconfirm: true,
      mailer_otp_length: 6,
      mailer_otp_exp: 3600,
      smtp_max_frequency: 5,
      rate_limit_email_sent: 2,
    },
    writes: [],
    close: () => close(server),
  }

  app.use(async ({ req, json }, next) => {
    if (!double.isSignedIn) return json({ message: 'Unauthorized' }, 401)
    const isRead = req.method === 'GET' || req.path.endsWith('/database/query')
    if (!isRead) double.writes.push(`${req.method} ${req.path}`)
    return next()
  })

  app.get('/v1/organizations', ({ json }) =>
    json([{ id: 'organization', slug: 'organization', name: 'Company' }]),
  )
  app.get('/v1/projects', ({ json }) => json(projects))
  app.post('/v1/projects', async ({ json, req }) => {
    const { name } = sentProject.parse(await req.json())
    const project = {
      id: ref,
      ref,
      organization_id: 'organization',
      organization_slug: 'organization',
      name,
      region: 'eu-west-2',
      status: 'ACTIVE_HEALTHY',
      created_at: '2026-01-01T00:00:00Z',
      database: {
        host: `db.${ref}.supabase.co`,
        version: '17.6.1.001',
        postgres_engine: '17',
        release_channel: 'ga',
      },
    }
    projects.push(project)
    return json(project, 201)
  })
  const api = app.basePath(`/v1/projects/${ref}`)
  api.get('/', ({ json }) => json(projects[0] ?? {}))
  api.patch('/database/password', async ({ json, req }) => {
    double.password = sentPassword.parse(await req.json()).password
    return json({ message: 'Successfully updated the password' })
  })
  api.get('/api-keys', ({ json }) =>
    json([
      { name: 'default', type: 'publishable', api_key: 'sb_publishable_test' },
      { name: 'default', type: 'secret', api_key: 'sb_secret_test' },
    ]),
  )
  api.get('/secrets', ({ json }) =>
    json(
      Object.entries(double.secrets).map(([name, value]) => ({
        name,
        value: hash('sha256', value),
        updated_at: '2026-01-01T00:00:00Z',
      })),
    ),
  )
  api.post('/secrets', async ({ json, req }) => {
    for (const { name, value } of secretList.parse(await req.json())) double.secrets[name] = value
    return json([], 201)
  })
  const functionOf = (slug: string) => ({
    id: slug,
    slug,
    name: slug,
    status: 'ACTIVE',
    version: 1,
    verify_jwt: false,
    created_at: 1,
    updated_at: 1,
  })
  api.get('/functions', ({ json }) => json(double.functions.map(functionOf)))
  api.post('/functions/deploy', async ({ json, req }) => {
    await req.arrayBuffer()
    const slug = req.query('slug') ?? ''
    double.functions.push(slug)
    return json(functionOf(slug), 201)
  })
  api.put('/functions', ({ json }) => json({ functions: [] }))
  api.post('/database/query', async ({ json, req }) => {
    const { query } = sentQuery.parse(await req.json())
    const isSelect = /^select (?!vault\.)/.test(query)
    const wrapped = `select coalesce(json_agg(t), '[]') from (${query}) as t`
    try {
      const lines = await psql(database, isSelect ? wrapped : query)
      return json(isSelect ? JSON.parse(lines.join('')) : [], 201)
    } catch (error) {
      return json({ message: String(error) }, 400)
    }
  })
  api.get('/billing/addons', ({ json }) => json({ selected_addons: [], available_addons: [] }))
  api.patch('/config/auth', async ({ json, req }) => {
    Object.assign(double.auth, await req.json())
    return json(double.auth)
  })
  app.get(`/v2/projects/${ref}/config`, ({ json }) =>
    json({
      data: { type: 'project_config', id: ref, attributes: { ...others, auth: double.auth } },
    }),
  )
  app.post('/auth/v1/admin/users', async ({ json, req }) => {
    const { email } = sentUser.parse(await req.json())
    await psql(
      database,
      `insert into auth.users (id, email) values (gen_random_uuid(), '${email}')`,
    )
    return json({ id: 'user', email })
  })

  app.notFound(({ req, json }) => {
    // A tool of another version may send other requests.
    console.error(`The double of Supabase lacks ${req.method} ${req.path}.`)
    return json({ message: 'Not found' }, 404)
  })
  double.address = await listen(server, 0)
  return double
}

/** The parts of a project's settings that the tool reads together with those of Auth. */
const others = {
  database: {
    major_version: 17,
    ssl_enforced: false,
    network_restrictions: { entitlement: 'allowed', status: 'applied', allowed_cidrs: [] },
    postgres_settings: {},
  },
  pooler: {
    pool_mode: 'transaction',
    ignore_startup_parameters: '',
    server_idle_timeout: 1,
    server_lifetime: 1,
    query_wait_timeout: 1,
    reserve_pool_size: 1,
    default_pool_size: 1,
    max_client_conn: 1,
  },
  api: {
    db_schema: 'public',
    db_extra_search_path: 'public, extensions',
    max_rows: 1000,
    db_pool_acquisition_timeout: 10,
    db_pool_max_lifetime: 10,
    db_pool_max_idletime: 10,
    db_pool: null,
  },
  realtime: {
    private_only: false,
    max_concurrent_users: 1,
    max_events_per_second: 1,
    max_bytes_per_second: 1,
    max_channels_per_client: 1,
    max_joins_per_second: 1,
    max_presence_events_per_second: 1,
    max_payload_size_in_kb: 1,
    presence_enabled: false,
    suspend: false,
    connection_pool: 1,
    postgres_changes_pool: null,
  },
  storage: {
    file_size_limit: 1,
    features: {
      image_transformation: { enabled: false },
      s3_protocol: { enabled: false },
      purge_cache: { enabled: false },
      iceberg_catalog: { enabled: false, max_namespaces: 1, max_tables: 1, max_catalogs: 1 },
      vector_buckets: { enabled: false, max_buckets: 1, max_indexes: 1 },
    },
    capabilities: { list_v2: true, iceberg_catalog: false, object_versioning: false },
    upstream_target: 'main',
    migration_version: null,
  },
}
