import { getDraftId, type SanityDocument } from 'sanity'
import { companyZone } from '../../../shared/companyZone.ts'
import {
  isLate,
  type Plan,
  type PlannedChanges,
  planType,
  wasLate,
} from '../../../shared/plans/plan.ts'
import { anyText } from '../../i18n/anyText.ts'
import { formatWeekdayTime } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { lakeNow } from './lakeTime.ts'

/** The title and colour of each state of a plan, and the editor's next step. */
const states = {
  new: {
    title: t('Not planned yet'),
    tone: 'caution',
    next: t('Choose the documents and a time, then press “Plan it”. Nothing happens before that.'),
  },
  /** The end of a plan that has been carried out without an end. */
  endless: {
    title: t('Not planned yet'),
    tone: 'caution',
    next: t(
      'Press “End it now”, and all is as it was. Or choose a time, then press “Plan it”. Nothing happens before that.',
    ),
  },
  scheduled: {
    title: t('Waiting for its time'),
    tone: 'primary',
    next: t('Press “Stop” to change it.'),
  },
  refused: {
    title: t('Refused'),
    tone: 'critical',
    next: t(
      'Nothing was changed. Correct what is listed, choose another time and press “Plan it”.',
    ),
  },
  late: {
    title: t('Late'),
    tone: 'critical',
    next: t(
      'It has not been carried out: somebody is editing one of its documents, or the service for plans is not running. Press “Carry out now”, and tell whoever looks after the site.',
    ),
  },
  executed: { title: t('Done'), tone: 'positive', next: '' },
  executedLate: {
    title: t('Done, late'),
    tone: 'positive',
    next: t('The service that carries out plans was not running at that time.'),
  },
} as const

/** Fields of a plan. In previews, missing ones are null. */
type StateFields = { [Field in 'state' | 'at' | 'executedAt' | 'endOf']?: Plan[Field] | null }

/**
 * Returns the state of a plan as editors see it, with the next step.
 * @param now in ms since 1970
 */
export function planState(stored: StateFields, now = lakeNow()) {
  const state = stored.state ?? undefined
  const plan = { state, at: stored.at ?? '', executedAt: stored.executedAt ?? '' }
  if (isLate(plan, now)) return states.late
  return states[wasLate(plan) ? 'executedLate' : (state ?? (stored.endOf ? 'endless' : 'new'))]
}

/** Formats a time with its weekday in the company's time zone, and also in the editor's if the two differ. */
export function formatPlanTime(time: string): string {
  if (Number.isNaN(Date.parse(time))) return time
  const [company, own] = [formatWeekdayTime(time, companyZone), formatWeekdayTime(time)]
  return company === own
    ? t('{time} in Accra', { time: company })
    : t('{time} in Accra ({own} for you)', { time: company, own })
}

/** Returns the name of a plan in lists. The end of a plan is named after the plan. */
export function planTitle({ name, endOf }: { name?: string | null; endOf?: string | null }) {
  const own = name || t('Plan')
  return endOf ? t('End of “{plan}”', { plan: own }) : own
}

/**
 * Returns nine o'clock of the next working day after a time, in the company's time zone (UTC).
 * @param now in ms since 1970
 */
function nextWorkingDay(now: number): string {
  const day = new Date(now)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() % 6 === 0)
  return `${day.toISOString().slice(0, 10)}T09:00:00.000Z`
}

/**
 * Returns a new plan, named after a document. The default time for publishing is nine on the next working day; for
 * unpublishing there is no usual time. Plans are stored as drafts and never published.
 */
export function newPlan(
  { publishes, unpublishes }: PlannedChanges,
  document?: SanityDocument | null,
) {
  const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
  const name = anyText(document?.title) ?? anyText(document?.name)
  return {
    _id: getDraftId(crypto.randomUUID()),
    _type: planType,
    name: publishes.length > 0 || !name ? name : t('Take down: {name}', { name }),
    ...(publishes.length > 0 && { at: nextWorkingDay(lakeNow()) }),
    publishes: publishes.map((id) => ({ _key: id, ...reference(id) })),
    unpublishes: unpublishes.map(({ id, redirectTo }) => ({
      _key: id,
      document: reference(id),
      ...(redirectTo && { redirectTo: reference(redirectTo) }),
    })),
  }
}
