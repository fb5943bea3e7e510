import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailbox } from 'local-supabase/mailbox'
import { expect, onTestFinished, test } from 'vitest'
import { mailSchedulers } from '../../shared/plans/planMail.ts'
import { mailboxMailer } from './mailboxMailer.ts'

test('a refused plan of an editor of the company is in the local mailbox', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const mailbox = await startMailbox({ directory, port: 0, smtpPort: 0 })
  onTestFinished(async () => {
    await mailbox.close()
    await rm(directory, { recursive: true })
  })
  const at = '2026-11-24T09:00:00.000Z'
  const plan = {
    ...{ _id: 'drafts.plan', _rev: '1', _type: 'plan', name: 'Tender 12 opens' },
    ...{ state: 'refused', at, checkedAt: at, scheduledBy: 'ama@company.example' },
  }
  const client = { config: () => ({}), fetch: async () => [plan], mutate: async () => {} }
  const mailer = mailboxMailer(mailbox.smtp, {
    CONTACT_EMAIL_FROM: 'website@company.example',
    CONTACT_EMAIL_TO: 'info@company.example',
  })
  await mailSchedulers(client, Date.parse(at), mailer)
  const list = await (await fetch(mailbox.address)).text()
  expect(list).toContain('Refused: Tender 12 opens')
  const [path = ''] = /\/mails\/[\w-]+/.exec(list) ?? []
  const mail = await (await fetch(mailbox.address + path)).text()
  expect(mail).toContain('ama@company.example')
  expect(mail).toContain('press “Plan it”')
})
