import { z } from 'zod'
import { storageItem } from '../../../../web/browser/storage.ts'
import { parseStored } from '../../../queries/parseStored.ts'
import type { Inbox, SeenNote } from '../inbox.ts'
import type { InboxEnquiry } from '../inboxShapes.ts'

/** The note of an enquiry while it is typed. */
export type NoteDraft = {
  text: string
  /** The state of the enquiry from which the text was edited. */
  seen: SeenNote
  /** A newer state of the enquiry, if a colleague has changed its note. */
  theirs: SeenNote | null
  /** The texts that were sent to be saved, which are no colleague's. */
  sent: readonly string[]
  isSaving: boolean
  /** The error of the last attempt to save, or null. */
  error: string | null
  /** In ISO 8601. */
  savedAt: string | null
}

/** Delays in ms: from a keystroke to the save, and from a failed save to the next attempt. */
const delaysMs = { key: 1000, failure: 10_000 }

const storedNote = z.object({
  text: z.string(),
  seen: z.object({ id: z.string(), revision: z.number(), note: z.string() }),
})

const isUnsaved = ({ text, seen }: NoteDraft) => text !== seen.note

export type NoteDrafts = ReturnType<typeof openNoteDrafts>

/**
 * Saves notes as they are typed. Unsaved notes are kept in the browser's storage, to survive a reload, and until the
 * next visit if the database cannot be reached.
 * @param email of the session, because the stored drafts belong to one person
 * @param onSaved called with the new state of an enquiry
 */
export function openNoteDrafts(
  inbox: Pick<Inbox, 'changeNote' | 'changeNoteOnLeaving'>,
  email: string,
  onSaved: (enquiry: InboxEnquiry) => void,
) {
  const prefix = `enquiry-note:${email}:`
  const stored = (id: string) => storageItem('localStorage', prefix + id)
  const drafts = new Map(storedDrafts(prefix).map((draft) => [draft.seen.id, draft]))
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  let isClosed = false

  function update(id: string, changes: Partial<NoteDraft>) {
    const draft = drafts.get(id)
    if (!draft) return
    const next = { ...draft, ...changes }
    drafts.set(id, next)
    const { text, seen } = next
    stored(id).write(isUnsaved(next) ? JSON.stringify({ text, seen }) : null)
    for (const listener of listeners) listener()
  }

  function remove(id: string) {
    clearTimeout(timers.get(id))
    drafts.delete(id)
    stored(id).write(null)
    for (const listener of listeners) listener()
  }

  function schedule(id: string, delay: number) {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => save(id), delay),
    )
  }

  async function save(id: string): Promise<void> {
    clearTimeout(timers.get(id))
    const draft = drafts.get(id)
    if (!draft || draft.isSaving || draft.theirs || !isUnsaved(draft)) return
    const { text, seen, sent } = draft
    update(id, { isSaving: true, error: null, sent: [...sent, text] })
    try {
      const enquiry = await inbox.changeNote(seen, text)
      // A deleted enquiry needs no draft.
      if (enquiry === null) return remove(id)
      const { revision, note } = enquiry
      const now = { id, revision, note }
      if (note !== text && !sent.includes(note)) return update(id, { isSaving: false, theirs: now })
      update(id, { isSaving: false, seen: now, savedAt: new Date().toISOString() })
      onSaved(enquiry)
      // Saves a note that was changed during the request, or whose earlier text was saved on leaving.
      await save(id)
    } catch (error) {
      update(id, { isSaving: false, error: error instanceof Error ? error.message : String(error) })
      if (!isClosed) schedule(id, delaysMs.failure)
    }
  }

  const saveAll = () => Promise.all([...drafts.keys()].map(save))

  return {
    find: (id: string) => drafts.get(id),

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Changes the text of a note, which is then saved. */
    type({ id, revision, note }: SeenNote, text: string) {
      if (!drafts.has(id)) drafts.set(id, newDraft({ text, seen: { id, revision, note } }))
      update(id, { text })
      schedule(id, delaysMs.key)
    },

    /** Compares a draft with a newer state of its enquiry. */
    receive({ id, revision, note }: SeenNote) {
      const draft = drafts.get(id)
      // A save in progress returns the latest state itself.
      if (!draft || draft.isSaving || revision <= (draft.theirs ?? draft.seen).revision) return
      const seen = { id, revision, note }
      if (!isUnsaved(draft)) update(id, { seen, text: note })
      else if ([draft.seen.note, draft.text, ...draft.sent].includes(note))
        update(id, { seen, theirs: null })
      else update(id, { theirs: seen })
    },

    /** Resolves a conflict: saves a text in place of the colleague's note. */
    resolve(id: string, text: string) {
      const theirs = drafts.get(id)?.theirs
      if (!theirs) return
      update(id, { text, seen: theirs, theirs: null })
      void save(id)
    },

    save,
    saveAll,

    /** Sends unsaved notes in requests that outlive the page. Does not wait for their results. */
    leave() {
      for (const [id, draft] of drafts) {
        if (!isUnsaved(draft) || draft.theirs) continue
        inbox.changeNoteOnLeaving(draft.seen, draft.text)
        update(id, { sent: [...draft.sent, draft.text] })
      }
    },

    /** Saves unsaved notes once, without retries. */
    async close() {
      isClosed = true
      await saveAll()
    },
  }
}

function storedDrafts(prefix: string): NoteDraft[] {
  return Object.entries(localStorage)
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([key, value]) => {
      const draft = parseStored(storedNote, value)
      if (draft === null) console.warn('An unsaved note has an unknown form', key)
      return draft ? [newDraft(draft)] : []
    })
}

const newDraft = (given: Pick<NoteDraft, 'text' | 'seen'>): NoteDraft => ({
  ...given,
  theirs: null,
  sent: [],
  isSaving: false,
  error: null,
  savedAt: null,
})
