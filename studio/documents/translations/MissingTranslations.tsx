import { Badge, Box, Flex, Stack, Text } from '@sanity/ui'
import { type RefObject, useRef } from 'react'
import { IntentLink, useRouter } from 'sanity/router'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import {
  type findUntranslated,
  translationIntent,
  useMyLanguage,
  useUntranslated,
} from './untranslated.ts'

/** The maximum numbers of documents, and of texts of each. Others appear as these are translated. */
const limits = { documents: 100, texts: 10 }

type Untranslated = ReturnType<typeof findUntranslated>[number]

type ListedText = ReturnType<typeof textsOf>[number]

const textsOf = ({ document, languages }: Untranslated) =>
  languages.flatMap(({ code, unwritten, stale }) =>
    [...unwritten, ...stale].map((text) => {
      const { params } = translationIntent(document, text.path, code)
      return {
        key: `${params.id} ${params.path}`,
        path: text.path,
        language: code.toUpperCase(),
        isStale: stale.includes(text),
        // Opens beside this list, see studio/tools/structure/structure.ts.
        params: { ...params, translationOf: document._type },
      }
    }),
  )

/** All documents with missing or stale translations, least translated first, with links to their fields. */
export function MissingTranslations() {
  const [mine, setMine] = useMyLanguage()
  const { documents, isReading, error } = useUntranslated(mine?.code)
  const last = useRef<LastOpened<ListedText>>({ id: '', key: '', following: [] })
  if (error || !documents) return <LoadState error={error} />
  const visibleDocuments = documents.slice(0, limits.documents)
  const texts = visibleDocuments.flatMap(textsOf)
  const opened = (text: ListedText) => {
    const { key, params } = text
    const at = texts.findIndex((other) => other.key === key)
    last.current = { id: params.id, key, following: texts.slice(at + 1) }
  }
  return (
    <Box padding={2} overflow="auto" height="fill">
      <Stack gap={1}>
        <Flex gap={1} wrap="wrap" padding={1}>
          {[null, ...translations].map((language) => (
            <SmallButton
              key={language?.code ?? 'all'}
              mode="bleed"
              text={language?.name ?? t('All languages')}
              selected={language === mine}
              aria-pressed={language === mine}
              onClick={() => setMine(language?.code ?? null)}
            />
          ))}
          <NextText texts={texts} last={last} onOpen={opened} />
        </Flex>
        <Box paddingX={3} paddingY={2}>
          <Note>
            {isReading && `${t('Looking ...')} `}
            {mine && documents.length === 0 && !isReading && `${mine.name} · `}
            {documents.length === 0 && !isReading
              ? t('Everything is translated, and nothing is outdated.')
              : t('The site shows the English where a translation is missing.')}
            {documents.length > limits.documents &&
              ` ${t('The {most} documents with most translations missing, of {count}.', {
                count: documents.length,
                most: limits.documents,
              })}`}
          </Note>
        </Box>
        {visibleDocuments.map((untranslated) => (
          <Document key={untranslated.document._id} untranslated={untranslated} onOpen={opened} />
        ))}
      </Stack>
    </Box>
  )
}

type NextTextProps = {
  texts: readonly ListedText[]
  /** The text that was opened last, here or by its link in the list. */
  last: RefObject<LastOpened<ListedText>>
  onOpen: (text: ListedText) => void
}

function NextText({ texts, last, onOpen }: NextTextProps) {
  const { navigateIntent } = useRouter()
  const open = () => {
    const { following } = last.current
    const text = textAfter(
      { ...last.current, following: last.current.id ? following : texts },
      texts,
    )
    if (!text) return
    onOpen(text)
    navigateIntent('edit', text.params)
  }
  return (
    <SmallButton
      style={{ marginLeft: 'auto' }}
      mode="ghost"
      disabled={texts.length === 0}
      text={t('Next text')}
      onClick={open}
    />
  )
}

type LastOpened<Text> = { id: string; key: string; following: readonly Text[] }

/**
 * Returns the text that follows the last opened text, in the same document if possible, because each translation moves
 * the document within the list. If the last text has left the list, returns the first remaining one of the texts that
 * followed it when it was opened. The list updates late, so an index into it would skip a text.
 */
export function textAfter<Text extends { key: string; params: { id: string } }>(
  last: LastOpened<Text>,
  texts: readonly Text[],
) {
  const isOwn = ({ params }: Text) => params.id === last.id
  const own = texts.filter(isOwn)
  const before = own.findIndex(({ key }) => key === last.key)
  const following = last.following.flatMap(
    ({ key }) => texts.find((text) => text.key === key) ?? [],
  )
  const next = before === -1 ? following.find(isOwn) : own[before + 1]
  const neighbour = own.length > 0 ? texts[texts.findLastIndex(isOwn) + 1] : following[0]
  return next ?? neighbour ?? texts[0]
}

type DocumentProps = { untranslated: Untranslated; onOpen: (text: ListedText) => void }

function Document({ untranslated, onOpen }: DocumentProps) {
  const { document, type } = untranslated
  const texts = textsOf(untranslated)
  return (
    <Stack>
      <DocumentLink document={document} />
      {texts.slice(0, limits.texts).map((text) => (
        <Flex key={text.key} gap={2} align="center" paddingX={3} paddingBottom={3}>
          <Badge tone={text.isStale ? 'caution' : 'critical'} style={{ flex: 'none' }}>
            {text.isStale
              ? t('{language} outdated', { language: text.language })
              : t('{language} missing', { language: text.language })}
          </Badge>
          <Text size={1}>
            <IntentLink intent="edit" params={text.params} onClick={() => onOpen(text)}>
              {fieldTitles(type, text.path, document).join(' › ')}
            </IntentLink>
          </Text>
        </Flex>
      ))}
      {texts.length > limits.texts && (
        <Box paddingX={3} paddingBottom={3}>
          <Note>{t('And {count} more.', { count: texts.length - limits.texts })}</Note>
        </Box>
      )}
    </Stack>
  )
}
