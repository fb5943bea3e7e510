import { companyZone } from '../companyZone.ts'
import { publishedId } from '../contentLake/draftIds.ts'
import { emailDomain } from '../emailDomain.ts'
import { hashOf } from '../hash.ts'
import type { Language } from '../languages.ts'
import { fillIn } from '../text/fillIn.ts'
import { dateFormat } from '../text/formats.ts'
import { isLate, type Plan, type PlanFailure } from './plan.ts'
import type { LakeClient } from './planMutations.ts'
import { openPlans } from './readPlans.ts'
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

/** The settings of mail, shared with mail about enquiries. */
export type PlanMailSettings = {
  from: string
  /** The recipient of mails whose scheduler has no address of the company. */
  to: string
  /** The domains of the company's addresses. */
  domains: readonly string[]
  language: Language
}

/** A mail. The key is the same for each attempt to send it. */
export type PlanMail = { key: string; from: string; to: string; subject: string; text: string }

/**
 * The settings and the sender of mail to schedulers. `send` must send only one mail per key, however often it is
 * called.
 */
export type PlanMailer = { settings: PlanMailSettings; send: (mail: PlanMail) => Promise<unknown> }

type Reason = 'refused' | 'late'

const texts: Record<Language, Record<Reason, { subject: string; text: string }>> = { en, fr, pt }

const dayMs = 24 * 60 * 60_000

/** Returns the reason to mail a plan's scheduler. A refusal older than a day is not reported. */
function reasonOf(plan: Plan, now: number): Reason | null {
  if (isLate(plan, now)) return 'late'
  const isRefused = plan.state === 'refused' && Date.parse(plan.checkedAt ?? '') > now - dayMs
  return isRefused ? 'refused' : null
}

/**
 * Mails the editors who scheduled refused and late plans, once for each plan, time and reason, which the plan records
 * in `notifiedFor`. If a scheduler has no address of the company, the company gets the mail.
 * @param now in ms since 1970
 * @returns the ids of the plans whose mail failed, with the error; the next call tries them again
 * @throws Error only if the plans themselves cannot be read
 */
export async function mailSchedulers(
  client: LakeClient,
  now: number,
  { settings, send }: PlanMailer,
): Promise<PlanFailure[]> {
  const failed: PlanFailure[] = []
  for (const plan of await openPlans(client)) {
    const reason = reasonOf(plan, now)
    const notifiedFor = `${reason} ${plan.at}`
    if (reason === null || plan.notifiedFor === notifiedFor) continue
    try {
      await send(composeMail(plan, reason, settings))
      // Without the revision, because an editor may be correcting the plan.
      await client.mutate([{ patch: { id: plan._id, set: { notifiedFor } } }])
    } catch (error) {
      failed.push({ id: plan._id, error })
    }
  }
  return failed
}

function composeMail(plan: Plan, reason: Reason, settings: PlanMailSettings): PlanMail {
  const { from, to, domains, language } = settings
  const { scheduledBy, at = '' } = plan
  const isOurs = scheduledBy !== undefined && domains.includes(emailDomain(scheduledBy))
  const zoned = { dateStyle: 'full', timeStyle: 'short', timeZone: companyZone } as const
  const isValidTime = !Number.isNaN(Date.parse(at))
  const values = {
    // One line, because it is part of a header.
    name: (plan.name ?? publishedId(plan._id)).replaceAll(/\p{Control}+/gu, ' '),
    time: isValidTime ? dateFormat(language, zoned).format(new Date(at)) : at,
  }
  const { subject, text } = texts[language][reason]
  const mail = {
    from,
    to: isOurs ? scheduledBy : to,
    subject: fillIn(subject, values),
    text: fillIn(text, values),
  }
  // A mail service refuses a key that it has seen with another mail, so the key contains a hash of the mail.
  return { key: `${plan._id}-${reason}-${hashOf(JSON.stringify(mail))}`, ...mail }
}
