import { Button, Grid, Stack, Text } from '@sanity/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatDateTime } from '../../../i18n/language.ts'
import { t, translate } from '../../../i18n/t.ts'
import { ActionDialog } from '../../../ui/ActionDialog.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { InboxSearch } from '../criteria.ts'
import type { Inbox } from '../inbox.ts'
import type { Staff } from '../inboxShapes.ts'
import { csvColumns, downloadFile, type Separator, separators, toCsv } from './csv.ts'
import { useExportChoice } from './exportChoice.ts'
import { exportName } from './exportName.ts'

type ExportProps = {
  inbox: Inbox
  search: InboxSearch
  /** The number of matching enquiries; undefined until it is known. */
  count: number | undefined
  staff: readonly Staff[]
  onClose: () => void
  onExported: (count: number) => void
}

const separatorTitles = {
  ',': 'Excel in English: commas',
  ';': 'Excel in French or Portuguese: semicolons',
} as const satisfies Record<Separator, string>

/** A dialog that saves the chosen columns of the matching enquiries as CSV, and lists the latest exports. */
export function Export({ inbox, search, count, staff, onClose, onExported }: ExportProps) {
  const [{ headings, separator }, choose] = useExportChoice()
  const columns = csvColumns.filter(({ heading }) => headings.includes(heading))
  const { data: last = [] } = useQuery({
    queryKey: ['enquiries', 'exports'],
    queryFn: () => inbox.exports(),
  })
  const stop = useRef(new AbortController())
  const cancel = () => {
    stop.current.abort()
    onClose()
  }
  const saving = useMutation({
    mutationFn: async () => {
      const { signal } = stop.current
      const matches = await inbox.search(search)
      signal.throwIfAborted()
      // Logged before the file is saved, so that no export is missing from the log.
      await inbox.logExport(matches.length)
      signal.throwIfAborted()
      downloadFile(exportName(search), toCsv(matches, staff, columns, separator))
      return matches.length
    },
    onSuccess: (count) => onExported(count),
  })
  const nameOf = (address: string) => staff.find(({ email }) => email === address)?.name ?? address

  return (
    <ActionDialog
      header={t('Export to CSV')}
      wide
      error={
        saving.error
          ? t('Nothing was exported: {error}', { error: String(saving.error) })
          : undefined
      }
      onClose={cancel}
      actions={
        <>
          <Button mode="ghost" text={t('Cancel')} onClick={cancel} />
          <Button
            tone="primary"
            disabled={columns.length === 0 || saving.isPending}
            text={t('Save the file')}
            onClick={() => saving.mutate()}
          />
        </>
      }
    >
      <Text size={1}>
        {t(
          'Enquiries in the file: {count}, including the older ones of the list. It holds personal data: delete it when it is no longer needed.',
          { count: count ?? '…' },
        )}
      </Text>
      <Stack as="fieldset" gap={3} style={{ border: 0, margin: 0, padding: 0 }}>
        <Text as="legend" size={1} weight="semibold" style={{ marginBlockEnd: '0.75rem' }}>
          {t('Columns')}
        </Text>
        <Grid gridTemplateColumns={[1, 2, 3]} gap={3}>
          {csvColumns.map(({ heading }) => (
            <Choice
              key={heading}
              isChosen={headings.includes(heading)}
              onChoose={(isChosen) =>
                choose({
                  separator,
                  headings: isChosen
                    ? [...headings, heading]
                    : headings.filter((other) => other !== heading),
                })
              }
            >
              <Text size={1}>{translate(heading)}</Text>
            </Choice>
          ))}
        </Grid>
      </Stack>
      <Stack as="fieldset" gap={3} style={{ border: 0, margin: 0, padding: 0 }}>
        <Text as="legend" size={1} weight="semibold" style={{ marginBlockEnd: '0.75rem' }}>
          {t('For')}
        </Text>
        {separators.map((each) => (
          <Choice
            key={each}
            group="separator"
            isChosen={each === separator}
            onChoose={() => choose({ headings, separator: each })}
          >
            <Text size={1}>{t(separatorTitles[each])}</Text>
          </Choice>
        ))}
      </Stack>
      {last.length > 0 && (
        <Stack gap={2}>
          <Text size={1} weight="semibold">
            {t('Last exports')}
          </Text>
          {last.map(({ id, changed_at, changed_by, after }) => (
            <Note key={id}>
              {`${formatDateTime(changed_at)} · ${nameOf(changed_by)} · ${after}`}
            </Note>
          ))}
        </Stack>
      )}
    </ActionDialog>
  )
}
