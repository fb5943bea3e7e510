import { Button, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useSchema, useValidationStatus } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { languages } from '../../../shared/languages.ts'
import { singleLanguageTransactionId } from '../../../shared/publishing/buildRecord.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Callout } from '../../ui/Callout.tsx'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { Note } from '../../ui/Note.tsx'
import { WaitingPlans } from '../publishing/WaitingPlans.tsx'
import { publishLanguageMutations } from './publishLanguageMutations.ts'

const languagesIcon = inlineIcon(Languages)

/** Publishes a draft's changes in one language; the others stay in the draft. */
export const publishOneLanguage: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const schemaType = useSchema().get(type)
  const { validation } = useValidationStatus(draft?._id ?? id, type, true)
  const [isOpen, setIsOpen] = useState(false)
  const publish = useMutation({
    mutationFn: ({ code, mutations }: (typeof choices)[number]) =>
      client.mutate(mutations, { transactionId: singleLanguageTransactionId(code) }),
    onSuccess: () => setIsOpen(false),
    onError: () => toast.push({ status: 'error', title: t('It could not be saved. Try again.') }),
  })
  const choices =
    isOpen && draft && published && schemaType?.jsonType === 'object'
      ? languages
          .map((language) => ({
            ...language,
            ...publishLanguageMutations(language.code, draft, published, schemaType),
          }))
          .filter(
            ({ changed, skipped, ofOtherFile }) =>
              changed.length + skipped.length + ofOtherFile.length > 0,
          )
      : []
  const titles = (paths: string[]) =>
    paths.map((path) => fieldTitles(schemaType, path, draft).join(' › ')).join(', ')
  const hasErrors = (code: string) =>
    validation.some(({ level, path }) => level === 'error' && path.includes(code))
  return {
    label: t('Publish one language ...'),
    icon: languagesIcon,
    disabled: !draft || !published,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('Which language shall be published alone?'),
      content: (
        <Stack gap={5}>
          <Callout>{t('What was added or removed, pictures and order stay in the draft.')}</Callout>
          <WaitingPlans ids={[id]} consequence={t('What you publish here goes out before it.')} />
          {choices.map((choice) => (
            <Stack key={choice.code} gap={3}>
              <Text size={1}>{titles(choice.changed)}</Text>
              {choice.skipped.length > 0 && (
                <Note>
                  {t('Waits for another language: {texts}', { texts: titles(choice.skipped) })}
                </Note>
              )}
              {choice.ofOtherFile.length > 0 && (
                <Note>
                  {t('Waits for its picture or file: {texts}', {
                    texts: titles(choice.ofOtherFile),
                  })}
                </Note>
              )}
              <Button
                tone="positive"
                disabled={publish.isPending || !choice.changed.length || hasErrors(choice.code)}
                text={t('Publish {language} alone', { language: choice.name })}
                onClick={() => publish.mutate(choice)}
              />
            </Stack>
          ))}
        </Stack>
      ),
      onClose: () => setIsOpen(false),
    },
  }
}
