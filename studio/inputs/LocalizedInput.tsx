import { Stack, Text } from '@sanity/ui'
import { useEffect } from 'react'
import { FormCallbacksProvider, type ObjectInputProps, PatchEvent, useFormCallbacks } from 'sanity'
import { filledLength } from '../../shared/content/countryPlaceholders.ts'
import { translations } from '../../shared/content/coverage.ts'
import { toPlainText } from '../../shared/content/text.ts'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'
import { t } from '../i18n/t.ts'
import { SourceText } from '../points/sourceText.ts'
import { StaleNote } from '../translations/StaleNote.tsx'
import {
  confirmTranslations,
  hashPatches,
  isStale,
  previousEnglish,
} from '../translations/sourceHashes.ts'
import { useUnsetWhenEmptied } from './optionalInputs.tsx'

/** The fieldset of all languages but English, collapsed at first. */
export const translationsFieldset = 'translations'

/**
 * A localized text. It is removed from the document when its last language is cleared. Each translation keeps
 * the hash of its English source; stale translations are listed below. A link to the text opens its English.
 */
export function LocalizedInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, languageCodes)
  const callbacks = useFormCallbacks()
  const { value = {}, onChange, onFieldSetExpand, onPathFocus, readOnly, focused } = props
  useEffect(() => {
    if (focused) onPathFocus([defaultLanguage])
  }, [focused, onPathFocus])
  const keepMarks = (event: PatchEvent) => {
    const { patches } = PatchEvent.from(event)
    callbacks.onChange(PatchEvent.from([...patches, ...hashPatches(patches, value)]))
  }
  return (
    <Stack gap={3}>
      <FormCallbacksProvider {...callbacks} onChange={keepMarks}>
        <SourceText
          value={{
            english: value[defaultLanguage],
            recommendedCount: props.schemaType.options?.recommendedCount,
          }}
        >
          <CountedInput {...props} />
        </SourceText>
      </FormCallbacksProvider>
      {translations
        .filter(({ code }) => isStale(value, code))
        .map(({ code, name }) => (
          <StaleNote
            key={code}
            language={name}
            change={{ before: previousEnglish(value), now: toPlainText(value[defaultLanguage]) }}
            onShow={() => {
              onFieldSetExpand(translationsFieldset)
              onPathFocus([code])
            }}
            {...(!readOnly && { onConfirm: () => onChange(confirmTranslations([code], value)) })}
          />
        ))}
    </Stack>
  )
}

/** A localized text with a character count below each language, if `options.maxCharacters` is set. */
function CountedInput(props: ObjectInputProps) {
  const limit: unknown = props.schemaType.options?.maxCharacters
  const renderInput: ObjectInputProps['renderInput'] = (input) => (
    <Stack gap={2}>
      {props.renderInput(input)}
      {typeof limit === 'number' && <Count text={input.value} limit={limit} />}
    </Stack>
  )
  return props.renderDefault({ ...props, renderInput })
}

function Count({ text, limit }: { text: unknown; limit: number }) {
  const count = typeof text === 'string' ? filledLength(text) : 0
  const excess = count - limit
  return (
    <Text size={1} muted={excess <= 0} weight={excess > 0 ? 'medium' : 'regular'}>
      {excess > 0
        ? t('{count} of {limit} characters: {excess} too many', { count, limit, excess })
        : t('{count} of {limit} characters', { count, limit })}
    </Text>
  )
}
