import { createHandler } from './handler.ts'
import { createSendDue } from './sendDue.ts'
import { readSettings } from './settings.ts'

/** The hosted runtime, which may stop a function after its response; plain Deno has none. */
const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }

const settings = readSettings(Deno.env.toObject())
const sendDue = createSendDue(settings)

Deno.serve(
  createHandler(settings.SITE_ORIGINS, () => {
    const sending = sendDue()
    EdgeRuntime?.waitUntil(sending)
  }),
)
