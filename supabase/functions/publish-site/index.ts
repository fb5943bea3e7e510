import { connect } from '../_shared/database.ts'
import { post } from '../_shared/failure.ts'
import { createBuilds } from './builds.ts'
import { createHandler } from './handler.ts'
import { readSettings } from './settings.ts'

/**
 * The timeout of the deploy hook in ms: shorter than the 20 seconds after which a publish that arrives
 * meanwhile is due itself (migration site_builds).
 */
const timeout = 10_000

const settings = readSettings(Deno.env.toObject())

Deno.serve(
  createHandler({
    secret: settings.webhookSecret,
    builds: createBuilds(connect(settings.supabase)),
    deploy: () => post('the deploy hook', settings.deployHook, { body: {}, timeout }),
    log: (entry) => console.log(JSON.stringify(entry)),
  }),
)
