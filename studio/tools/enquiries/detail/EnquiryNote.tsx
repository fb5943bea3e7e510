import { Badge, Button, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { formatTimeOfDay } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import { Callout } from '../../../ui/Callout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import type { InboxEnquiry } from '../inboxShapes.ts'
import type { NoteDraft, NoteDrafts } from './noteDrafts.ts'

/** The maximum length in characters, as in the database. */
const maxNoteLength = 5000

type EnquiryNoteProps = {
  enquiry: InboxEnquiry
  notes: NoteDrafts
  /** The names of the colleagues who are writing the note. */
  editors: string[]
  onTyping: (id: string) => void
}

/** The note about an enquiry, saved as it is typed. A colleague's newer note is shown before it is replaced. */
export function EnquiryNote({ enquiry, notes, editors, onTyping }: EnquiryNoteProps) {
  const { id, note } = enquiry
  const draft = useSyncExternalStore(notes.subscribe, () => notes.find(id))
  useEffect(() => notes.receive(enquiry), [notes, enquiry])
  useEffect(() => () => void notes.save(id), [notes, id])

  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor="enquiry-note">
        {t('Note, for staff alone')}
      </Text>
      <TextArea
        id="enquiry-note"
        rows={3}
        maxLength={maxNoteLength}
        value={draft?.text ?? note}
        onChange={(event) => {
          notes.type(enquiry, event.currentTarget.value)
          onTyping(id)
        }}
        onBlur={() => notes.save(id)}
      />
      {draft && <State draft={draft} notes={notes} />}
      <div role="status">
        {editors.length > 0 && (
          <Badge tone="primary">{t('{name} is writing', { name: editors.join(', ') })}</Badge>
        )}
      </div>
    </Stack>
  )
}

function State({ draft, notes }: { draft: NoteDraft; notes: NoteDrafts }) {
  const { text, seen, theirs, error, savedAt } = draft
  if (theirs) return <Conflict text={text} theirs={theirs.note} id={seen.id} notes={notes} />
  if (error && text !== seen.note)
    return (
      <Flex gap={3} align="center" wrap="wrap" role="alert">
        <Text size={1}>{t('Not saved: {error}', { error })}</Text>
        <SmallButton mode="ghost" text={t('Try again')} onClick={() => notes.save(seen.id)} />
      </Flex>
    )
  return (
    <Note role="status">
      {text !== seen.note && t('Saving …')}
      {text === seen.note && savedAt && t('Saved at {time}', { time: formatTimeOfDay(savedAt) })}
    </Note>
  )
}

type ConflictProps = { text: string; theirs: string; id: string; notes: NoteDrafts }

/** The conflicting note of a colleague, with buttons to resolve the conflict. */
function Conflict({ text, theirs, id, notes }: ConflictProps) {
  const joined = [theirs, text].filter(Boolean).join('\n')
  const choices = [
    { title: t('Keep mine'), result: text },
    { title: t('Take theirs'), result: theirs },
    { title: t('Join both'), result: joined },
  ]
  return (
    <Stack gap={3} role="alert">
      <Callout tone="caution">
        {theirs === ''
          ? t('A colleague has removed the note meanwhile. Yours is not saved yet.')
          : t('A colleague has written this meanwhile. Yours is not saved yet.')}
      </Callout>
      {theirs !== '' && (
        <Text size={1} dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {theirs}
        </Text>
      )}
      <Flex gap={2} wrap="wrap">
        {choices.map(({ title, result }) => (
          <Button
            key={title}
            mode="ghost"
            text={title}
            disabled={result.length > maxNoteLength}
            onClick={() => notes.resolve(id, result)}
          />
        ))}
      </Flex>
    </Stack>
  )
}
