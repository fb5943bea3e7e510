import { Flex, Stack, Text } from '@sanity/ui'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, use, useEffect } from 'react'
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
import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts'
import { StaleNote } from '../../documents/translations/StaleNote.tsx'
import {
  confirmTranslations,
  isStale,
  previousEnglish,
  textPatches,
} from '../../documents/translations/sourceHashes.ts'
import { TranslationNote } from '../../documents/translations/TranslationNote.tsx'
import { t } from '../../i18n/t.ts'
import { withoutRequiredMark } from '../../i18n/translateSchema.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { PointContext } from '../points/PointContext.ts'
import { PointLanguage } from '../points/PointLanguage.tsx'
import { isNamed, SourceText } from '../points/sourceText.ts'
import { useShownLanguages } from './useShownLanguages.ts'

const expandIcon = inlineIcon(ChevronRight)

/** The fieldset of all languages except English, collapsed at first. */
export const translationsFieldset = 'translations'

type Languages = ReturnType<typeof useShownLanguages>

/** A localized text in the language of its form. */
export function LocalizedInput(props: ObjectInputProps) {
  const languages = useShownLanguages(props)
  return (
    <TextWithNotes input={props} languages={languages}>
      <CountedInput {...props} members={languages.members} />
      {languages.isFolded && (
        <Flex>
          <SmallButton
            mode="bleed"
            icon={expandIcon}
            text={t('Translations')}
            aria-expanded={false}
            onClick={() => props.onFieldSetExpand(translationsFieldset)}
          />
        </Flex>
      )}
    </TextWithNotes>
  )
}

type TextWithNotesProps = { input: ObjectInputProps; languages: Languages; children: ReactNode }

/**
 * The fields of a localized text, below its English if that is not shown, and above notes: stale translations and
 * errors of languages that are not shown. An edit stores the hashes of the translations' English sources. A link to the
 * whole text focuses the field of the form's language.
 */
export function TextWithNotes({ input, languages, children }: TextWithNotesProps) {
  const callbacks = useFormCallbacks()
  const { value = {}, onChange, onFieldSetExpand, onPathFocus, readOnly, focused } = input
  const { language, shown, show, isFolded, hiddenErrors } = languages
  const first = language === 'all' ? defaultLanguage : language
  const alone = shown.length === 1 ? first : undefined
  useEffect(() => {
    if (focused) onPathFocus([first])
  }, [focused, onPathFocus, first])
  const keepMarks = (event: PatchEvent) => {
    const { patches } = PatchEvent.from(event)
    callbacks.onChange(PatchEvent.from(textPatches(patches, value)))
  }
  const open = (code: Language) => {
    show(code)
    onFieldSetExpand(translationsFieldset)
    onPathFocus([code])
  }
  return (
    <Stack gap={isFolded ? 2 : 3}>
      {!shown.includes(defaultLanguage) && <EnglishSource text={value[defaultLanguage]} />}
      <FormCallbacksProvider {...callbacks} onChange={keepMarks}>
        <SourceText value={{ english: value[defaultLanguage], alone }}>{children}</SourceText>
      </FormCallbacksProvider>
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
        .filter(({ code }) => language === defaultLanguage || shown.includes(code))
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

/** The English source above a translation, in a form that shows one language. */
function EnglishSource({ text }: { text: unknown }) {
  const words = toPlainText(text)
  if (words === '') return null
  return (
    <Note lang={defaultLanguage} style={{ whiteSpace: 'pre-line' }}>
      {words}
    </Note>
  )
}

/**
 * The field of one language. Its title is shown if the language is unclear, or for issues or other editors' presence.
 */
export function LanguageField(props: FieldProps) {
  const source = use(SourceText)
  const point = use(PointContext)
  if (point) return <PointLanguage point={point} field={props} />
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

/** Returns the input of a language whose field has no label. The text's title is its accessible name. */
export function namedInput(
  input: Input,
  title: string | undefined,
  code: Language,
  placeholder?: string,
): Input {
  if (!('elementProps' in input) || title === undefined) return input
  const { name } = languages.find((language) => language.code === code) ?? {}
  const text = withoutRequiredMark(title)
  const label = code === defaultLanguage ? text : `${text} (${name})`
  const elementProps = { ...input.elementProps, 'aria-label': label, placeholder }
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
