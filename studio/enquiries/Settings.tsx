import { Box, Checkbox, Dialog, Flex, Grid, KBD, Stack, Text } from '@sanity/ui'
import { Fragment } from 'react'
import { t } from '../i18n/t.ts'
import { shortcuts, type useShortcuts } from './useShortcuts.ts'

type SettingsProps = {
  keys: ReturnType<typeof useShortcuts>
  onClose: () => void
}

/** What each member of staff chooses for themselves: the keys, which it lists. */
export function Settings({ keys, onClose }: SettingsProps) {
  return (
    <Dialog id="enquiry-settings" header={t('Keys')} width={0} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Stack gap={4}>
          <Switch
            label={t('Single keys act on enquiries, except in a field')}
            isOn={keys.isOn}
            onChange={keys.turn}
          />
          <Grid as="dl" gap={3} margin={0} style={{ gridTemplateColumns: 'max-content 1fr' }}>
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
          <Text size={1} muted>
            {t('If enquiries are ticked, the keys act on these.')}
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  )
}

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <Flex as="label" gap={3} align="center" paddingY={2}>
      <Checkbox checked={isOn} onChange={() => onChange(!isOn)} />
      <Box flex={1}>
        <Text size={1}>{label}</Text>
      </Box>
    </Flex>
  )
}
