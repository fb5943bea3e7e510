import { Button, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { pictureType, type StoredFile } from '../../forms/pictures/pictures.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { ActionDialog } from '../../ui/ActionDialog.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { DocumentLinks } from '../../ui/DocumentLink.tsx'
import { Note } from '../../ui/Note.tsx'
import { replaceReferences } from './replaceReferences.ts'
import type { Replacements } from './useReplacements.ts'

type ReplaceFileProps = {
  file: StoredFile
  replacements: Replacements
  onClose: () => void
}

/** A dialog that uploads a picture or file, and puts it in the place of another one wherever that is used. */
export function ReplaceFile({ file, replacements, onClose }: ReplaceFileProps) {
  const { _id, _type, texts, users } = file
  const client = useClient({ apiVersion })
  const group = useId()
  const [chosen, setChosen] = useState<File>()
  const [areWordsRight, setWordsRight] = useState(false)
  const isPicture = _type === pictureType
  const { change, isBusy, message } = replacements
  const replace = async (upload: File) => {
    const isReplaced = await change(async (changed) => {
      const { _id: to } = await client.assets.upload(isPicture ? 'image' : 'file', upload, {
        filename: upload.name,
      })
      if (to === _id) return []
      const ids = users.map((user) => user._id)
      return replaceReferences(client, ids, { from: _id, to, areWordsRight }, changed)
    })
    if (isReplaced) onClose()
  }
  return (
    <ActionDialog
      wide
      header={isPicture ? t('Replace the picture everywhere') : t('Replace the file everywhere')}
      error={message || undefined}
      onClose={onClose}
      actions={
        <>
          <Button mode="bleed" text={t('Cancel')} onClick={onClose} />
          <Button
            tone="primary"
            disabled={!chosen || isBusy}
            text={isBusy ? t('Replacing ...') : t('Replace in drafts')}
            onClick={() => chosen && replace(chosen)}
          />
        </>
      }
    >
      <Text size={1}>
        {t('What you choose takes its place in these documents. Nothing is published yet.')}
      </Text>
      <DocumentLinks documents={users} />
      <input
        type="file"
        aria-label={isPicture ? t('The new picture') : t('The new file')}
        accept={isPicture ? 'image/*' : `.${_id.slice(_id.lastIndexOf('-') + 1)}`}
        onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0])}
      />
      <Stack gap={3}>
        <Choice group={group} isChosen={!areWordsRight} onChoose={() => setWordsRight(false)}>
          <Text size={1}>
            {t('Mark its words: I look at them in each place before they go out')}
          </Text>
        </Choice>
        <Choice group={group} isChosen={areWordsRight} onChoose={() => setWordsRight(true)}>
          <Text size={1}>{t('Its words stay right: it is a newer version of the same')}</Text>
        </Choice>
        {texts.map((words) => (
          <Note key={JSON.stringify(words)}>{anyText(words)}</Note>
        ))}
      </Stack>
    </ActionDialog>
  )
}
