import { Box, Flex, Text, TextInput } from '@sanity/ui'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { noteLetter } from '../../../shared/text/noteLetter.ts'
import { t } from '../../i18n/t.ts'
import { type Grid, stringIn } from './gridModel.ts'

type GridNotesProps = {
  notes: Grid['notes']
  language: Language
  readOnly: boolean
  onText: (index: number, text: string) => void
}

/** The notes below a table, in one language. */
export function GridNotes({ notes, language, readOnly, onText }: GridNotesProps) {
  return notes.map(({ _key, text }, index) => (
    <Flex key={_key} gap={3} align="center">
      <Text size={1}>{noteLetter(index)}</Text>
      <Box flex={1}>
        <TextInput
          fontSize={1}
          aria-label={t('Note {letter}', { letter: noteLetter(index) })}
          placeholder={stringIn(text, defaultLanguage)}
          value={stringIn(text, language)}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onText(index, currentTarget.value)}
        />
      </Box>
    </Flex>
  ))
}
