import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  FormCallbacksProvider,
  type ObjectInputProps,
  PatchEvent,
  set,
  useClient,
  useFormCallbacks,
} from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { isWritten } from '../../../shared/content/languages/translationCoverage.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { defaultLanguage, languageCodes } from '../../../shared/languages.ts'
import {
  confirmingPatch,
  describedPatches,
  downloadedFile,
  formerFile,
  restoringPatches,
  shownFile,
} from '../../documents/translations/describedFiles.ts'
import { t } from '../../i18n/t.ts'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { KnownWords } from '../pictures/KnownWords.tsx'

/**
 * A picture with texts. After the picture is replaced, its outdated texts are listed above their fields, until they are
 * rewritten or confirmed.
 */
export function DescribedPictureInput(props: ObjectInputProps) {
  const mark = useMarks(props, [])
  const { value = {}, schemaType, readOnly } = props
  const picture = shownFile(value)
  const altType = schemaType.fields.find(({ name }) => name === 'alt')?.type.name
  const isDescribed = languageCodes.some((code) => isWritten(Object(value.alt)[code]))
  const renderField: ObjectInputProps['renderField'] = (field) => (
    <Stack gap={4}>
      {field.name === 'alt' && <FormerTexts {...props} file={[]} />}
      {field.name === 'alt' && picture && !isDescribed && !readOnly && (
        <KnownWords
          picture={picture}
          onChoose={(words) => props.onChange(set({ _type: altType, ...words }, ['alt']))}
        />
      )}
      {props.renderField(field)}
    </Stack>
  )
  const onChange: ObjectInputProps['onChange'] = (edit) => props.onChange(mark(edit))
  return props.renderDefault({ ...props, onChange, renderField })
}

/** An entry with a file and its texts, such as a download. */
export function DescribedFileInput(props: ObjectInputProps) {
  const callbacks = useFormCallbacks()
  const mark = useMarks(props, [downloadedFile])
  const renderField: ObjectInputProps['renderField'] = (field) => (
    <Stack gap={4}>
      {props.renderField(field)}
      {field.name === downloadedFile && <FormerTexts {...props} file={[downloadedFile]} />}
    </Stack>
  )
  return (
    <FormCallbacksProvider {...callbacks} onChange={(edit) => callbacks.onChange(mark(edit))}>
      {props.renderDefault({ ...props, renderField })}
    </FormCallbacksProvider>
  )
}

/** Returns a function that adds to an edit the patches that mark texts of a replaced file. */
function useMarks({ value = {} }: ObjectInputProps, file: string[]) {
  // A ref, because an upload calls the callback of the render in which it began, with an outdated value.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return (edit: Parameters<ObjectInputProps['onChange']>[0]) => {
    const { patches } = PatchEvent.from(edit)
    return PatchEvent.from([...patches, ...describedPatches(patches, latest.current, file)])
  }
}

function FormerTexts({
  value = {},
  schemaType,
  file,
  onChange,
  onPathFocus,
  readOnly,
}: ObjectInputProps & { file: string[] }) {
  const currentFile = shownFile(value)
  const texts = schemaType.fields.flatMap(({ name, type: { title = name } }) => {
    const text = value[name]
    const former = formerFile(text, currentFile)
    return former && isObject(text) ? [{ name, title, former, english: text[defaultLanguage] }] : []
  })
  const former = texts[0]?.former
  const client = useClient({ apiVersion })
  const { data: formerAsset } = useQuery({
    queryKey: ['former file', former],
    queryFn: () => client.fetch<{ url: string } | null>('*[_id == $id][0]{url}', { id: former }),
    enabled: former !== undefined,
  })
  if (former === undefined) return null
  const isPicture = file.length === 0
  const confirm = texts.map(({ name }) => confirmingPatch(name))
  return (
    <Card tone="caution" border radius={2} padding={3} data-testid="former-texts">
      <Stack gap={4}>
        <Flex gap={3} align="center">
          {isPicture && formerAsset && (
            <img
              src={`${formerAsset.url}?w=120&h=120&fit=max`}
              alt={t('The former picture')}
              style={{ maxHeight: '3.5rem', maxWidth: '5rem' }}
            />
          )}
          <Text size={1}>
            {isPicture
              ? t('The picture is new. Its words are those of the former one.')
              : t('The file is new. Its words are those of the former one.')}
          </Text>
        </Flex>
        {texts.map(({ name, title, english }) => (
          <Flex key={name} gap={2} align="center" wrap="wrap">
            <Stack gap={2} flex={1} style={{ minWidth: '10rem' }}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <Note lang={defaultLanguage}>{toPlainText(english)}</Note>
            </Stack>
            {!readOnly && (
              <Flex flex="none" gap={1}>
                <SmallButton
                  mode="ghost"
                  text={t('Write')}
                  aria-label={t('Rewrite: {field}', { field: title })}
                  onClick={() => onPathFocus([name, defaultLanguage])}
                />
                <SmallButton
                  mode="bleed"
                  text={t('Still right')}
                  aria-label={t('Still right: {field}', { field: title })}
                  onClick={() => onChange(confirmingPatch(name))}
                />
              </Flex>
            )}
          </Flex>
        ))}
        {!readOnly && (
          <Flex gap={1} wrap="wrap">
            {texts.length > 1 && (
              <SmallButton
                mode="bleed"
                text={t('All still right')}
                onClick={() => onChange(confirm)}
              />
            )}
            {formerAsset && (
              <SmallButton
                mode="bleed"
                text={
                  isPicture ? t('Bring the former picture back') : t('Bring the former file back')
                }
                onClick={() => onChange([...restoringPatches(former, file), ...confirm])}
              />
            )}
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
