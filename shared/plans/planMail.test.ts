import type { Mutation } from '@sanity/client'
import { expect, test } from 'vitest'
import { mailSchedulers, type PlanMail, type PlanMailSettings } from './planMail.ts'
import type { LakeClient } from './planMutations.ts'

const at = '2026-11-24T09:00:00.000Z'
const now = Date.parse('2026-11-24T09:10:00Z')
const settings: PlanMailSettings = {
  from: 'website@company.example',
  to: 'info@company.example',
  domains: ['company.example'],
  language: 'en',
}
const planOf = (fields: object) => ({
  ...{ _id: 'drafts.plan', _rev: '1', _type: 'plan', name: 'Tender', at, checkedAt: at },
  ...{ state: 'refused', scheduledBy: 'ama@company.example' },
  ...fields,
})

/** Returns the mails of a number of rounds over one plan. */
async function mailsAbout(fields: object, { rounds = 1, ...changed }: MailOptions = {}) {
  const stored = planOf(fields)
  const client: LakeClient = {
    config: () => ({}),
    fetch: async () => [stored],
    mutate: async (mutations: Mutation[]) => {
      for (const mutation of mutations)
        if ('patch' in mutation) Object.assign(stored, Object(mutation.patch).set)
    },
  }
  const mails: PlanMail[] = []
  for (let round = 0; round < rounds; round += 1)
    await mailSchedulers(client, now, {
      settings: { ...settings, ...changed },
      send: async (mail) => void mails.push(mail),
    })
  return { mails, stored }
}

type MailOptions = Partial<PlanMailSettings> & { rounds?: number }

test('who planned it learns once that a plan was refused, and again if it is refused for another time', async () => {
  const { mails, stored } = await mailsAbout({}, { rounds: 3 })
  expect(mails).toMatchObject([
    {
      from: 'website@company.example',
      to: 'ama@company.example',
      subject: 'Refused: Tender',
      text: expect.stringContaining('for Tuesday, 24 November 2026 at 09:00 in Accra was refused'),
    },
  ])
  const again = await mailsAbout({ ...stored, at: '2026-11-24T09:05:00.000Z' })
  expect(again.mails).toHaveLength(1)
})

test('a plan is late after five minutes', async () => {
  const late = await mailsAbout({ state: 'scheduled' }, { rounds: 2 })
  expect(late.mails).toMatchObject([{ subject: 'Late: Tender' }])
  const soon = await mailsAbout({ state: 'scheduled', at: '2026-11-24T09:06:00.000Z' })
  expect(soon.mails).toEqual([])
})

test.each([
  ['another company', { scheduledBy: 'somebody@elsewhere.example' }],
  ['several addresses', { scheduledBy: 'a@elsewhere.example, b@company.example' }],
  ['nobody', { scheduledBy: undefined }],
])('the company is told about a plan of %s', async (_, fields) => {
  expect((await mailsAbout(fields)).mails).toMatchObject([{ to: 'info@company.example' }])
})

test.each([
  ['one that is being made', { state: undefined }],
  ['one refused days ago', { checkedAt: '2026-11-20T09:00:00.000Z' }],
])('nobody is told about %s', async (_, fields) => {
  expect((await mailsAbout(fields)).mails).toEqual([])
})

test('the mail is in the company’s language, on one line of its subject', async () => {
  const { mails } = await mailsAbout({ name: 'A\r\nBcc: b@elsewhere.example' }, { language: 'fr' })
  expect(mails[0]?.subject).toBe('Refusé\u00a0: A Bcc: b@elsewhere.example')
})

test('a mail that was not sent is sent in the next round, with the same key', async () => {
  const stored = planOf({})
  const client: LakeClient = {
    config: () => ({}),
    fetch: async () => [stored],
    mutate: async () => {
      throw new Error('not recorded')
    },
  }
  const keys: string[] = []
  const send = async ({ key }: PlanMail) => void keys.push(key)
  const round = () => mailSchedulers(client, now, { settings, send })
  const failed = [{ id: 'drafts.plan', error: new Error('not recorded') }]
  expect(await round()).toEqual(failed)
  expect(await round()).toEqual(failed)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a mail that is always refused does not keep the schedulers of other plans from theirs', async () => {
  const plans = ['a', 'b'].map((id) => planOf({ _id: `drafts.${id}`, name: id }))
  const client: LakeClient = {
    config: () => ({}),
    fetch: async () => plans,
    mutate: async () => {},
  }
  const sent: string[] = []
  const send = async ({ subject }: PlanMail) => {
    if (subject === 'Refused: a') throw new Error('refused')
    sent.push(subject)
  }
  expect(await mailSchedulers(client, now, { settings, send })).toEqual([
    { id: 'drafts.a', error: new Error('refused') },
  ])
  expect(sent).toEqual(['Refused: b'])
})
