import { getDraftId, type SanityDocument } from 'sanity'
import { z } from 'zod'
import {
  type FieldChange,
  fieldChanges,
  isNoteAboutText,
  isSame,
} from '../../../shared/contentLake/fieldChanges.ts'
import { type FieldEdit, type Plan, type PlannedChanges, plan } from '../../../shared/plans/plan.ts'
import type { LakeClient } from '../../../shared/plans/planMutations.ts'
import { storedScheduledPlans } from '../../../shared/plans/readPlans.ts'

/** A draft that somebody wants to publish. */
type DraftToPublish = {
  draft: SanityDocument
  /** The published version; undefined if there is none. */
  published: SanityDocument | undefined
  /** The scheduled plans that publish it, in the order of their times. */
  plans: Plan[]
  /** The changes that the editor has just made; undefined if the editor chose the draft as a whole. */
  own: readonly FieldChange[] | undefined
}

/** What becomes of a draft: it stays, only the editor's own changes are published, or all of it. */
export type PublishChoice = 'leave' | 'own' | 'all'

/** A draft that would publish more than the editor asked for. */
export type PublishQuestion = {
  id: string
  draft: SanityDocument
  plans: Plan[]
  /** The editor's own changes. */
  own: FieldChange[]
  /** The other unpublished changes. */
  others: FieldChange[]
  /** The choices that make sense; the first is the default. */
  choices: [PublishChoice, ...PublishChoice[]]
}

/**
 * The rule of publishing: a draft is named before it goes out if it waits for a plan, or if it has other changes than
 * those that the editor has just made. Returns null if neither holds.
 */
export function questionAbout(id: string, asked: DraftToPublish): PublishQuestion | null {
  const { draft, published, plans } = asked
  const all = fieldChanges(published ?? { _type: draft._type }, draft)
  const planned = plans.flatMap(({ drafted }) => drafted.filter((one) => one.id === id))
  const isSamePath = (one: FieldChange) => (other: FieldChange) => isSame(one.path, other.path)
  const isOwn = (change: FieldChange) => {
    // Without a record of what was just done, that is what was written since the plan was made.
    if (!asked.own)
      return planned.length > 0 && !planned.some(({ changes }) => changes.some(isSamePath(change)))
    // A text that has other changes too cannot go out alone.
    const { from, to } = asked.own.find(isSamePath(change)) ?? {}
    return isSame([change.from, change.to], [from, to])
  }
  const own = all.filter(isOwn)
  const others = all.filter((change) => !isOwn(change) && !isNoteAboutText(change))
  if (plans.length === 0 && (asked.own === undefined || others.length === 0)) return null
  // A page that is not public yet has no texts to publish alone.
  const mayPublishOwn = published !== undefined && own.length > 0 && others.length > 0
  return {
    ...{ id, draft, plans, own, others },
    choices: mayPublishOwn ? ['own', 'leave', 'all'] : ['leave', 'all'],
  }
}

/** Returns the changes that publish drafts as chosen. Drafts without a question are published as a whole. */
export function chosenChanges(
  ids: readonly string[],
  questions: readonly PublishQuestion[],
  choices: ReadonlyMap<string, PublishChoice>,
): PlannedChanges {
  const asked = new Map(questions.map((question) => [question.id, question]))
  const choiceOf = (id: string): PublishChoice =>
    choices.get(id) ?? asked.get(id)?.choices[0] ?? 'all'
  return {
    publishes: ids.filter((id) => choiceOf(id) === 'all'),
    unpublishes: [],
    edits: questions.flatMap(({ id, own: changes }) =>
      choiceOf(id) === 'own' ? { id, changes } : [],
    ),
  }
}

const documents = z.array(z.custom<SanityDocument>((value) => value instanceof Object))

/**
 * Reads drafts, and returns the questions about them.
 * @param ownChanges the changes that the editor has just made, by document; undefined if the editor chose whole drafts
 */
export async function readQuestions(
  ids: readonly string[],
  client: Pick<LakeClient, 'fetch'>,
  ownChanges?: readonly FieldEdit[],
): Promise<PublishQuestion[]> {
  const [stored, plans] = await Promise.all([
    client.fetch(
      '*[_id in $ids]',
      { ids: ids.flatMap((id) => [id, getDraftId(id)]) },
      { perspective: 'raw' },
    ),
    storedScheduledPlans(client),
  ])
  const versions = documents.parse(stored)
  const scheduled = plans.flatMap((stored) => plan.safeParse(stored).data ?? [])
  const find = (id: string) => versions.find(({ _id }) => _id === id)
  return ids.flatMap((id) => {
    const draft = find(getDraftId(id))
    if (!draft) return []
    const own = ownChanges?.filter((edit) => edit.id === id).flatMap(({ changes }) => changes)
    const waiting = scheduled.filter(({ publishes }) => publishes.some((one) => one?._ref === id))
    return questionAbout(id, { draft, published: find(id), plans: waiting, own }) ?? []
  })
}
