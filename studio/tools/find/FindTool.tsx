import { Box, Button, Flex, Grid, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { isLanguage, languages } from '../../../shared/languages.ts'
import { ChangedDrafts } from '../../documents/replacing/ChangedDrafts.tsx'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { ToolPage } from '../../ui/ToolPage.tsx'
import { FindResult } from './FindResult.tsx'
import { useFindState } from './FindState.tsx'
import { FormsInput } from './FormsInput.tsx'
import {
  findMatches,
  minLength,
  replacementFor,
  type TextMatch,
  type TextSearch,
} from './findMatches.ts'
import { type NameForms, nameForms } from './nameForms.ts'
import { addReplaced, addSkipped, isPassed, type PassedRanges } from './passedRanges.ts'
import type { FoundText } from './readTexts.ts'
import { replaceMatches } from './replaceMatches.ts'
import { SettingHints } from './SettingHints.tsx'
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

/** A tool that finds words in all texts, shows each match in its sentence, and replaces single matches in drafts. */
export function FindTool() {
  const { documents, error } = useTexts()
  const state = useFindState()
  const { search, setSearch, replacement, setReplacement, forms, setForms } = state
  const { passed, setPassed, replacements } = state
  const client = useClient({ apiVersion })
  const { isBusy, forgetPublished } = replacements
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  const searched = useDeferredValue(search)
  const searchedForms = useDeferredValue(forms)
  const all = useMemo(
    () => findAll(documents ?? [], searched, searchedForms),
    [documents, searched, searchedForms],
  )
  const matches = all.filter(({ text, match }) => !isPassed(passed, text, match))
  const visibleMatches = matches.slice(0, maxMatches)
  const wanted = searchedForms ? Object.values(searchedForms) : [searched]
  const isSearching = wanted.some(({ words }) => words.trim().length >= minLength)
  const settings = documents?.find(({ type }) => type.name === 'siteSettings')
  const replacementOf = ({ language }: TextMatch) =>
    forms ? (language ? forms[language].replacement : '') : replacement
  const editOf = ({ document, match, text }: DocumentMatch) => ({
    ...{ id: document.id, match, text },
    replacement: replacementFor(match, replacementOf(match)),
  })
  const replaceable = matches.filter(({ match }) => match.target && replacementOf(match) !== '')
  const areAllListed = matches.length <= maxMatches
  const change = (part: Partial<TextSearch>) => {
    setPassed(new Map())
    setSearch({ ...search, ...part })
  }
  const changeForms = (next: NameForms | null) => {
    setPassed(new Map())
    setForms(next)
  }

  /** Shows one field for all languages again, with the words of the first language that has some. */
  const leaveForms = (forms: NameForms) => {
    const written = Object.values(forms).find(({ words }) => words !== '')
    changeForms(null)
    if (written) setSearch({ ...search, words: written.words })
    if (written) setReplacement(written.replacement)
  }

  // Once, when the tool is opened again: a change below its buttons would end what they do.
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current || !documents) return
    isOpened.current = true
    forgetPublished(new Set(documents.filter(({ isDraft }) => isDraft).map(({ id }) => id)))
  }, [documents, forgetPublished])

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

  const replaceAll = async () => {
    const edits = replaceable.map(editOf)
    const isReplaced = await replacements.change((changed) =>
      replaceMatches(client, edits, changed),
    )
    if (isReplaced) setPassed((passed) => addReplaced(passed, edits))
  }

  return (
    <ToolPage title={t('Find')}>
      <Stack gap={4}>
        {forms && <FormsInput forms={forms} onChange={changeForms} />}
        {!forms && (
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
        )}
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
          <SmallButton
            mode="bleed"
            text={t('A name, in each language')}
            selected={forms !== null}
            aria-pressed={forms !== null}
            onClick={() =>
              forms ? leaveForms(forms) : changeForms(nameForms(search.words, replacement))
            }
          />
          {!forms && (
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
          )}
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
        {settings && !forms && <SettingHints words={searched.words} settings={settings} />}
        <ChangedDrafts replacements={replacements} onUndo={() => setPassed(new Map())} />
        <Stack as="ul" ref={list} gap={0} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {visibleMatches.map(({ document, match, text, key }) => (
            <FindResult
              key={key}
              document={document}
              match={match}
              replacement={replacementOf(match)}
              isBusy={isBusy}
              onReplace={async (next) => {
                const edit = { id: document.id, match, text, replacement: next }
                const isReplaced = await replacements.change((changed) =>
                  replaceMatches(client, [edit], changed),
                )
                if (isReplaced) goOn(key, (passed) => addReplaced(passed, [edit]))
              }}
              onSkip={() => goOn(key, (passed) => addSkipped(passed, text, match))}
            />
          ))}
        </Stack>
        {replaceable.length > 1 && areAllListed && (
          <Flex>
            <Button
              mode="ghost"
              disabled={isBusy}
              text={t('I have read them: replace all {count}', { count: replaceable.length })}
              onClick={replaceAll}
            />
          </Flex>
        )}
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

/** @param forms what is searched in each language, in place of the same words in all */
function findAll(
  documents: readonly Searched[],
  search: TextSearch,
  forms: NameForms | null,
): DocumentMatch[] {
  const searchIn = ({ language }: FoundText): TextSearch => {
    if (!forms) return search
    const words = language ? forms[language].words : ''
    // WHO is no “who”.
    const isAbbreviation = /\p{Lu}/u.test(words) && words === words.toUpperCase()
    return { ...search, language, words, isCaseSensitive: search.isCaseSensitive || isAbbreviation }
  }
  return documents.flatMap((document) =>
    document.texts.flatMap((text) => {
      const place = `${document.id} ${text.field}.${text.parts[0]?.path}`
      return findMatches(text, searchIn(text)).map((match) => ({
        document,
        match,
        text: { place, text: text.text },
        key: `${place} ${match.start} ${text.text}`,
      }))
    }),
  )
}
