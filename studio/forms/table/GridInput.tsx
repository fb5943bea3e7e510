import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import type { ObjectInputProps } from 'sanity'
import { defaultLanguage, languages } from '../../../shared/languages.ts'
import { TranslationNote } from '../../documents/translations/TranslationNote.tsx'
import { t } from '../../i18n/t.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { GridNotes } from './GridNotes.tsx'
import { GridRows } from './GridRows.tsx'
import { GridTabs } from './GridTabs.tsx'
import { GridToolbar } from './GridToolbar.tsx'
import { withNoteText } from './gridModel.ts'
import { GridTable } from './gridStyles.ts'
import { staleCount, withConfirmed } from './gridTranslations.ts'
import { useGridClipboard } from './useGridClipboard.ts'
import { type GridEditorProps, useGridEditor } from './useGridEditor.ts'
import { useGridKeys } from './useGridKeys.ts'

type GridInputProps = GridEditorProps & {
  elementProps?: ObjectInputProps['elementProps']
  schemaType: { title?: string }
}

/** A table as a spreadsheet, one language at a time; other languages show the English as a placeholder. */
export function GridInput({ elementProps, schemaType, ...props }: GridInputProps) {
  const id = useId()
  const editor = useGridEditor(props)
  const clipboard = useGridClipboard(editor)
  const keys = useGridKeys(editor)
  const { grid, code, readOnly, notice, focus } = editor
  const stale = staleCount(grid, code)
  return (
    // Other element props are omitted, because with them the Studio would move the focus out of the cell.
    <Stack gap={3} data-testid="grid-input" onFocus={elementProps?.onFocus}>
      <GridTabs grid={grid} code={code} panel={id} onChoose={editor.show} />
      <div role="status">
        {notice.words && (
          <Card padding={3} radius={2} tone="transparent" border>
            <Flex gap={3} align="center">
              <Box flex={1}>
                <Text size={1}>{notice.words}</Text>
              </Box>
              {notice.offersUndo && (
                <SmallButton
                  mode="ghost"
                  text={t('Undo the paste')}
                  onClick={() => editor.undo(false)}
                />
              )}
            </Flex>
          </Card>
        )}
      </div>
      {stale > 0 && (
        <TranslationNote
          tone="caution"
          language={languages.find((language) => language.code === code)?.name ?? code}
          message={t('Texts older than the English: {count}, marked yellow.', { count: stale })}
          testId="stale-table"
          buttons={
            !readOnly && (
              <SmallButton
                mode="ghost"
                text={t('Still right')}
                onClick={() => editor.change(withConfirmed(editor.current(), code))}
              />
            )
          }
        />
      )}
      <Box overflow="auto" id={id}>
        <GridTable
          ref={focus.table}
          role="grid"
          aria-label={schemaType.title}
          aria-multiselectable
          {...clipboard}
          onKeyDown={keys.onKeyDown}
          onFocus={focus.onFocus}
          onBlur={(event) => {
            keys.onBlur()
            focus.onBlur(event)
          }}
        >
          <GridRows editor={editor} />
        </GridTable>
      </Box>
      {!readOnly && code === defaultLanguage && <GridToolbar editor={editor} />}
      <GridNotes
        notes={grid.notes}
        language={code}
        readOnly={readOnly}
        onText={(index, text) => editor.change(withNoteText(editor.current(), index, code, text))}
      />
    </Stack>
  )
}
