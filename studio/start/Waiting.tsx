import { Stack } from '@sanity/ui'
import { t } from '../i18n/t.ts'
import { AttributesLine } from './AttributesLine.tsx'
import { EnquiriesLines } from './EnquiriesLines.tsx'
import { FaultsLine } from './FaultsLine.tsx'
import { Part } from './Part.tsx'
import { TranslationsLine } from './TranslationsLine.tsx'

/** What may wait for whoever opens the Studio. A line with nothing to do says so. */
export function Waiting() {
  return (
    <Part title={t('Where things stand')}>
      <Stack gap={2}>
        <EnquiriesLines />
        <FaultsLine />
        <TranslationsLine />
        <AttributesLine />
      </Stack>
    </Part>
  )
}
