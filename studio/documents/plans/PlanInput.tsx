import { Stack } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { getDraftId, type ObjectInputProps, useClient, useWorkspace } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import {
  changesOf,
  type Plan,
  plan,
  plannedIds,
  planType,
  scheduledToChange,
} from '../../../shared/plans/plan.ts'
import { linksToUnpublished, planMutations } from '../../../shared/plans/planMutations.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { IssueList } from '../../tools/website/IssueList.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLinks } from '../../ui/DocumentLink.tsx'
import type { LinkedDocument } from '../links/listedDocuments.ts'
import { uniqueDocuments } from '../links/removalBlockers.ts'
import { readQuestions } from '../publishing/publishQuestions.ts'
import { formatPlanTime, planState } from './planDocument.ts'
import { validateChanges } from './validateChanges.ts'

export function PlanInput(props: ObjectInputProps) {
  const { data } = plan.safeParse(props.value)
  return (
    <Stack gap={5}>
      {data && <PlanSummary plan={data} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

const watched = `*[_id in $ids || references($documents) || (_type == "${planType}" && state == "scheduled")]`

const query = `{
  "revisions": ${watched}._rev,
  "same": *[${scheduledToChange('$documents')} && _id != $plan]{_id, _type},
  "linking": *[${linksToUnpublished}]{_id, _type},
  "stored": *[_id in $ids]{_id, _type}
}`

type RelatedDocuments = { revisions: string[] } & Record<
  'same' | 'linking' | 'stored',
  LinkedDocument[]
>

/** The plan's state, its issues, now or when it was last checked, and the documents and plans that it affects. */
function PlanSummary({ plan }: { plan: Plan }) {
  const workspace = useWorkspace()
  const isExecuted = plan.state === 'executed'
  const changes = isExecuted ? { publishes: [], unpublishes: [] } : changesOf(plan)
  const documents = plannedIds(changes)
  const editedIds = plan.edits.map(({ id }) => id)
  const ids = [...new Set([...documents, ...editedIds])].flatMap((id) => [id, getDraftId(id)])
  const unpublished = changes.unpublishes.map(({ id }) => id)
  const params = { plan: getDraftId(plan._id), ids, documents, unpublished }
  const { result } = useLiveQuery<RelatedDocuments>(query, watched, params)
  const { revisions, same = [], linking = [], stored = [] } = result ?? {}
  const unlinked = uniqueDocuments(linking).filter(({ _id }) => !unpublished.includes(_id))
  const edited = uniqueDocuments(stored.filter(({ _id }) => editedIds.includes(_id)))
  const storedIds = new Set(stored.map(({ _id }) => _id))
  const unaffected = uniqueDocuments(stored).filter(({ _id }) => {
    const isPublished = changes.publishes.includes(_id)
    return documents.includes(_id) && !storedIds.has(isPublished ? getDraftId(_id) : _id)
  })
  const client = useClient({ apiVersion })
  const { data: currentIssues = [] } = useQuery({
    queryKey: ['plan', changes, plan.languages, plan.at, revisions],
    queryFn: () => validateChanges(changes, workspace, plan),
    enabled: result !== undefined,
  })
  const { data: conflicts = [] } = useQuery({
    queryKey: ['conflicts of the plan', changes, revisions],
    queryFn: async () => (await planMutations(changes, client)).notes.filter(({ path }) => path),
    enabled: result !== undefined && plan.edits.length > 0 && !isExecuted,
  })
  const { data: written = [] } = useQuery({
    queryKey: ['written since the plan', plan._id, revisions],
    queryFn: async () =>
      (await readQuestions(changes.publishes, client)).filter(({ own }) => own.length > 0),
    enabled: result !== undefined && plan.state === 'scheduled',
  })
  const [reason, issues] =
    currentIssues.length > 0
      ? [
          t('This would be refused. Correct each in its draft, which the plan must publish too:'),
          currentIssues,
        ]
      : [isExecuted ? t('To look at again:') : t('When it was last checked:'), plan.issues]
  const { title, tone, next } = planState(plan)
  const time = plan.executedAt ?? plan.at
  const until = plan.until && t('until {time}', { time: formatPlanTime(plan.until) })
  const state = [title, time && formatPlanTime(time), until].filter(Boolean).join(' · ')
  return (
    <>
      <Callout tone={tone}>{`${state}. ${next}`}</Callout>
      {issues.length > 0 && (
        <Stack gap={3}>
          <Callout tone="caution">{reason}</Callout>
          <IssueList issues={issues} />
        </Stack>
      )}
      {edited.length > 0 && (
        <Callout tone="primary">
          <details open>
            <summary>
              {isExecuted
                ? t('What was before the plan has come back in these documents:')
                : t('What was before the plan comes back in these documents:')}
            </summary>
            <DocumentLinks documents={edited} />
          </details>
        </Callout>
      )}
      {conflicts.length > 0 && (
        <Stack gap={3}>
          <Callout tone="caution">
            {t('Somebody has changed these since. They stay as they are now:')}
          </Callout>
          <IssueList issues={conflicts} />
        </Stack>
      )}
      {written.length > 0 && (
        <Stack gap={3}>
          <Callout tone="caution">
            {t('Written in these drafts since it was planned; it goes out with the plan:')}
          </Callout>
          <DocumentLinks documents={written.map(({ draft }) => draft)} />
        </Stack>
      )}
      {unlinked.length > 0 && (
        <Callout tone="primary">
          <details>
            <summary>
              {t(
                'Links to the page are removed too, or get the page that visitors see instead. Documents with one: {count}',
                { count: unlinked.length },
              )}
            </summary>
            <DocumentLinks documents={unlinked} />
          </details>
        </Callout>
      )}
      {same.length === 0 && unaffected.length > 0 && (
        <Stack gap={3}>
          <Callout tone="caution">
            {t('As things are, the plan changes nothing here: no draft, or not on the website.')}
          </Callout>
          <DocumentLinks documents={unaffected} />
        </Stack>
      )}
      {same.length > 0 && (
        <Stack gap={3}>
          <Callout tone="caution">{t('Other plans change some of the same documents:')}</Callout>
          <DocumentLinks documents={same} />
        </Stack>
      )}
    </>
  )
}
