import { Box, Button, Stack, Text, TextArea } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { t } from '../i18n/t.ts'

/** The database's limit. */
const longest = 5000

/** The note about an enquiry. What somebody else writes meanwhile replaces only what is unchanged. */
export function Note({ stored, onSave }: { stored: string; onSave: (note: string) => void }) {
  const [known, setKnown] = useState(stored)
  const [text, setText] = useState(stored)

  useEffect(() => {
    setText((current) => (current === known ? stored : current))
    setKnown(stored)
  }, [stored, known])

  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor="enquiry-note">
        {t('Note, for staff alone')}
      </Text>
      <TextArea
        id="enquiry-note"
        rows={3}
        maxLength={longest}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text !== stored && (
        <Box>
          <Button tone="primary" text={t('Save the note')} onClick={() => onSave(text)} />
        </Box>
      )}
    </Stack>
  )
}
