import * as z from 'zod/mini'
import {
  contentState,
  contentStateQuery,
  isSameContent,
  readLiveBuild,
} from '../../../shared/liveBuild.ts'
import { lateAfter, planType } from '../../../shared/plans/plan.ts'
import type { Problem } from '../../../shared/problems.ts'
import { KnownFailure, log, reasonOf } from '../_shared/failure.ts'
import { queryLake } from '../_shared/queryLake.ts'
import type { Settings } from './settings.ts'

/** The time in ms that a publish may take to be live. */
const publishingTime = 10 * 60_000

const query = `{
  "content": ${contentStateQuery},
  "latePlans": count(*[_type == "${planType}" && state == "scheduled"
    && dateTime(at) < dateTime(now()) - ${lateAfter / 1000}])
}`

const answer = z.nullable(z.object({ content: contentState, latePlans: z.number() }))

/** Returns whether there is each problem outside the database, without those that cannot be checked now. */
export async function check(settings: Settings): Promise<Partial<Record<Problem, boolean>>> {
  const [live, lake] = await Promise.all([
    // Its errors name the site's address, which everybody knows, and say for instance that a certificate has expired.
    readLiveBuild(settings.SITE_ORIGINS).catch((error: Error) =>
      unread('site not read', error.message),
    ),
    readLake(settings).catch((error: unknown) => unread('content not read', reasonOf(error))),
  ])
  return {
    // Without a build's file, the host shows something else in place of the site.
    site: !live,
    ...(lake && { plans: lake.latePlans > 0 }),
    ...(live && lake && { lag: !isSameContent(live.content, lake.content) && isOld(lake.content) }),
  }
}

const isOld = ({ updatedAt }: z.output<typeof contentState>) =>
  Date.parse(updatedAt ?? '') < Date.now() - publishingTime

async function readLake(settings: Settings) {
  const token = settings.SANITY_PLANS_TOKEN ?? settings.SANITY_READ_TOKEN
  const lake = answer.parse(
    await queryLake({ ...settings, SANITY_READ_TOKEN: token }, { query, perspective: 'raw' }),
  )
  if (lake?.content.documents === 0)
    throw new KnownFailure('nothing is public: a private dataset needs SANITY_READ_TOKEN')
  return lake
}

function unread(event: string, reason: string): null {
  log(event, { reason })
  return null
}
