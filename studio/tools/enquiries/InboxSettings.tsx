import { Grid, KBD, Stack, Text } from '@sanity/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import { t } from '../../i18n/t.ts'
import { ActionDialog } from '../../ui/ActionDialog.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Inbox } from './inbox.ts'
import type { Staff } from './inboxShapes.ts'
import { shortcuts, type useShortcuts } from './useShortcuts.ts'

type InboxSettingsProps = {
  inbox: Inbox
  self: Staff
  keys: ReturnType<typeof useShortcuts>
  onClose: () => void
}

/** The personal settings of a staff member: the morning mail, and the keyboard shortcuts, which are listed. */
export function InboxSettings({ inbox, self, keys, onClose }: InboxSettingsProps) {
  const queryClient = useQueryClient()
  const mail = useMutation({
    mutationFn: (wanted: boolean) => inbox.remind(wanted),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  })
  return (
    <ActionDialog
      header={t('Settings')}
      error={mail.error ? String(mail.error) : undefined}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Choice
          isChosen={typeof self.reminder_due_at === 'string'}
          isDisabled={mail.isPending}
          onChoose={mail.mutate}
        >
          <Text size={1}>{t('Mail me at seven each morning (Accra) what is overdue')}</Text>
        </Choice>
        <Note>
          {t('It lists what you or nobody has taken. When nothing is overdue, no mail comes.')}
        </Note>
      </Stack>
      <Stack gap={4}>
        <Choice isChosen={keys.isOn} onChoose={keys.turn}>
          <Text size={1}>{t('Single keys act on enquiries, except in a field')}</Text>
        </Choice>
        <Grid
          as="dl"
          gap={3}
          margin={0}
          style={{ gridTemplateColumns: 'max-content 1fr', alignItems: 'center' }}
        >
          {Object.entries(shortcuts).map(([key, text]) => (
            <Fragment key={key}>
              <dt>
                <KBD>{key.toUpperCase()}</KBD>
              </dt>
              <Text as="dd" size={1} muted={!keys.isOn} style={{ margin: 0 }}>
                {text}
              </Text>
            </Fragment>
          ))}
        </Grid>
        <Note>{t('If enquiries are ticked, E, S and T act on these.')}</Note>
      </Stack>
    </ActionDialog>
  )
}
