import { companyZone, planType, type Together } from '../../shared/plans/plan.ts'
import { formatTime } from '../i18n/language.ts'
import { t } from '../i18n/t.ts'

/** Returns what the state of a plan is called, and the colour in which it is shown. */
export function planState(state: unknown, isLate: unknown) {
  if (state === 'waiting') return { title: t('Waiting for its time'), tone: 'primary' as const }
  if (state === 'refused') return { title: t('Refused'), tone: 'critical' as const }
  if (state !== 'done') return { title: t('Not planned yet'), tone: 'caution' as const }
  return { title: isLate ? t('Done, late') : t('Done'), tone: 'positive' as const }
}

/** Returns a time on the company's clocks, and on the editor's own where they differ. */
export function planTime(time: string): string {
  const [company, own] = [formatTime(time, companyZone), formatTime(time)]
  return company === own
    ? t('{time} in Accra', { time: company })
    : t('{time} in Accra ({own} for you)', { time: company, own })
}

/** Returns a new plan as it is stored: a draft, for good. */
export function newPlan({ publishes, takesDown }: Together, name?: string) {
  const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
  return {
    _id: `drafts.${crypto.randomUUID()}`,
    _type: planType,
    ...(name && { name }),
    publishes: publishes.map((id) => ({ _key: id, ...reference(id) })),
    takesDown: takesDown.map(({ id, leadsTo }) => ({
      _key: id,
      document: reference(id),
      ...(leadsTo && { leadsTo: reference(leadsTo) }),
    })),
  }
}

/** Returns tomorrow at nine on the company's clocks. */
export function tomorrowAtNine(): string {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  return `${tomorrow}T09:00:00.000Z`
}
