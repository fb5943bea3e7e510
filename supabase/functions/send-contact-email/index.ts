import { connect } from '../_shared/database.ts'
import { readerOf } from './companySettings.ts'
import { deliverBy } from './deliver.ts'
import { createHandler } from './handler.ts'
import { createOutbox } from './outbox.ts'
import { createSendDue, type Log } from './sendDue.ts'
import { readSettings } from './settings.ts'

/** The hosted runtime, which may stop a function that has answered; plain Deno has none. */
const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }

const settings = readSettings(Deno.env.toObject())
const log: Log = (entry) => console.log(JSON.stringify(entry))

Deno.serve(
  createHandler({
    origins: settings.origins,
    sendDue: createSendDue({
      outbox: createOutbox(connect(settings.supabase)),
      deliver: deliverBy(settings.mail),
      readSettings: readerOf(settings.content, (reason) =>
        log({ event: 'settings not read', reason }),
      ),
      company: settings.company,
      log,
    }),
    afterResponse: (work) => EdgeRuntime?.waitUntil(work),
  }),
)
