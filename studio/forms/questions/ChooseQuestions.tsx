import { Box, Button, Stack, Text, TextInput } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { insert, PatchEvent, setIfMissing, unset, useClient } from 'sanity'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { foldText } from '../../../shared/text/foldText.ts'
import { maxQuestions } from '../../../web/sections/questions/shape.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { searchWords } from '../../i18n/searchWords.ts'
import { t } from '../../i18n/t.ts'
import { ActionDialog } from '../../ui/ActionDialog.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Note } from '../../ui/Note.tsx'
import {
  type ChosenQuestion,
  chosenType,
  type FaqCategory,
  type FaqQuestion,
  faqCategories,
  isSameQuestion,
} from './faqQuestions.ts'

type ChooseQuestionsProps = {
  /** The page's entries, including its own questions. */
  entries: ChosenQuestion[]
  onChange: (event: PatchEvent) => void
  onClose: () => void
}

/** A dialog with all published questions by category. A tick adds a question to the page at once. */
export function ChooseQuestions({ entries, onChange, onClose }: ChooseQuestionsProps) {
  const client = useClient({ apiVersion })
  const { data: categories, error } = useQuery({
    queryKey: ['faq categories'],
    queryFn: () => faqCategories(client),
    // The FAQ may have changed since the dialog was last open.
    gcTime: 0,
  })
  const [search, setSearch] = useState('')
  const count = (categories ?? []).flatMap(({ faqs }) => faqs ?? []).length
  const matches = (categories ?? [])
    .map((category) => ({
      ...category,
      faqs: (category.faqs ?? []).filter((faq) => isFound(faq, category, search)),
    }))
    .filter(({ faqs }) => faqs.length > 0)

  const toggle = (question: ChosenQuestion) => {
    const uses = entries.filter((entry) => isSameQuestion(entry, question))
    onChange(
      PatchEvent.from(
        uses.length > 0
          ? uses.map(({ _key }) => unset([{ _key }]))
          : [setIfMissing([]), insert([question], 'after', [-1])],
      ),
    )
  }

  return (
    <ActionDialog
      header={t('Choose from the FAQ')}
      wide
      onClose={onClose}
      actions={<Button tone="primary" text={t('Done')} onClick={onClose} />}
    >
      <TextInput
        type="search"
        aria-label={t('Search the questions')}
        placeholder={t('Search {count} questions', { count })}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {!categories && (
        <LoadState
          error={error}
          failure={t('The questions could not be loaded. Close this and try again.')}
        />
      )}
      {categories && matches.length === 0 && (
        <Note>
          {count === 0
            ? t('The FAQ has no published question yet.')
            : t('No question has these words.')}
        </Note>
      )}
      {matches.map(({ _id, title, faqs }) => (
        <Stack as="fieldset" key={_id} gap={4} style={{ border: 0, padding: 0, margin: 0 }}>
          <Box as="legend" paddingBottom={4}>
            <Note weight="medium">{inStudioLanguage(title)}</Note>
          </Box>
          {faqs.map((faq) => {
            const question = questionOf(_id, faq)
            const isChosen = entries.some((entry) => isSameQuestion(entry, question))
            return (
              <Choice
                key={faq._key}
                isChosen={isChosen}
                isDisabled={!isChosen && entries.length >= maxQuestions}
                onChoose={() => toggle(question)}
              >
                <Stack gap={2}>
                  <Text size={1} weight="medium">
                    {inStudioLanguage(faq.question)}
                  </Text>
                  <Note textOverflow="ellipsis">
                    {toPlainText(faq.answer?.[studioLanguage] ?? faq.answer?.[defaultLanguage])}
                  </Note>
                </Stack>
              </Choice>
            )
          })}
        </Stack>
      ))}
    </ActionDialog>
  )
}

const questionOf = (category: string, { _key }: FaqQuestion) => ({
  _key: crypto.randomUUID(),
  _type: chosenType,
  category: { _type: 'reference', _ref: category },
  questionKey: _key,
})

const inStudioLanguage = (text: FaqQuestion['question']) =>
  text?.[studioLanguage] ?? text?.[defaultLanguage] ?? ''

/** Returns whether a question, its answer or its category has all words of the search, in any language. */
function isFound({ question, answer }: FaqQuestion, { title }: FaqCategory, search: string) {
  const texts = [question, answer, title].flatMap((text) => Object.values(text ?? {}))
  const words = foldText(texts.map(toPlainText).join(' '))
  return searchWords(search).every((word) => words.includes(word))
}
