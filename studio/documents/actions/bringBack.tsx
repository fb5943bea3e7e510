import { Button, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type DocumentActionDescription,
  getDraftId,
  isDraftId,
  type SanityClient,
  type SanityDocument,
  useClient,
  useSchema,
  useSetPerspective,
} from 'sanity'
import { useRouter } from 'sanity/router'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import {
  applyFieldChanges,
  changePath,
  type FieldChange,
  fieldChanges,
  isNoteAboutText,
} from '../../../shared/contentLake/fieldChanges.ts'
import { noOperation } from '../../../shared/plans/planMutations.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { draftOf } from '../draftMutations.ts'
import { actionWrapper } from './actionWrapper.ts'

/** Wraps restore: brings back the whole version, or the fields that are ticked, and opens the draft. */
export const bringBack = actionWrapper((action, { id, type, draft, published, revision }) => {
  const setPerspective = useSetPerspective()
  const current = draft ?? published
  const dialog = action?.dialog
  if (!action || !dialog || dialog.type !== 'confirm' || !current) return action
  const restore = () => {
    dialog.onConfirm()
    // The Studio would keep showing the published version.
    setPerspective('drafts')
  }
  return {
    ...action,
    dialog: {
      type: 'dialog',
      header: t('What should come back?'),
      content: (
        <FieldsToBringBack
          ids={[id, getDraftId(id)]}
          type={type}
          current={current}
          revision={revision}
          onAll={restore}
          onClose={dialog.onCancel}
        />
      ),
      onClose: dialog.onCancel,
    },
  } satisfies DocumentActionDescription
})

type FieldsProps = {
  /** The ids of the published document and of the draft. */
  ids: [string, string]
  type: string
  /** The draft, or the published document without one. */
  current: SanityDocument
  revision: string | undefined
  /** Brings back the whole version. */
  onAll: () => void
  onClose: () => void
}

function FieldsToBringBack({ ids, type, current, revision, onAll, onClose }: FieldsProps) {
  const client = useClient({ apiVersion })
  const schemaType = useSchema().get(type)
  const { navigateIntent } = useRouter()
  const setPerspective = useSetPerspective()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { data: version, isPending } = useQuery({
    queryKey: ['version', ids, revision],
    queryFn: () => readVersion(client, ids, revision),
  })
  const changes = version ? changesTo(version, current) : []
  const chosen = changes.filter((change) => !left.has(changePath(change)))
  const {
    mutate,
    isPending: isSaving,
    isError,
  } = useMutation({
    mutationFn: () => saveDraft(client, current, chosen),
    onSuccess: () => {
      onClose()
      setPerspective('drafts')
      navigateIntent('edit', { id: ids[0], type })
    },
    onError: (error) => console.error('Fields could not be brought back', error),
  })
  return (
    <Stack gap={4} padding={4}>
      {isPending && <Spinner muted />}
      {changes.map((change) => {
        const path = changePath(change)
        return (
          <Choice
            key={path}
            isChosen={!left.has(path)}
            onChoose={(isChosen) => {
              const others = [...left].filter((each) => each !== path)
              setLeft(new Set(isChosen ? others : [...others, path]))
            }}
          >
            <Text size={1}>
              {fieldTitles(schemaType, path, { ...current, ...version }).join(' › ')}
            </Text>
          </Choice>
        )
      })}
      <Text size={1} muted>
        {t('It becomes the draft. Visitors see it once you publish.')}
      </Text>
      {isError && (
        <Callout tone="critical" role="alert">
          {t('It could not be saved. Try again.')}
        </Callout>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text={t('Cancel')} onClick={onClose} />
        <Button
          tone="primary"
          text={t('Bring it back')}
          disabled={isPending || isSaving || (changes.length > 0 && chosen.length === 0)}
          onClick={() => (left.size === 0 ? onAll() : mutate())}
        />
      </Flex>
    </Stack>
  )
}

/** Returns the changes that lead from the current state to a version, without notes about texts. */
const changesTo = (version: object, current: object): FieldChange[] =>
  fieldChanges(current, version).filter((change) => !isNoteAboutText(change))

/** Reads the version of a transaction. */
async function readVersion(client: SanityClient, ids: string[], revision = '') {
  const query = new URLSearchParams({ revision })
  const { dataset } = client.config()
  const { documents } = await client.request<{ documents: SanityDocument[] }>({
    uri: `/data/history/${dataset}/documents/${ids.join()}?${query}`,
  })
  return versionOf(documents, revision)
}

/**
 * Returns the version that the Studio shows and restores: the draft if the transaction changed it, or else the
 * published document that it changed; null if it changed neither.
 * @param documents the published document and the draft, as they were after the transaction
 */
export function versionOf<T extends Pick<SanityDocument, '_id' | '_rev'>>(
  documents: readonly T[],
  revision: string,
): T | null {
  const changed = documents.filter(({ _rev }) => _rev === revision)
  return changed.find(({ _id }) => isDraftId(_id)) ?? changed[0] ?? null
}

/** Saves changes in the draft, unless somebody has changed it meanwhile. */
async function saveDraft(
  client: SanityClient,
  current: SanityDocument,
  changes: readonly FieldChange[],
) {
  const draft = draftOf(applyFieldChanges(current, changes).document)
  const { _id: id, _rev: ifRevisionID } = current
  await client.mutate(
    isDraftId(id)
      ? [{ patch: { id, ifRevisionID, ...noOperation } }, { createOrReplace: draft }]
      : [{ create: draft }],
    { returnDocuments: false },
  )
}
