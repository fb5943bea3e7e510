import { expect, test } from 'vitest'
import type { LogEntry } from '../inboxShapes.ts'
import { describeChange, displayName } from './changeTexts.ts'

const staff = [
  { email: 'kofi@example.org', name: 'Kofi' },
  { email: 'esi@example.org', name: 'Esi' },
]

const change: LogEntry = {
  id: 1,
  changed_at: '2026-11-22T10:00:00Z',
  changed_by: 'kofi@example.org',
  field: 'owner',
  before: null,
  after: 'kofi@example.org',
}

test.each([
  [change, 'took it'],
  [{ ...change, after: 'esi@example.org' }, 'gave it to Esi'],
  [{ ...change, before: 'esi@example.org', after: null }, 'gave it back (it was Esi’s)'],
])('who takes an enquiry and who gives it is told apart: %#', (made, deed) => {
  expect(describeChange(made, staff)).toBe(deed)
})

test('a mail that went to the default recipient, or did not arrive, is told apart from one that staff sent again', () => {
  const mail = { ...change, field: 'mail', changed_by: 'service_role' }
  const deed = describeChange({ ...mail, after: 'default recipient' }, staff)
  expect(`${displayName(mail.changed_by, staff)} ${deed}`).toBe(
    'The website sent the mail to the company’s own address, because the settings could not be read for an hour',
  )
  for (const after of ['bounced', 'acknowledgement bounced'])
    expect(describeChange({ ...mail, after }, staff)).toMatch(/^got the .* back: /)
  for (const after of ['suppressed', 'failed'])
    for (const [entry, what] of [
      [after, 'mail'],
      [`acknowledgement ${after}`, 'acknowledgement'],
    ])
      expect(describeChange({ ...mail, after: entry ?? '' }, staff)).toMatch(
        new RegExp(`^could not deliver the ${what}: `),
      )
  expect(describeChange({ ...mail, after: 'sent again' }, staff)).toBe('had the mail sent again')
})

test('an entry that only a newer database knows is shown as it is', () => {
  expect(describeChange({ ...change, field: 'mail', after: 'opened' }, staff)).toBe('mail: opened')
  expect(describeChange({ ...change, field: 'status', after: 'later' }, staff)).toBe(
    'status: later',
  )
})
