import { Box, Button, Flex, Grid, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { isLanguage, languages } from '../../../shared/languages.ts'
import { PublishTogether } from '../../documents/bulk/PublishTogether.tsx'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { ToolPage } from '../../ui/ToolPage.tsx'
import { FindResult } from './FindResult.tsx'
import { findMatches, minLength, type TextMatch, type TextSearch } from './findMatches.ts'
import { addReplaced, addSkipped, isPassed, type PassedRanges } from './passedRanges.ts'
import { type ChangedDocument, replaceMatch, TextHasChanged, undoChange } from './replaceMatch.ts'
import { type Searched, useTexts } from './useTexts.ts'

/** The maximum number of matches to list. */
const maxMatches = 200

type DocumentMatch = {
  document: Searched
  match: TextMatch
  /** The text in its place. */
  text: { place: string; text: string }
  key: string
}

const everywhere: TextSearch = {
  words: '',
  isWholeWord: true,
  isCaseSensitive: false,
  language: undefined,
}

/** A tool that finds words in all texts, shows each match in its sentence, and replaces single matches in drafts. */
export function FindTool() {
  const { documents, error } = useTexts()
  const [search, setSearch] = useState(everywhere)
  const [replacement, setReplacement] = useState('')
  const [passed, setPassed] = useState<PassedRanges>(new Map())
  const { changed: replacements, isBusy, message, replace, undo, forget } = useReplacements()
  const [published, setPublished] = useState<string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  const searched = useDeferredValue(search)
  const all = useMemo(() => findAll(documents ?? [], searched), [documents, searched])
  const matches = all.filter(({ text, match }) => !isPassed(passed, text, match))
  const visibleMatches = matches.slice(0, maxMatches)
  const isSearching = searched.words.trim().length >= minLength
  const change = (part: Partial<TextSearch>) => {
    setPassed(new Map())
    setSearch({ ...search, ...part })
  }

  // The replaced or skipped match has left the list, so the next match is at its index.
  useEffect(() => {
    if (next.current === undefined || isBusy) return
    list.current?.querySelectorAll<HTMLElement>('[data-replace]')[next.current]?.focus()
    next.current = undefined
  })

  const goOn = (key: string, add: (passed: PassedRanges) => PassedRanges) => {
    next.current = visibleMatches
      .filter(({ match }) => match.target)
      .findIndex((one) => one.key === key)
    setPassed(add)
  }

  return (
    <ToolPage title={t('Find')}>
      <Stack gap={4}>
        <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
          <TextInput
            autoFocus
            type="search"
            aria-label={t('Words to find')}
            placeholder={t('Words to find')}
            value={search.words}
            onChange={({ currentTarget }) => change({ words: currentTarget.value })}
          />
          <TextInput
            aria-label={t('Words to put there')}
            placeholder={t('Words to put there, if any')}
            value={replacement}
            onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
          />
        </Grid>
        <Flex gap={2} align="center" wrap="wrap">
          <SmallButton
            mode="bleed"
            text={t('Whole words')}
            selected={search.isWholeWord}
            aria-pressed={search.isWholeWord}
            onClick={() => change({ isWholeWord: !search.isWholeWord })}
          />
          <SmallButton
            mode="bleed"
            text={t('Capitals count')}
            selected={search.isCaseSensitive}
            aria-pressed={search.isCaseSensitive}
            onClick={() => change({ isCaseSensitive: !search.isCaseSensitive })}
          />
          <Box>
            <Select
              fontSize={1}
              padding={2}
              aria-label={t('Language')}
              value={search.language ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ language: isLanguage(value) ? value : undefined })
              }
            >
              <option value="">{t('All languages')}</option>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Box>
        </Flex>
        <Box role="status">
          <Text size={1} muted>
            {!documents && !error && t('Looking ...')}
            {documents && !isSearching && t('Type two letters or more.')}
            {documents && isSearching && countOf(matches, passed.size > 0)}
          </Text>
        </Box>
        {error !== undefined && (
          <Callout tone="critical">
            {t('The documents could not be loaded. Reload the page to try again.')}
          </Callout>
        )}
        {message && <Callout tone="caution">{message}</Callout>}
        {replacements.length > 0 && (
          <Stack gap={3}>
            <Flex gap={3} align="center" wrap="wrap">
              <Text size={1} weight="medium">
                {replacements.length === 1
                  ? t('1 draft was changed here and is not published.')
                  : t('{count} drafts were changed here and are not published.', {
                      count: replacements.length,
                    })}
              </Text>
              <Button
                mode="ghost"
                disabled={isBusy}
                text={t('Undo all')}
                onClick={() => {
                  setPassed(new Map())
                  undo()
                }}
              />
            </Flex>
            <PublishTogether
              key={replacements.map(({ id }) => id).join()}
              ids={replacements.map(({ id }) => id)}
              ownChanges={replacements}
              isBusy={isBusy}
              label={t('Publish them')}
              onPublished={(ids) => {
                forget(ids)
                setPublished([...new Set([...published, ...ids])])
              }}
            />
          </Stack>
        )}
        {published.length > 0 && (
          <Callout tone="positive">
            {published.length === 1
              ? t('Published: 1 document. The line below the bar says when it is live.')
              : t('Published: {count} documents. The line below the bar says when they are live.', {
                  count: published.length,
                })}
          </Callout>
        )}
        <Stack as="ul" ref={list} gap={0} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {visibleMatches.map(({ document, match, text, key }) => (
            <FindResult
              key={key}
              document={document}
              match={match}
              replacement={replacement}
              isBusy={isBusy}
              onReplace={async (next) => {
                if (await replace(document.id, match, next))
                  goOn(key, (passed) => addReplaced(passed, text, match, next))
              }}
              onSkip={() => goOn(key, (passed) => addSkipped(passed, text, match))}
            />
          ))}
        </Stack>
      </Stack>
    </ToolPage>
  )
}

/** @param hasPassed whether matches have been replaced or skipped */
function countOf(matches: readonly DocumentMatch[], hasPassed: boolean): string {
  const count = matches.length
  const documents = new Set(matches.map(({ document }) => document.id)).size
  if (count === 0)
    return hasPassed ? t('No more places: you have seen all.') : t('These words are nowhere.')
  if (count > maxMatches)
    return t('{count} places; the first {most} are listed.', { count, most: maxMatches })
  return count === 1
    ? t('1 place.')
    : t('{count} places, in {documents} documents.', { count, documents })
}

function findAll(documents: readonly Searched[], search: TextSearch): DocumentMatch[] {
  return documents.flatMap((document) =>
    document.texts.flatMap((text) => {
      const place = `${document.id} ${text.field}.${text.parts[0]?.path}`
      return findMatches(text, search).map((match) => ({
        document,
        match,
        text: { place, text: text.text },
        key: `${place} ${match.start} ${text.text}`,
      }))
    }),
  )
}

/** Returns the documents changed by this tool, with functions to replace and to undo. */
function useReplacements() {
  const client = useClient({ apiVersion })
  const [changes, setChanges] = useState<readonly ChangedDocument[]>([])
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setMessage('')
    try {
      await act()
      return true
    } catch (error) {
      const isOutdated = error instanceof TextHasChanged
      if (!isOutdated) console.error('Replacing failed', error)
      setMessage(
        isOutdated
          ? t('Somebody else has changed this text. The list shows it as it is now.')
          : t('It could not be saved. Try again.'),
      )
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    changed: changes,
    isBusy,
    message,
    replace: (id: string, match: TextMatch, replacement: string) =>
      attempt(async () => {
        const earlier = changes.find((change) => change.id === id)
        const change = await replaceMatch(client, { id, match, replacement }, earlier)
        setChanges([...changes.filter((each) => each !== earlier), change])
      }),
    /** Forgets documents that were published: they can no longer be undone here. */
    forget: (ids: readonly string[]) =>
      setChanges((now) => now.filter(({ id }) => !ids.includes(id))),
    undo: () =>
      attempt(async () => {
        let areAllUndone = true
        for (const change of changes)
          if (await undoChange(client, change))
            setChanges((now) => now.filter((each) => each !== change))
          else areAllUndone = false
        if (!areAllUndone)
          setMessage(
            t(
              'Somebody has changed or published some of these texts since: they stay as they are.',
            ),
          )
      }),
  }
}
