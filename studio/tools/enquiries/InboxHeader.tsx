import { Box, Flex, Heading } from '@sanity/ui'
import { t } from '../../i18n/t.ts'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'

type InboxHeaderProps = {
  /** The name of the signed-in staff member. */
  name: string
  onSettings: () => void
  onSignOut: () => void
  onFigures: () => void
  onExport: () => void
}

/** The title of the inbox, with the actions on the inbox as a whole. */
export function InboxHeader(props: InboxHeaderProps) {
  const { name, onSettings, onSignOut, onFigures, onExport } = props
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Box flex={1} style={{ minWidth: 'max-content' }}>
        <Heading as="h1" size={1}>
          {t('Enquiries')}
        </Heading>
      </Box>
      <Note>{name}</Note>
      <SmallButton mode="bleed" text={t('Settings')} onClick={onSettings} />
      <SmallButton mode="bleed" text={t('Sign out')} onClick={onSignOut} />
      <SmallButton mode="ghost" text={t('Figures')} onClick={onFigures} />
      <SmallButton mode="ghost" text={t('Export to CSV')} onClick={onExport} />
    </Flex>
  )
}
