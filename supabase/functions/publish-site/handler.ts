import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import * as z from 'zod/mini'
import { connectDatabase } from '../_shared/database.ts'
import { log, reasonOf } from '../_shared/failure.ts'
import { postJson } from '../_shared/request.ts'
import { parseJson } from '../_shared/variables.ts'
import type { Settings } from './settings.ts'

/** The body of the timer's request, the only request without a signature. */
const timerBody = z.object({ due: z.literal(true) })

/** The maximum age of a signature in ms, because clocks differ and requests queue. */
const tolerance = 5 * 60_000

/**
 * Handles Sanity's webhook and the timer. A publish is recorded and acknowledged at once. The timer starts
 * the build, so that several publishes share one and none is lost if the host fails, and executes due plans.
 * Migration site_builds has the rules.
 *
 * Answers 202 when the request was handled, also if the host or a plan failed, which the log says; 401 without a valid
 * signature; 405 to other methods; and 503 if the database failed or plans could not be read. Sanity then delivers the
 * webhook again, and the timer calls again in any case.
 */
export function createHandler(settings: Settings) {
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
    return Math.abs(Date.now() - decodeSignatureHeader(signature).timestamp) <= tolerance
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return Response.json({ error: 'Use POST' }, { status: 405 })
    try {
      const body = await request.text()
      if (timerBody.safeParse(parseJson(body)).success) {
        await startDue()
        const { SANITY_PLANS_TOKEN: token } = settings
        // Imported on demand, because it includes all rules for content, which a webhook does not need.
        if (token && (await database.claimPlansCheck()))
          await (await import('./runDuePlans.ts')).runDuePlans(settings, token)
      } else if (await isSigned(body, request.headers.get(SIGNATURE_HEADER_NAME))) {
        await database.acceptPublish()
        log('noted')
      } else {
        const error = 'The signature is missing, too old, or not made with the secret set here'
        log('refused', { reason: error })
        return Response.json({ error }, { status: 401 })
      }
      return Response.json({}, { status: 202 })
    } catch (error) {
      log('failed', { reason: reasonOf(error) })
      // Sanity retries on 5xx.
      return Response.json({ error: 'The site will be built later' }, { status: 503 })
    }
  }
}
