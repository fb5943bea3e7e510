import { connect } from '../_shared/database.ts'
import { createBuilds } from './builds.ts'
import { deployBy } from './deployHook.ts'
import { createHandler } from './handler.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(Deno.env.toObject())

Deno.serve(
  createHandler({
    secret: settings.webhookSecret,
    builds: createBuilds(connect(settings.supabase)),
    deploy: deployBy(settings.deployHook),
    log: (entry) => console.log(JSON.stringify(entry)),
  }),
)
