import { Box, Flex, Text, TextInput } from '@sanity/ui'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { letterOf } from './gridLabels.ts'
import { type Grid, stringIn } from './gridModel.ts'

type GridNotesProps = {
  notes: Grid['notes']
  code: Language
  readOnly: boolean
  onWords: (index: number, words: string) => void
}

/** The notes below a table, in one language. */
export function GridNotes({ notes, code, readOnly, onWords }: GridNotesProps) {
  return notes.map(({ _key, text }, index) => (
    <Flex key={_key} gap={3} align="center">
      <Text size={1}>{letterOf(index)}</Text>
      <Box flex={1}>
        <TextInput
          fontSize={1}
          aria-label={t('Note {letter}', { letter: letterOf(index) })}
          placeholder={stringIn(text, defaultLanguage)}
          value={stringIn(text, code)}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onWords(index, currentTarget.value)}
        />
      </Box>
    </Flex>
  ))
}
