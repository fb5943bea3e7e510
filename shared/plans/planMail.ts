import { companyZone } from '../companyZone.ts'
import { hashOf } from '../content/hash.ts'
import { publishedId } from '../draftIds.ts'
import { emailDomain } from '../emailDomain.ts'
import { fillIn } from '../fillIn.ts'
import { type Language, localeOf } from '../languages.ts'
import { isLate, type Plan, type PlanFailure } from './plan.ts'
import type { LakeClient } from './planMutations.ts'
import { openPlans } from './readPlans.ts'

/** The settings of mail, shared with mail about enquiries. */
export type PlanMailSettings = {
  from: string
  /** The recipient of mails whose maker has no address of the company. */
  to: string
  /** The domains of the company's addresses. */
  domains: readonly string[]
  language: Language
}

/** A mail. The key is the same for each attempt to send it. */
export type PlanMail = { key: string; from: string; to: string; subject: string; text: string }

/**
 * The settings and the sender of mail to makers. `send` must send only one mail per key, however often it is called.
 */
export type PlanMailer = { settings: PlanMailSettings; send: (mail: PlanMail) => Promise<unknown> }

type Reason = 'refused' | 'late'

const texts: Record<Language, Record<Reason, { subject: string; text: string }>> = {
  en: {
    refused: {
      subject: 'Refused: {name}',
      text: 'The plan “{name}” for {time} was refused, and nothing was changed. In the Studio, under Content, Plans, it lists what to correct. Then choose another time and press “Plan it”.',
    },
    late: {
      subject: 'Late: {name}',
      text: 'The plan “{name}” for {time} has not been carried out yet. Somebody may be editing one of its documents, or the service for plans fails. Open it in the Studio, under Content, Plans, press “Carry out now”, and tell whoever looks after the site.',
    },
  },
  fr: {
    refused: {
      subject: 'Refusé\u00a0: {name}',
      text: 'Le plan «\u00a0{name}\u00a0» prévu pour {time} a été refusé, et rien n’a été modifié. Dans le Studio, sous Contenu, Plans, il indique ce qu’il faut corriger. Choisissez ensuite une autre heure et cliquez sur «\u00a0Planifier\u00a0».',
    },
    late: {
      subject: 'En retard\u00a0: {name}',
      text: 'Le plan «\u00a0{name}\u00a0» prévu pour {time} n’a pas encore été exécuté. Quelqu’un modifie peut-être l’un de ses documents, ou le service des plans est en panne. Ouvrez-le dans le Studio, sous Contenu, Plans, cliquez sur «\u00a0Exécuter maintenant\u00a0» et prévenez la personne qui s’occupe du site.',
    },
  },
  pt: {
    refused: {
      subject: 'Recusado: {name}',
      text: 'O plano «{name}» marcado para {time} foi recusado, e nada foi alterado. No Studio, em Conteúdo, Planos, ele indica o que corrigir. Escolha depois outra hora e prima «Planear».',
    },
    late: {
      subject: 'Atrasado: {name}',
      text: 'O plano «{name}» marcado para {time} ainda não foi executado. Alguém pode estar a editar um dos seus documentos, ou o serviço dos planos está em falha. Abra-o no Studio, em Conteúdo, Planos, prima «Executar agora» e avise quem cuida do sítio.',
    },
  },
}

const day = 24 * 60 * 60_000

/** Returns the reason to mail a plan's maker. A refusal older than a day is not reported. */
function reasonOf(plan: Plan, now: number): Reason | null {
  if (isLate(plan, now)) return 'late'
  const isRefused = plan.state === 'refused' && Date.parse(plan.checkedAt ?? '') > now - day
  return isRefused ? 'refused' : null
}

/**
 * Mails the makers of refused and late plans, once for each plan, time and reason, which the plan records in `told`. If
 * a maker has no address of the company, the company gets the mail.
 * @param now in ms since 1970
 * @returns the ids of the plans whose mail failed, with the error; the next call tries them again
 * @throws Error only if the plans themselves cannot be read
 */
export async function mailMakers(
  client: LakeClient,
  now: number,
  { settings, send }: PlanMailer,
): Promise<PlanFailure[]> {
  const failed: PlanFailure[] = []
  for (const plan of await openPlans(client)) {
    const reason = reasonOf(plan, now)
    const told = `${reason} ${plan.at}`
    if (reason === null || plan.told === told) continue
    try {
      await send(composeMail(plan, reason, settings))
      // Without the revision, because an editor may be correcting the plan.
      await client.mutate([{ patch: { id: plan._id, set: { told } } }])
    } catch (error) {
      failed.push({ id: plan._id, error })
    }
  }
  return failed
}

function composeMail(plan: Plan, reason: Reason, settings: PlanMailSettings): PlanMail {
  const { from, to, domains, language } = settings
  const { maker, at = '' } = plan
  const isOurs = maker !== undefined && domains.includes(emailDomain(maker))
  const zoned = { dateStyle: 'long', timeStyle: 'short', timeZone: companyZone } as const
  const isDate = !Number.isNaN(Date.parse(at))
  const values = {
    // One line, because it is part of a header.
    name: (plan.name ?? publishedId(plan._id)).replaceAll(/\p{Control}+/gu, ' '),
    time: isDate ? new Date(at).toLocaleString(localeOf(language), zoned) : at,
  }
  const { subject, text } = texts[language][reason]
  const mail = {
    from,
    to: isOurs ? maker : to,
    subject: fillIn(subject, values),
    text: fillIn(text, values),
  }
  // A mail service refuses a key that it has seen with another mail, so the key contains a hash of the mail.
  return { key: `${plan._id}-${reason}-${hashOf(JSON.stringify(mail))}`, ...mail }
}
