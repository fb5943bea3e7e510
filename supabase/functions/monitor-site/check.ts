import { z } from 'zod'
import {
  attributeUsage,
  isNearlyFull,
  statsPath,
} from '../../../shared/monitoring/attributeUsage.ts'
import { probeEnquiryForm } from '../../../shared/monitoring/formProbe.ts'
import type { Problem } from '../../../shared/monitoring/problems.ts'
import { latePlansQuery } from '../../../shared/plans/plan.ts'
import {
  contentState,
  contentStateQuery,
  isSameContent,
  type LiveBuild,
  readLiveBuild,
} from '../../../shared/publishing/liveBuild.ts'
import { queryLake, readLake } from '../_shared/contentLake.ts'
import { KnownFailure, log, reasonOf } from '../_shared/failure.ts'
import { canReadIssues } from './githubIssues.ts'
import { isMailKeyKnown } from './mailKey.ts'
import { type MonitoringSettings, repositoryOf } from './settings.ts'

/** The time in ms that a publish may take to be live. */
const publishingTimeMs = 10 * 60_000

/**
 * The time in ms, from the beginning of a day, until content that waited for the day must be live: each hour, a job
 * checks whether a host must build.
 */
const dayTimeMs = 2 * 60 * 60_000

const timeoutMs = 10_000

const query = `{ "content": ${contentStateQuery}, "latePlans": ${latePlansQuery} }`

const queryResult = z.object({ content: contentState, latePlans: z.number() }).nullable()

type Content = NonNullable<z.output<typeof queryResult>>

/**
 * Returns, for each problem outside the database, whether it exists. Omits problems that cannot be checked now. `npm
 * run check` checks the same (scripts/monitoring/checkLive.ts).
 * @param given the settings with all tokens. A token that the Content Lake refuses is a problem, and does not stop the
 *   other checks
 */
export async function check(given: MonitoringSettings): Promise<Partial<Record<Problem, boolean>>> {
  const refused = await refusedTokens(given)
  const settings = { ...given, ...Object.fromEntries(refused.map((name) => [name, undefined])) }
  // Plans are drafts, which only a token can read.
  const seesPlans = refused.length === 0 || withToken(settings).SANITY_READ_TOKEN !== undefined
  const { SITE_ORIGINS: site } = settings
  const [live, content, attributes, hasMailKey, hasGitHub] = await Promise.all([
    // The message is safe to log: it names the site's public address and the reason, such as an expired certificate.
    readLiveBuild(site).catch((error: Error) => unread('site not read', error.message)),
    readContent(settings).catch((error: unknown) => {
      unread('content not read', reasonOf(error))
      return 'unread' as const
    }),
    readAttributes(settings).catch((error: unknown) =>
      unread('attributes not read', reasonOf(error)),
    ),
    isMailKeyKnown(settings).catch((error: unknown) =>
      unread('mail key not tried', reasonOf(error)),
    ),
    askGitHub(settings).catch((error: unknown) => unread('issues not read', reasonOf(error))),
  ])
  return {
    // If the build's file is missing, the host shows something else in place of the site.
    site_unreachable: !live,
    ...(live && { form_refused: await isFormRefused(site) }),
    ...(content && { content_unreadable: content === 'unread' || refused.length > 0 }),
    ...(content && content !== 'unread' && compare(content, live)),
    ...(content && content !== 'unread' && seesPlans && { plan_late: content.latePlans > 0 }),
    ...(attributes && { attributes_nearly_full: isNearlyFull(attributes) }),
    ...(hasMailKey !== null && { mail_key_refused: !hasMailKey }),
    ...(hasGitHub !== null && { github_refused: !hasGitHub }),
  }
}

const compare = ({ content }: Content, live: LiveBuild | null) =>
  live && { site_outdated: !isSameContent(live.content, content) && isOld(content) }

const isOld = ({ updatedAt, day }: z.output<typeof contentState>) =>
  Date.parse(updatedAt ?? '') < Date.now() - publishingTimeMs &&
  !(Date.parse(day ?? '') > Date.now() - dayTimeMs)

async function isFormRefused(site: string): Promise<boolean> {
  const reason = await probeEnquiryForm(site, (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  ).catch((error: Error) => error.message)
  if (reason !== null) log('form refused', { reason })
  return reason !== null
}

async function readContent(settings: MonitoringSettings) {
  const content = queryResult.parse(
    await queryLake(withToken(settings), { query, perspective: 'raw' }),
  )
  if (content?.content.documents === 0)
    throw new KnownFailure('nothing is public: a private dataset needs SANITY_READ_TOKEN')
  return content
}

const tokens = ['SANITY_READ_TOKEN', 'SANITY_PLANS_TOKEN'] as const

/** Returns the secrets whose tokens the Content Lake refuses. */
async function refusedTokens(settings: MonitoringSettings): Promise<(typeof tokens)[number][]> {
  const refused = await Promise.all(
    tokens.map(async (name) => {
      const SANITY_READ_TOKEN = settings[name]
      if (SANITY_READ_TOKEN === undefined) return []
      const failure = await queryLake({ ...settings, SANITY_READ_TOKEN }, { query: 'true' }).then(
        () => null,
        (error: unknown) => error,
      )
      if (!(failure instanceof KnownFailure && 'statusCode' in failure)) return []
      if (failure.statusCode !== 401) return []
      log('token refused', { reason: name })
      return name
    }),
  )
  return refused.flat()
}

async function askGitHub(settings: MonitoringSettings): Promise<boolean | null> {
  const repository = repositoryOf(settings)
  return repository ? await canReadIssues(repository) : null
}

async function readAttributes(settings: MonitoringSettings) {
  const stats = await readLake(withToken(settings), `/v1${statsPath(settings.SANITY_DATASET)}`)
  return stats === null ? null : attributeUsage.parse(stats)
}

/** Returns the settings with the token that has the most read access. */
const withToken = (settings: MonitoringSettings) => ({
  ...settings,
  SANITY_READ_TOKEN: settings.SANITY_PLANS_TOKEN ?? settings.SANITY_READ_TOKEN,
})

function unread(event: string, reason: string): null {
  log(event, { reason })
  return null
}
