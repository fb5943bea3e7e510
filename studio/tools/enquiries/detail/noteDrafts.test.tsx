import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anInboxEnquiry } from '../../../testing/anInboxEnquiry.ts'
import type { Inbox } from '../inbox.ts'
import type { InboxEnquiry } from '../inboxShapes.ts'
import { openNoteDrafts } from './noteDrafts.ts'

const email = 'kofi@example.org'
const other = '7f9619ff-8b86-4d01-b42d-00cf4fc964ff'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** Returns notes over a database of two enquiries. */
function openNotes() {
  const rows = new Map<string, InboxEnquiry>(
    [anInboxEnquiry(), anInboxEnquiry({ id: other })].map((row) => [row.id, row]),
  )
  const write = (id: string, changes: Partial<InboxEnquiry>) => {
    const row = rows.get(id)
    if (!row) throw new Error('There is no such enquiry')
    const next = { ...row, ...changes, revision: row.revision + 1 }
    rows.set(id, next)
    return next
  }
  const inbox = {
    changeNote: vi.fn<Inbox['changeNote']>(async ({ id, note: seen }, note) => {
      const row = rows.get(id)
      return row?.note === seen ? write(id, { note }) : (row ?? null)
    }),
    changeNoteOnLeaving: vi.fn<Inbox['changeNoteOnLeaving']>(),
  }
  const saved: string[] = []
  const notes = openNoteDrafts(inbox, email, ({ note }) => saved.push(note))
  const row = (id = anInboxEnquiry().id) => rows.get(id) ?? anInboxEnquiry({ id, note: 'deleted' })
  return { notes, inbox, rows, row, write, saved }
}

const { id } = anInboxEnquiry()

test('a note is saved a second after its last key', async () => {
  const { notes, row, inbox } = openNotes()
  for (const text of ['C', 'Ca', 'Called']) {
    notes.type(row(), text)
    await vi.advanceTimersByTimeAsync(900)
  }
  expect(inbox.changeNote).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(row().note).toBe('Called')
  expect(inbox.changeNote).toHaveBeenCalledOnce()
  expect(notes.find(id)).toMatchObject({ text: 'Called', savedAt: expect.any(String) })
})

test('a note is saved although the browser’s storage is full', async () => {
  const { notes, row } = openNotes()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  notes.type(row(), 'Called')
  await vi.advanceTimersByTimeAsync(1000)
  expect(row().note).toBe('Called')
})

test('what is typed during a request is saved after it', async () => {
  const response = Promise.withResolvers<InboxEnquiry>()
  const { notes, row, inbox, saved } = openNotes()
  inbox.changeNote.mockReturnValueOnce(response.promise)
  notes.type(row(), 'Called')
  void notes.save(id)
  notes.type(row(), 'Called twice')
  await notes.save(id)
  expect(inbox.changeNote).toHaveBeenCalledOnce()
  response.resolve({ ...row(), note: 'Called', revision: 2 })
  inbox.changeNote.mockResolvedValueOnce({ ...row(), note: 'Called twice', revision: 3 })
  await vi.advanceTimersByTimeAsync(0)
  expect(inbox.changeNote.mock.lastCall).toEqual([
    { id, note: 'Called', revision: 2 },
    'Called twice',
  ])
  expect(saved).toEqual(['Called', 'Called twice'])
})

test('a failure is reported, and the note is tried again by itself', async () => {
  const { notes, row, inbox } = openNotes()
  inbox.changeNote.mockRejectedValueOnce(new Error('cut off'))
  notes.type(row(), 'Called')
  await notes.save(id)
  expect(notes.find(id)).toMatchObject({ text: 'Called', error: 'cut off' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(row().note).toBe('Called')
  expect(notes.find(id)).toMatchObject({ error: null })
})

test('what could not be saved is there after a reload, for the same person, and is saved then', async () => {
  const { notes, row, inbox } = openNotes()
  inbox.changeNote.mockRejectedValue(new Error('cut off'))
  notes.type(row(), 'Called')
  await notes.close()
  expect(openNoteDrafts(inbox, 'esi@example.org', () => {}).find(id)).toBeUndefined()
  const again = openNotes()
  expect(again.notes.find(id)).toMatchObject({ text: 'Called' })
  await again.notes.saveAll()
  expect(again.row().note).toBe('Called')
  expect(openNotes().notes.find(id)).toBeUndefined()
})

test('nothing is tried again after the tool was left', async () => {
  const { notes, row, inbox } = openNotes()
  inbox.changeNote.mockRejectedValue(new Error('cut off'))
  notes.type(row(), 'Called')
  await notes.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(inbox.changeNote).toHaveBeenCalledOnce()
})

test('a request that was under way when the tool was left is not repeated either', async () => {
  const response = Promise.withResolvers<InboxEnquiry>()
  const { notes, row, inbox } = openNotes()
  inbox.changeNote.mockReturnValueOnce(response.promise)
  notes.type(row(), 'Called')
  void notes.save(id)
  await notes.close()
  response.reject(new Error('cut off'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(inbox.changeNote).toHaveBeenCalledOnce()
  expect(openNotes().notes.find(id)).toMatchObject({ text: 'Called' })
})

test('an unsaved note that cannot be read is reported, and the others are there', async () => {
  const { notes, row, inbox } = openNotes()
  inbox.changeNote.mockRejectedValue(new Error('cut off'))
  notes.type(row(), 'Called')
  await notes.close()
  const key = `enquiry-note:${email}:${other}`
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const malformed of ['{"text":', '{"text":"Wrote"}']) {
    localStorage.setItem(key, malformed)
    const again = openNotes()
    expect(again.notes.find(other)).toBeUndefined()
    expect(again.notes.find(id)).toMatchObject({ text: 'Called' })
    expect(warn.mock.lastCall).toEqual(['An unsaved note has an unknown form', key])
  }
})

test('on leaving, each unsaved note is sent at once', async () => {
  const { notes, row, inbox } = openNotes()
  notes.type(row(), 'Called')
  notes.type(row(other), 'Wrote')
  await notes.save(other)
  notes.leave()
  expect(inbox.changeNoteOnLeaving.mock.calls).toEqual([[{ id, note: '', revision: 1 }, 'Called']])
})

test('what was sent on leaving is no colleague’s note for who comes back and writes on', async () => {
  const { notes, row, inbox, write } = openNotes()
  notes.type(row(), 'Called')
  inbox.changeNoteOnLeaving.mockImplementation(({ id }, note) => void write(id, { note }))
  notes.leave()
  notes.type(row(), 'Called back')
  notes.receive(row())
  expect(notes.find(id)?.theirs).toBeNull()
  await vi.advanceTimersByTimeAsync(1000)
  expect(row().note).toBe('Called back')
})

test('a save that follows the one on leaving takes its text for one’s own', async () => {
  const { notes, row, inbox, write } = openNotes()
  notes.type(row(), 'Called')
  inbox.changeNoteOnLeaving.mockImplementation(({ id }, note) => void write(id, { note }))
  notes.leave()
  notes.type(row(), 'Called back')
  await vi.advanceTimersByTimeAsync(1000)
  expect(notes.find(id)?.theirs).toBeNull()
  expect(row().note).toBe('Called back')
})

test('a note that has arrived in another way counts as saved', async () => {
  const { notes, row, write } = openNotes()
  notes.type(row(), 'Called')
  write(id, { note: 'Called' })
  await notes.save(id)
  expect(notes.find(id)).toMatchObject({ theirs: null, savedAt: expect.any(String) })
})

test.each([
  ['Keep mine', 'Called', 'Called'],
  ['Take theirs', 'Quote sent', 'Quote sent'],
  ['Join both', 'Quote sent\nCalled', 'Quote sent\nCalled'],
])('a colleague’s note is not replaced unseen: %s', async (_, chosen, result) => {
  const { notes, row, write } = openNotes()
  notes.type(row(), 'Called')
  write(id, { note: 'Quote sent' })
  await notes.save(id)
  expect(notes.find(id)).toMatchObject({ text: 'Called', theirs: { note: 'Quote sent' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(row().note).toBe('Quote sent')
  notes.resolve(id, chosen)
  await vi.advanceTimersByTimeAsync(0)
  expect(row().note).toBe(result)
  expect(notes.find(id)).toMatchObject({ text: result, theirs: null })
})

test('a colleague’s note is shown as soon as it is known, and goes if they take it back', () => {
  const { notes, row, write } = openNotes()
  notes.type(row(), 'Called')
  notes.receive(write(id, { note: 'Quote sent' }))
  expect(notes.find(id)).toMatchObject({ theirs: { note: 'Quote sent' } })
  notes.receive(write(id, { note: '' }))
  expect(notes.find(id)).toMatchObject({ text: 'Called', theirs: null })
})

test('a note that is not being typed follows a colleague’s', async () => {
  const { notes, row, write } = openNotes()
  notes.type(row(), 'Called')
  await notes.save(id)
  notes.receive(write(id, { note: 'Called, paid' }))
  expect(notes.find(id)).toMatchObject({ text: 'Called, paid', theirs: null })
})

test('of a deleted enquiry nothing is kept', async () => {
  const { notes, row, rows } = openNotes()
  notes.type(row(), 'Called')
  rows.delete(id)
  await notes.save(id)
  expect(notes.find(id)).toBeUndefined()
  expect(localStorage.length).toBe(0)
})
