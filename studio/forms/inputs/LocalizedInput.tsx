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
import { filledLength } from '../../../shared/content/countries/countryPlaceholders.ts'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../../shared/languages.ts'
import { StaleNote } from '../../documents/translations/StaleNote.tsx'
import {
  confirmTranslations,
  hashPatches,
  isStale,
  previousEnglish,
} from '../../documents/translations/sourceHashes.ts'
import { TranslationNote } from '../../documents/translations/TranslationNote.tsx'
import { t } from '../../i18n/t.ts'
import { withoutRequiredMark } from '../../i18n/translateSchema.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { isNamed, SourceText } from '../points/sourceText.ts'
import { useUnsetWhenEmptied } from './optionalInputs.tsx'
import { useShownLanguages } from './useShownLanguages.ts'

const expandIcon = inlineIcon(ChevronRight)

/** The fieldset of all languages except English, collapsed at first. */
export const translationsFieldset = 'translations'

/**
 * A localized text in the language of its form. It is removed from the document when its last language is cleared. Each
 * translation stores the hash of its English source; stale translations are listed below. A link to the whole text
 * focuses the field of the form's language.
 */
export function LocalizedInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, languageCodes)
  const callbacks = useFormCallbacks()
  const { value = {}, onChange, onFieldSetExpand, onPathFocus, readOnly, focused } = props
  const {
    language,
    shown: visibleLanguages,
    show,
    members,
    isFolded,
    hiddenErrors,
  } = useShownLanguages(props)
  const first = language === 'all' ? defaultLanguage : language
  const alone = visibleLanguages.length === 1 ? first : undefined
  useEffect(() => {
    if (focused) onPathFocus([first])
  }, [focused, onPathFocus, first])
  const keepMarks = (event: PatchEvent) => {
    const { patches } = PatchEvent.from(event)
    callbacks.onChange(PatchEvent.from([...patches, ...hashPatches(patches, value)]))
  }
  const open = (code: Language) => {
    show(code)
    onFieldSetExpand(translationsFieldset)
    onPathFocus([code])
  }
  return (
    <Stack gap={isFolded ? 2 : 3}>
      {!visibleLanguages.includes(defaultLanguage) && (
        <EnglishSource text={value[defaultLanguage]} />
      )}
      <FormCallbacksProvider {...callbacks} onChange={keepMarks}>
        <SourceText
          value={{
            english: value[defaultLanguage],
            recommendedCount: props.schemaType.options?.recommendedCount,
            alone,
          }}
        >
          <CountedInput {...props} members={members} />
        </SourceText>
      </FormCallbacksProvider>
      {isFolded && (
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
      {hiddenErrors.map(({ code, name, error }) => (
        <TranslationNote
          key={code}
          tone="critical"
          language={name}
          message={error}
          testId="hidden-error"
          buttons={<SmallButton text={t('Show')} mode="ghost" onClick={() => open(code)} />}
        />
      ))}
      {translations
        .filter(({ code }) => isStale(value, code))
        .filter(({ code }) => language === defaultLanguage || visibleLanguages.includes(code))
        .map(({ code, name }) => (
          <StaleNote
            key={code}
            language={name}
            change={{ before: previousEnglish(value), now: toPlainText(value[defaultLanguage]) }}
            onShow={() => open(code)}
            {...(!readOnly && { onConfirm: () => onChange(confirmTranslations([code], value)) })}
          />
        ))}
    </Stack>
  )
}

/**
 * The English source above a translation, in a form that shows one language. A list shows it above each point instead.
 */
function EnglishSource({ text }: { text: unknown }) {
  const words = toPlainText(text)
  if (words === '' || isList(text)) return null
  return (
    <Text size={1} muted lang={defaultLanguage} style={{ whiteSpace: 'pre-line' }}>
      {words}
    </Text>
  )
}

const isList = (text: unknown) => Array.isArray(text) && typeof text[0] === 'string'

/**
 * The field of one language. Its title is shown if the language is unclear, or for issues or other editors' presence.
 */
export function LanguageField(props: FieldProps) {
  const source = use(SourceText)
  // Sanity shows issues and presence beside the field's title.
  const hasTitle =
    isNamed(props.name, source) || props.validation.length > 0 || props.presence.length > 0
  return props.renderDefault(hasTitle ? props : { ...props, title: '' })
}

type Input = Parameters<ObjectInputProps['renderInput']>[0]

/** A localized text with a character count below each language, if `options.maxCharacters` is set. */
function CountedInput(props: ObjectInputProps) {
  const limit: unknown = props.schemaType.options?.maxCharacters
  const { alone } = use(SourceText)
  const renderInput: ObjectInputProps['renderInput'] = (input) => (
    <Stack gap={2}>
      {props.renderInput(alone ? namedInput(input, props.schemaType.title, alone) : input)}
      {typeof limit === 'number' && Boolean(input.value) && (
        <Count text={input.value} limit={limit} />
      )}
    </Stack>
  )
  return props.renderDefault({ ...props, renderInput })
}

/** Returns the input of the only visible language. The text's title is its accessible name, because it has no label. */
function namedInput(input: Input, title: string | undefined, code: Language): Input {
  if (!('elementProps' in input) || title === undefined) return input
  const { name } = languages.find((language) => language.code === code) ?? {}
  const text = withoutRequiredMark(title)
  const label = code === defaultLanguage ? text : `${text} (${name})`
  return Object.assign({}, input, { elementProps: { ...input.elementProps, 'aria-label': label } })
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
