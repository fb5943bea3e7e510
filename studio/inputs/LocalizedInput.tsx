import { Flex, Stack, Text } from '@sanity/ui'
import { ChevronRight } from 'lucide-react'
import { use, useEffect } from 'react'
import {
  type FieldProps,
  FormCallbacksProvider,
  type ObjectInputProps,
  PatchEvent,
  useFormCallbacks,
} from 'sanity'
import { filledLength } from '../../shared/content/countryPlaceholders.ts'
import { translations } from '../../shared/content/coverage.ts'
import { toPlainText } from '../../shared/content/text.ts'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'
import { t } from '../i18n/t.ts'
import { withoutRequiredMark } from '../i18n/translateSchema.ts'
import { SourceText } from '../points/sourceText.ts'
import { StaleNote } from '../translations/StaleNote.tsx'
import {
  confirmTranslations,
  hashPatches,
  isStale,
  previousEnglish,
} from '../translations/sourceHashes.ts'
import { inlineIcon } from '../ui/inlineIcon.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import { useUnsetWhenEmptied } from './optionalInputs.tsx'

const expandIcon = inlineIcon(ChevronRight)

/** The fieldset of all languages but English, collapsed at first. */
export const translationsFieldset = 'translations'

/**
 * A localized text. It is removed from the document when its last language is cleared. Each translation keeps
 * the hash of its English source; stale translations are listed below. A link to the text opens its English.
 */
export function LocalizedInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, languageCodes)
  const callbacks = useFormCallbacks()
  const { value = {}, members, onChange, onFieldSetExpand, onPathFocus, readOnly, focused } = props
  // Sanity's own fieldset takes four times the height of a button.
  const isAlone = members.some(
    (member) => member.kind === 'fieldSet' && member.fieldSet.collapsed === true,
  )
  useEffect(() => {
    if (focused) onPathFocus([defaultLanguage])
  }, [focused, onPathFocus])
  const keepMarks = (event: PatchEvent) => {
    const { patches } = PatchEvent.from(event)
    callbacks.onChange(PatchEvent.from([...patches, ...hashPatches(patches, value)]))
  }
  return (
    <Stack gap={isAlone ? 2 : 3}>
      <FormCallbacksProvider {...callbacks} onChange={keepMarks}>
        <SourceText
          value={{
            english: value[defaultLanguage],
            recommendedCount: props.schemaType.options?.recommendedCount,
            isAlone,
          }}
        >
          <CountedInput
            {...props}
            members={isAlone ? members.filter(({ kind }) => kind !== 'fieldSet') : members}
          />
        </SourceText>
      </FormCallbacksProvider>
      {isAlone && (
        <Flex>
          <SmallButton
            mode="bleed"
            icon={expandIcon}
            text={t('Translations')}
            aria-expanded={false}
            onClick={() => onFieldSetExpand(translationsFieldset)}
          />
        </Flex>
      )}
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

/** The English of a localized text. It is named only beside its translations, and if it has an issue. */
export function EnglishField(props: FieldProps) {
  const { isAlone } = use(SourceText)
  // Sanity shows issues beside the title.
  const hasTitle = !isAlone || props.validation.length > 0
  return props.renderDefault(hasTitle ? props : { ...props, title: '' })
}

type Input = Parameters<ObjectInputProps['renderInput']>[0]

/** A localized text with a character count below each language, if `options.maxCharacters` is set. */
function CountedInput(props: ObjectInputProps) {
  const limit: unknown = props.schemaType.options?.maxCharacters
  const { isAlone } = use(SourceText)
  const renderInput: ObjectInputProps['renderInput'] = (input) => (
    <Stack gap={2}>
      {props.renderInput(isAlone ? namedInput(input, props.schemaType.title) : input)}
      {typeof limit === 'number' && Boolean(input.value) && (
        <Count text={input.value} limit={limit} />
      )}
    </Stack>
  )
  return props.renderDefault({ ...props, renderInput })
}

/** Returns the input of the English with the title of the text as its name, because no label shows the language. */
function namedInput(input: Input, title: string | undefined): Input {
  if (!('elementProps' in input) || title === undefined) return input
  const elementProps = { ...input.elementProps, 'aria-label': withoutRequiredMark(title) }
  return Object.assign({}, input, { elementProps })
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
