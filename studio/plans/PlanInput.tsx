import { Stack } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { getPublishedId, type ObjectInputProps, useWorkspace } from 'sanity'
import { changesOf, documentsOf, type Plan, plan, planType } from '../../shared/plans/plan.ts'
import { linksToRemoved } from '../../shared/plans/transaction.ts'
import { Callout } from '../desk/Callout.tsx'
import { DocumentLinks } from '../desk/DocumentLink.tsx'
import { useLiveQuery } from '../desk/useLiveQuery.ts'
import { t } from '../i18n/t.ts'
import type { LinkedDocument } from '../links/lists.ts'
import { uniqueDocuments } from '../links/obstacles.ts'
import { Issues } from '../publishing/Issues.tsx'
import { issuesOf } from './issuesOf.ts'
import { planState, planTime } from './plans.ts'

export function PlanInput(props: ObjectInputProps) {
  const { data } = plan.safeParse(props.value)
  return (
    <Stack gap={5}>
      {data && <State plan={data} />}
      {data && data.state !== 'done' && <Obstacles plan={data} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

function State({ plan }: { plan: Plan }) {
  const { title, tone, next } = planState(plan)
  const time = plan.doneAt ?? plan.at
  return (
    <Callout tone={tone}>
      {[title, time && planTime(time)].filter(Boolean).join(' · ')}
      {'. '}
      {next}
    </Callout>
  )
}

const others = `*[_type == "${planType}" && state == "waiting" && _id != $plan && references($documents)]`

const related = `*[_id in $ids || references($documents) || (_type == "${planType}" && state == "waiting")]`

/** The plan's issues, now or when it was last checked, and other plans for the same documents. */
function Obstacles({ plan }: { plan: Plan }) {
  const workspace = useWorkspace()
  const changes = changesOf(plan)
  const documents = documentsOf(changes)
  const ids = documents.flatMap((id) => [id, `drafts.${id}`])
  const { result: revisions } = useLiveQuery(`${related}._rev`, related, { ids, documents })
  const params = { plan: `drafts.${getPublishedId(plan._id)}`, documents }
  const removed = changes.takesDown.map(({ id }) => id)
  const { result: linking = [] } = useLiveQuery<LinkedDocument[]>(
    `*[${linksToRemoved}]{_id, _type}`,
    `*[${linksToRemoved}]`,
    { removed },
  )
  const losing = uniqueDocuments(linking).filter(({ _id }) => !removed.includes(_id))
  const { result: same = [] } = useLiveQuery<LinkedDocument[]>(
    `${others}{_id, _type}`,
    others,
    params,
  )
  const { data: found = [] } = useQuery({
    queryKey: ['plan', changes, plan.languages, plan.at, revisions],
    queryFn: () => issuesOf(changes, workspace, plan),
  })
  const [reason, issues] =
    found.length > 0
      ? [t('This would be refused:'), found]
      : [t('When it was last checked, it had these errors:'), plan.issues]
  return (
    <>
      {issues.length > 0 && (
        <Stack gap={3}>
          <Callout tone="caution">{reason}</Callout>
          <Issues issues={issues} />
        </Stack>
      )}
      {losing.length > 0 && (
        <Stack gap={3}>
          <Callout tone="primary">
            {t(
              'With the page, the links, buttons and menu entries that lead to it are removed from these documents:',
            )}
          </Callout>
          <DocumentLinks documents={losing} />
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
