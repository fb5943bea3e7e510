import { afterResponse } from '../_shared/afterResponse.ts'
import { connect } from '../_shared/database.ts'
import { deliverBy } from './deliver.ts'
import { createHandler } from './handler.ts'
import { createOutbox } from './outbox.ts'
import { createSendDue } from './sendDue.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(Deno.env.toObject())

Deno.serve(
  createHandler({
    origins: settings.origins,
    sendDue: createSendDue({
      outbox: createOutbox(connect(settings.supabase)),
      deliver: deliverBy(settings.mail),
      log: (entry) => console.log(JSON.stringify(entry)),
    }),
    afterResponse,
  }),
)
