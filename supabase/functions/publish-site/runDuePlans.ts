import * as z from 'zod/mini'
import { readCheck } from '../../../gate/checkPlan.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { domainsIn } from '../../../shared/emailDomain.ts'
import type { PlanFailure } from '../../../shared/plans/plan.ts'
import { mailMakers } from '../../../shared/plans/planMail.ts'
import type { LakeClient } from '../../../shared/plans/planMutations.ts'
import { runPlans } from '../../../shared/plans/runPlans.ts'
import { KnownFailure, log, reasonOf } from '../_shared/failure.ts'
import { sendByResend } from '../_shared/mail.ts'
import type { Settings } from './settings.ts'

const timeoutMs = 20_000

const answer = z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) })

/** Executes due plans. Sanity's webhook reports their changes like editors' changes. */
export async function runDuePlans(settings: Settings, token: string): Promise<void> {
  const client = lakeClient(settings, token)
  const { executed, failed } = await runPlans(client, Date.now, readCheck(client))
  if (executed.length > 0) log('plans executed', { plans: executed.length })
  for (const { id, error } of failed)
    log('plan not executed', { plan: id, reason: reasonOf(error) })
  for (const { id, error } of await tellMakers(settings, client))
    log('maker not notified', { plan: id, reason: reasonOf(error) })
}

/** Mails the makers of refused and late plans, if mail is set up, and returns the plans whose mail failed. */
async function tellMakers(settings: Settings, client: LakeClient): Promise<PlanFailure[]> {
  const { CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to, RESEND_API_KEY: secret } = settings
  if (from === undefined || to === undefined || secret === undefined) return []
  const domains = domainsIn(settings.CONTACT_EMAIL_DOMAINS, to)
  return mailMakers(client, Date.now(), {
    settings: { from, to, domains, language: settings.CONTACT_EMAIL_LANGUAGE },
    send: ({ key, ...mail }) => sendByResend({ ...settings, RESEND_API_KEY: secret }, key, mail),
  })
}

/** Returns a client of the Content Lake's HTTP API; the types of Sanity's own client need Node's. */
function lakeClient(settings: Settings, token: string): LakeClient {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset } = settings
  const host = settings.SANITY_API_HOST ?? `https://${projectId}.api.sanity.io`
  const post = async (path: string, body: object) => {
    const response = await fetch(`${host}/v${apiVersion}/data/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status: statusCode } = response
    // The response to an error may be HTML.
    const { result, error: details } = answer.parse(await response.json().catch(() => ({})))
    if (response.ok) return result
    const failure = new KnownFailure(`the Content Lake answered ${statusCode}`)
    throw Object.assign(failure, { statusCode, details })
  }
  return {
    config: () => ({ projectId, dataset }),
    fetch: (query, params, { perspective }) =>
      post(`query/${dataset}?perspective=${perspective}`, { query, params }),
    mutate: (mutations) => post(`mutate/${dataset}`, { mutations }),
  }
}
