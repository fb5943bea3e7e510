import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { z } from 'zod'
import { connectDatabase } from '../_shared/database.ts'
import { log, reasonOf } from '../_shared/failure.ts'
import { postJson } from '../_shared/request.ts'
import { parseJson } from '../_shared/variables.ts'
import { createWebhook, isRecent } from '../_shared/webhook.ts'
import type { PublishSettings } from './settings.ts'

/** The body of the timer's request, the only request without a signature. */
const timerBody = z.object({ due: z.literal(true) })

/**
 * Handles Sanity's webhook and the timer. A publish is recorded and acknowledged at once. The timer starts
 * the build, so that several publishes share one and none is lost if the host fails, and executes due plans.
 * `supabase/migrations/20261126101100_site_builds.sql` has the rules. A failure of the host or of a plan is only
 * logged, because the timer calls again.
 */
export function createHandler(settings: PublishSettings) {
  const database = connectDatabase(settings)

  async function startDue(): Promise<void> {
    const build = await database.claimDueBuild()
    if (!build) return
    const deployed = postJson('the deploy hook', settings.DEPLOY_HOOK_URL, {})
    const reason = await deployed.then(() => undefined, reasonOf)
    await database.recordBuild(build.publishes, reason === undefined)
    log(reason === undefined ? 'started' : 'not started', { ...build, reason })
  }

  async function isSigned(body: string, signature: string | null): Promise<boolean> {
    if (!signature) return false
    if (!(await isValidSignature(body, signature, settings.SANITY_WEBHOOK_SECRET))) return false
    return isRecent(decodeSignatureHeader(signature).timestamp)
  }

  return createWebhook(async (body, headers) => {
    if (timerBody.safeParse(parseJson(body)).success) {
      await startDue()
      const { SANITY_PLANS_TOKEN: token } = settings
      // Imported on demand, because it includes all rules for content, which a webhook does not need.
      if (token && (await database.claimPlansCheck()))
        await (await import('./runDuePlans.ts')).runDuePlans(settings, token)
      return true
    }
    if (!(await isSigned(body, headers.get(SIGNATURE_HEADER_NAME)))) return false
    await database.acceptPublish()
    log('noted')
    return true
  })
}
