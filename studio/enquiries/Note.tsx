import { Box, Button, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { t } from '../i18n/t.ts'
import { Callout } from '../ui/Callout.tsx'
import type { InboxEnquiry } from './inbox.ts'

/** The maximum length in characters, as in the database. */
const maxNoteLength = 5000

type NoteProps = {
  enquiry: InboxEnquiry
  /** Saves a note unless the enquiry has changed since; returns whether it has. */
  save: (note: string, seen: InboxEnquiry) => Promise<boolean>
}

/** The note about an enquiry. One that a colleague saves meanwhile is shown before it is replaced. */
export function Note({ enquiry, save }: NoteProps) {
  const [text, setText] = useState(enquiry.note)
  const [seen, setSeen] = useState(enquiry)
  const [isRefused, setRefused] = useState(false)

  if (seen !== enquiry) {
    const isTyped = text !== seen.note
    if (!isTyped) setText(enquiry.note)
    if (!isTyped || isRefused || [seen.note, text].includes(enquiry.note)) setSeen(enquiry)
  }

  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor="enquiry-note">
        {t('Note, for staff alone')}
      </Text>
      <TextArea
        id="enquiry-note"
        rows={3}
        maxLength={maxNoteLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text !== enquiry.note && (
        <>
          {isRefused && enquiry.note && <Callout tone="caution">{enquiry.note}</Callout>}
          <Box>
            <Button
              tone="primary"
              text={t('Save the note')}
              onClick={async () => setRefused(await save(text, seen))}
            />
          </Box>
        </>
      )}
    </Stack>
  )
}
