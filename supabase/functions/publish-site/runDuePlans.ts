import { planChecker } from '../../../gate/checks/checkPlan.ts'
import { parseDomains } from '../../../shared/emailDomain.ts'
import type { PlanFailure } from '../../../shared/plans/plan.ts'
import { mailSchedulers } from '../../../shared/plans/planMail.ts'
import type { LakeClient } from '../../../shared/plans/planMutations.ts'
import { lakeClock } from '../../../shared/plans/readPlans.ts'
import { runPlans } from '../../../shared/plans/runPlans.ts'
import { createLakeClient } from '../_shared/contentLake.ts'
import { log, reasonOf } from '../_shared/failure.ts'
import { sendByResend } from '../_shared/mail.ts'
import type { PublishSettings } from './settings.ts'

/** Executes due plans. Sanity's webhook reports their changes like editors' changes. */
export async function runDuePlans(settings: PublishSettings, token: string): Promise<void> {
  const client = createLakeClient(settings, token)
  const now = await lakeClock(client)
  const { executed, failed } = await runPlans(client, now, planChecker(client))
  if (executed.length > 0) log('plans executed', { plans: executed.length })
  for (const { id, error } of failed)
    log('plan not executed', { plan: id, reason: reasonOf(error) })
  for (const { id, error } of await notifySchedulers(settings, client, now()))
    log('scheduler not notified', { plan: id, reason: reasonOf(error) })
}

/** Mails the schedulers of refused and late plans, if mail is set up, and returns the plans whose mail failed. */
async function notifySchedulers(
  settings: PublishSettings,
  client: LakeClient,
  now: number,
): Promise<PlanFailure[]> {
  const { CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to, RESEND_API_KEY: secret } = settings
  if (from === undefined || to === undefined || secret === undefined) return []
  const domains = parseDomains(settings.CONTACT_EMAIL_DOMAINS, to)
  return mailSchedulers(client, now, {
    settings: { from, to, domains, language: settings.CONTACT_EMAIL_LANGUAGE },
    send: ({ key, ...mail }) => sendByResend({ ...settings, RESEND_API_KEY: secret }, key, mail),
  })
}
