import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useWorkspace } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { singleLanguageTransactionId } from '../../../shared/publishing/buildRecord.ts'
import { t } from '../../i18n/t.ts'
import { ActionDialog } from '../../ui/ActionDialog.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { WaitingPlans } from '../publishing/WaitingPlans.tsx'
import { ChangeErrors } from './ChangeErrors.tsx'
import { type LanguageChange, languageChanges } from './languageChanges.ts'

/** Publishes the changes of several drafts in one language, in one transaction. Other changes stay in the drafts. */
export function PublishLanguage({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const [code, setCode] = useState<Language>()
  const [published, setPublished] = useState<ReadonlySet<string>>()
  const {
    data: changes,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey: ['publish one language', code, ids],
    queryFn: () => (code ? languageChanges(code, ids, client, workspace) : []),
    enabled: code !== undefined,
    gcTime: 0,
  })
  const publish = useMutation({
    mutationFn: async ({
      code,
      changed: publishable,
    }: {
      code: Language
      changed: LanguageChange[]
    }) => {
      const mutations = publishable.flatMap((change) => change.mutations)
      await client.mutate(mutations, { transactionId: singleLanguageTransactionId(code) })
      return new Set(publishable.map(({ document }) => document._id))
    },
    onSuccess: setPublished,
    onError: async (error) => {
      console.error('Publishing one language failed', error)
      await refetch()
    },
  })
  const publishable = changes?.filter(({ mutations }) => mutations.length > 0) ?? []
  const language = languages.find((each) => each.code === code)?.name ?? ''
  return (
    <ActionDialog
      header={t('Which language shall be published alone?')}
      wide
      onClose={onClose}
      actions={
        code && !published ? (
          <Button
            tone="positive"
            disabled={publishable.length === 0 || isFetching || publish.isPending}
            text={t('Publish {language} alone: {count} of {all}', {
              language,
              count: publishable.length,
              all: ids.length,
            })}
            onClick={() => publish.mutate({ code, changed: publishable })}
          />
        ) : (
          <Button mode="ghost" text={t('Close')} onClick={onClose} />
        )
      }
    >
      <Flex gap={2}>
        {languages.map((each) => (
          <SmallButton
            key={each.code}
            mode={each.code === code ? 'default' : 'ghost'}
            aria-pressed={each.code === code}
            disabled={published !== undefined || publish.isPending}
            text={each.name}
            onClick={() => setCode(each.code)}
          />
        ))}
      </Flex>
      {published ? (
        <Callout tone="positive">
          {t('{language} is published. What is below without a mark stays as it was.', {
            language,
          })}
        </Callout>
      ) : (
        <Callout>{t('What was added or removed, pictures and order stay in the draft.')}</Callout>
      )}
      {!published && (
        <WaitingPlans ids={ids} consequence={t('What you publish here goes out before it.')} />
      )}
      <ChangeErrors isUnread={error !== null} isUnchanged={publish.isError} />
      {isFetching && <Callout>{t('Looking ...')}</Callout>}
      {changes?.map(({ document, texts, reasons }) => (
        <Stack key={document._id} gap={2} data-testid={`language-of-${document._id}`}>
          <DocumentLink document={document}>
            {published?.has(document._id) && <Badge tone="positive">{t('Published')}</Badge>}
          </DocumentLink>
          {texts.length > 0 && <Text size={1}>{texts.join(', ')}</Text>}
          {reasons.map((reason) => (
            <Note key={reason}>{reason}</Note>
          ))}
        </Stack>
      ))}
    </ActionDialog>
  )
}
