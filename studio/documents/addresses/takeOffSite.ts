import type { SanityClient } from '@sanity/client'
import { getDraftId, type Workspace } from 'sanity'
import { documentIssue, planType } from '../../../shared/plans/plan.ts'
import { endOf } from '../../../shared/plans/planEnd.ts'
import { planMutations } from '../../../shared/plans/planMutations.ts'
import type { RecordedIssue } from '../../../shared/publishing/buildRecord.ts'
import { t } from '../../i18n/t.ts'
import { lakeNow } from '../plans/lakeTime.ts'
import { validateChanges } from '../plans/validateChanges.ts'
import { noticePage } from './noticePage.ts'

const lostLink = 'Its links to a page that was taken down have changed: read it again'

/**
 * Unpublishes a page now, with the links to it, in one transaction. Two plans remain: an executed one that lists the
 * documents whose links have changed, and one that brings all of it back when somebody carries it out.
 * @param redirectTo the id of the page that visitors see instead, or null for none
 * @returns the reasons why nothing was changed
 * @throws Error, without changing anything, if the Content Lake rejects the transaction
 */
export async function takeOffSite(
  page: { id: string; title: string },
  redirectTo: string | null,
  client: SanityClient,
  workspace: Workspace,
): Promise<RecordedIssue[]> {
  if (redirectTo === noticePage._id) await client.createIfNotExists(noticePage)
  const changes = { publishes: [], unpublishes: [{ id: page.id, redirectTo }] }
  // Revisions are read before the check, so that a concurrent edit is detected.
  const { mutations, made } = await planMutations(changes, client)
  const issues = await validateChanges(changes, workspace)
  if (issues.length > 0) return issues
  const executedAt = new Date(lakeNow()).toISOString()
  const record = {
    ...{ _id: getDraftId(crypto.randomUUID()), _type: planType, state: 'executed' },
    ...{ name: t('Take down: {name}', { name: page.title }), at: executedAt, executedAt },
    unpublishes: [
      {
        _key: page.id,
        document: { _type: 'reference', _ref: page.id, _weak: true },
        ...(redirectTo && {
          redirectTo: { _type: 'reference', _ref: redirectTo, _weak: true },
        }),
      },
    ],
    issues: made
      .filter(({ id }) => id !== page.id)
      .map(({ id, type }) => documentIssue(id, type, lostLink)),
  }
  const { state, scheduledBy, ...end } = await endOf(record, made, client)
  await client.mutate([...mutations, { create: record }, { create: end }])
  return []
}
