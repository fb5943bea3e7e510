import { evaluate, parse } from 'groq-js'
import type { ReceivedMail } from 'local-supabase/mailbox'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Enquiry, toEnquiryRow } from '../../../shared/enquiry/enquiry.ts'
import { undeliveredEvents } from '../../../shared/enquiry/undeliveredMail.ts'
import { anEnquiry } from '../../../tests/support/anEnquiry.ts'
import { type FaultyHost, startFaultyHost } from '../../../tests/support/faultyHost.ts'
import { type ResendDouble, startResend } from '../../../tests/support/resendDouble.ts'
import { type Stack, siteOrigin, startStack } from '../../../tests/support/startStack.ts'

/** The function in Deno, the database, and a real mail server. */

let stack: Stack

/** Polls for as long as a slow machine may need. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 30_000)

const store = (enquiry: Enquiry, headers?: Record<string, string>) =>
  stack.post('/rest/v1/contacts', toEnquiryRow(enquiry), headers)
const notify = (body: object, headers?: Record<string, string>) =>
  stack.post('/functions/v1/send-contact-email', body, headers)
const states = () =>
  stack.supabase.database.query<{ status: string; attempts: number; minutes: number | null }>(
    `select email_status as status, email_attempts as attempts,
       round(extract(epoch from email_due_at - now()) / 60)::int as minutes
     from public.contacts order by created_at`,
  )
const makeDue = () =>
  stack.supabase.database.query(
    `update public.contacts set email_due_at = now() where email_status = 'pending'`,
  )
const phonesOf = (mails: ReceivedMail[]) =>
  mails.map(({ mail }) => /^Phone: (\d+)$/m.exec(mail.text ?? '')?.[1])

/** Waits until the function has handled all calls so far. */
async function settled(): Promise<void> {
  const last = anEnquiry({ email: `${crypto.randomUUID()}@example.org` })
  await store(last)
  await notify(last)
  await eventually(async () => {
    const addresses = (await stack.mails()).map(({ mail }) => mail.replyTo?.[0]?.address)
    expect(addresses).toContain(last.email)
    const acknowledgements = await stack.supabase.database.query(
      'select from public.contacts where acknowledgement_due_at is not null',
    )
    expect(acknowledgements).toEqual([])
  })
}

describe('with a mail server', () => {
  beforeAll(async () => {
    stack = await startStack()
  })
  beforeEach(() => stack.clear())
  afterAll(() => stack.close())

  test('a stored enquiry is mailed to the company, as it is stored', async () => {
    const enquiry = anEnquiry({
      firstName: 'Áma <b>',
      organization: '"Quotes" & Co',
      message: 'First line\n\n<script>alert(1)</script> € 日本 🧪',
    })
    await store(enquiry)
    await notify(enquiry)
    await eventually(async () => expect(await states()).toMatchObject([{ status: 'sent' }]))

    const [arrived] = await stack.mails()
    expect(arrived?.mail).toMatchObject({
      from: { address: 'website@example.org' },
      to: [{ address: 'info@example.org' }],
      replyTo: [{ address: enquiry.email }],
      subject: expect.stringMatching(/^Enquiry .{4}-.{4}: NAFDAC Registration: Áma <b> Mensah$/),
    })
    expect(arrived?.mail.text).toContain(enquiry.message)
    expect(arrived?.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; € 日本 🧪')
    expect(arrived?.mail.html).not.toContain('<script')
    expect(arrived?.mail.html).not.toContain('<b>')
    expect(await states()).toEqual([{ status: 'sent', attempts: 1, minutes: null }])
  })

  test('line breaks in what is typed begin no header', async () => {
    const enquiry = anEnquiry({
      firstName: 'Ama\r\nBcc: all@example.org',
      service: 'X\r\n\r\nbody',
    })
    // A visitor's browser cleans it; the database refuses it uncleaned.
    expect((await store(enquiry)).status).toBe(400)
    const clean = anEnquiry({ firstName: 'Ama  Bcc: all@example.org', service: 'X    body' })
    await store(clean)
    await notify(enquiry)
    await eventually(async () => expect(await stack.mails()).toHaveLength(1))
    const headers = (await stack.mails())[0]?.raw.split('\r\n\r\n')[0] ?? ''
    expect(headers).not.toMatch(/^bcc:/im)
  })

  test('an enquiry that is not stored is not mailed, and the response does not reveal it', async () => {
    const forged = anEnquiry({ message: 'This one was never stored' })
    const whenNothingIsDue = await notify(forged)
    await store(anEnquiry())
    const whenOneIsDue = await notify(forged)
    expect([whenNothingIsDue.status, whenOneIsDue.status]).toEqual([202, 202])
    expect(await whenNothingIsDue.text()).toBe(await whenOneIsDue.text())
    await settled()
    const texts = (await stack.mails()).map(({ mail }) => mail.text).join()
    expect(texts).toContain(anEnquiry().message)
    expect(texts).not.toContain(forged.message)
  })

  test('a thousand calls for one enquiry send one mail', async () => {
    const enquiry = anEnquiry()
    await store(enquiry)
    for (let round = 0; round < 20; round++)
      await Promise.all(Array.from({ length: 50 }, () => notify(enquiry)))
    await settled()
    expect(await stack.mails()).toHaveLength(2)
    expect((await states())[0]).toEqual({ status: 'sent', attempts: 1, minutes: null })
  })

  test('forty enquiries at once are all stored, and all mailed once', async () => {
    const enquiries = Array.from({ length: 40 }, (_, number) =>
      anEnquiry({ phone: String(number) }),
    )
    const statuses = await Promise.all(
      enquiries.map(async (enquiry) => {
        const { status } = await store(enquiry)
        await notify(enquiry)
        return status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([201]))
    await eventually(async () => {
      const pending = (await states()).filter(({ status }) => status !== 'sent')
      expect(pending).toEqual([])
    })
    const phones = phonesOf(await stack.mails())
    expect(phones.sort()).toEqual(enquiries.map(({ phone }) => phone).sort())
  })

  test('the timer mails an enquiry without a request from the form', async () => {
    await store(anEnquiry())
    await stack.supabase.sweep()
    await eventually(async () => expect(await stack.mails()).toHaveLength(1))
  })

  test('staff who want it get one mail in the morning about what is overdue', async () => {
    const { database } = stack.supabase
    // Overdue before the mail is due: a run that the test before has started may claim it at any time.
    await database.query(
      `insert into public.contacts (first_name, email, message, created_at, email_status, email_due_at)
       values ('Ama', 'ama@example.org', 'A message of some length', now() - interval '25 hours', 'sent', null)`,
    )
    await database.query(`insert into public.staff (email, name, reminder_due_at) values
      ('kofi@example.org', 'Kofi', now()), ('esi@example.org', 'Esi', null)`)
    const overdueMails = async () =>
      (await stack.mails()).filter(({ mail }) => mail.subject?.startsWith('Overdue'))
    await stack.supabase.sweep()
    await eventually(async () =>
      expect((await overdueMails()).map(({ mail }) => mail.subject)).toEqual([
        'Overdue enquiries: 1',
      ]),
    )
    await notify({})
    await settled()
    const reminders = await overdueMails()
    expect(reminders).toHaveLength(1)
    expect(reminders[0]?.mail.to).toMatchObject([{ address: 'kofi@example.org' }])
    await database.query('delete from public.staff')
  })

  test('the function responds to the site, and to no other page', async () => {
    const preflight = (origin: string) =>
      fetch(`${stack.supabase.address}/functions/v1/send-contact-email`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      })
    const allowed = await preflight(siteOrigin)
    expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([
      204,
      siteOrigin,
    ])
    const refused = await preflight('https://evil.example')
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([
      403,
      null,
    ])
    expect((await notify(anEnquiry(), { Origin: 'https://evil.example' })).status).toBe(403)
  })

  test('the response does not wait for mail', async () => {
    const transaction = Promise.withResolvers<void>()
    await store(anEnquiry())
    // The database responds to nobody until the transaction ends, but the function does.
    const blocked = stack.supabase.database.transaction(() => transaction.promise)
    expect((await notify(anEnquiry())).status).toBe(202)
    expect(await stack.mails()).toEqual([])
    transaction.resolve()
    await blocked
    await eventually(async () => expect(await stack.mails()).toHaveLength(1))
  })
})

describe('with settings in the Content Lake', () => {
  /** The lake's response to a query. */
  let respond: (query: string) => Response | Promise<Response>
  let lake: FaultyHost

  const pages = [
    {
      _id: 'madrid',
      _type: 'servicePage',
      title: { en: 'Madrid Protocol' },
      formerNames: ['WIPO'],
    },
    {
      _id: 'drafts.renamed',
      _type: 'servicePage',
      title: { en: 'WAHO Compliance' },
      formerNames: ['WIPO'],
    },
    {
      _id: 'gmp',
      _type: 'servicePage',
      title: { en: 'Good Manufacturing Practice' },
      enquiryName: { en: 'GMP Certification' },
    },
  ]
  const settings = (mail: object | null) => async (query: string) => {
    const own = { _id: 'siteSettings', companyName: 'Accra & Sons' }
    const ofMail = mail ? [{ _id: 'drafts.mailSettings', ...mail }] : []
    const value = await evaluate(parse(query), { dataset: [own, ...ofMail, ...pages] })
    return HttpResponse.json({ result: await value.get() })
  }
  const recipient = (page: string, email: string) => ({
    service: { _type: 'reference', _ref: page },
    email,
  })
  const mailsTo = async (address: string) =>
    (await stack.mails()).filter(({ mail }) => mail.to?.[0]?.address === address)

  beforeAll(async () => {
    lake = await startFaultyHost([
      http.get('*/data/query/production', ({ request }) =>
        respond(new URL(request.url).searchParams.get('query') ?? ''),
      ),
    ])
    stack = await startStack({
      SANITY_API_HOST: lake.address,
      CONTACT_EMAIL_DOMAINS: 'example.org, trademarks.example',
    })
  })
  beforeEach(async () => {
    await stack.clear()
  })
  afterAll(async () => {
    await stack.close()
    lake.close()
  })

  /** Sends an enquiry, and waits until the function has handled it. */
  async function mailed(given: Partial<Enquiry> = {}, headers?: Record<string, string>) {
    const enquiry = anEnquiry({ email: `${crypto.randomUUID()}@visitors.example`, ...given })
    await store(enquiry, headers)
    await notify(enquiry)
    await eventually(async () => {
      const all = await states()
      expect(all.every(({ status }) => status === 'sent')).toBe(true)
    })
    return enquiry
  }

  test('the mail about a service goes where they say', async () => {
    respond = settings({
      recipients: [
        recipient('unpublished', 'nobody@example.org'),
        recipient('madrid', 'madrid@trademarks.example'),
        recipient('gmp', 'gmp@example.org'),
      ],
    })
    await mailed({ service: 'Madrid Protocol' })
    await mailed({ service: 'WIPO' })
    await mailed({ service: 'GMP Certification' })
    await mailed({ service: 'WAHO Compliance' })
    await mailed({ service: '' })
    expect(await mailsTo('madrid@trademarks.example')).toHaveLength(2)
    expect(await mailsTo('gmp@example.org')).toHaveLength(1)
    expect(await mailsTo('info@example.org')).toHaveLength(2)
  })

  test('except to another’s domain: then it comes to the company, and says so', async () => {
    respond = settings({ recipients: [recipient('madrid', 'thief@evil.example')] })
    await mailed({ service: 'Madrid Protocol' })
    const [arrived] = await mailsTo('info@example.org')
    expect(arrived?.mail.text).toContain('The settings name thief@evil.example')
    expect(await mailsTo('thief@evil.example')).toEqual([])
    expect(stack.log.join()).toContain('"event":"recipient refused"')
  })

  const cannotBeRead: [string, typeof respond][] = [
    ['fail', () => new HttpResponse(null, { status: 500 })],
    ['are malformed', settings({ acknowledge: 'yes' })],
  ]
  const madrid = { recipients: [recipient('madrid', 'madrid@example.org')], acknowledge: true }
  const acknowledgeNow = async () => {
    await stack.supabase.database.query(
      'update public.contacts set acknowledgement_due_at = now() where acknowledgement_due_at > now()',
    )
    await notify({ due: true })
  }

  test.each(cannotBeRead)(
    'while they %s, mail waits for its recipient; then it is sent there, and acknowledged',
    async (_, given) => {
      respond = given
      const enquiry = anEnquiry({ service: 'Madrid Protocol', email: 'waits@visitors.example' })
      await store(enquiry)
      await notify(enquiry)
      await eventually(async () => {
        expect(await states()).toEqual([{ status: 'pending', attempts: 1, minutes: 1 }])
      })
      expect(await stack.mails()).toEqual([])

      respond = settings(madrid)
      await makeDue()
      await notify({ due: true })
      await eventually(async () => expect(await mailsTo(enquiry.email)).toHaveLength(1))
      expect(await mailsTo('madrid@example.org')).toHaveLength(1)
      expect(await stack.mails()).toHaveLength(2)
    },
  )

  test('mail about no service does not wait for them', async () => {
    respond = () => new HttpResponse(null, { status: 500 })
    await store(anEnquiry({ service: 'Madrid Protocol' }))
    await store(anEnquiry({ service: '' }))
    await notify({ due: true })
    await eventually(async () => {
      expect((await states()).map(({ status }) => status)).toEqual(['pending', 'sent'])
    })
    expect(await mailsTo('info@example.org')).toHaveLength(1)
  })

  test('after an hour an enquiry goes to the company, as the mail and the log say, and is acknowledged later', async () => {
    respond = () => new HttpResponse(null, { status: 500 })
    const enquiry = anEnquiry({ service: 'Madrid Protocol', email: 'late@visitors.example' })
    await store(enquiry)
    const age = (minutes: number) =>
      stack.supabase.database.query(
        `update public.contacts set created_at = now() - $1 * interval '1 minute'`,
        [minutes],
      )
    await age(59)
    await notify(enquiry)
    await eventually(() => expect(stack.log.join()).toContain('"event":"waits for its recipient"'))
    await age(61)
    await makeDue()
    await notify(enquiry)
    await eventually(async () => expect(await mailsTo('info@example.org')).toHaveLength(1))
    const [arrived] = await mailsTo('info@example.org')
    expect(arrived?.mail.text).toContain('settings could not be read for an hour')
    expect(
      await stack.supabase.database.query(
        'select changed_by, field, after from public.enquiry_log where enquiry is not null',
      ),
    ).toEqual([{ changed_by: 'service_role', field: 'mail', after: 'default recipient' }])

    respond = settings(madrid)
    await eventually(async () => {
      await acknowledgeNow()
      expect(await mailsTo(enquiry.email)).toHaveLength(1)
    })
    expect(await stack.mails()).toHaveLength(2)
  })

  test('a function that stops after the mail to the company leaves the acknowledgement to the next', async () => {
    respond = settings(madrid)
    const { email } = anEnquiry()
    await store(anEnquiry())
    await stack.supabase.database.query(
      'select public.record_mail(attempt, true) from public.claim_due_mail()',
    )
    await stack.supabase.sweep()
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1))
    expect(await stack.mails()).toHaveLength(1)
  })

  test.each([
    ['are none', () => HttpResponse.json({ result: null })],
    ['say nothing of enquiries', settings(null)],
    [
      'are being written',
      settings({ recipients: [{ _key: 'new' }, { service: { _ref: 'madrid' } }] }),
    ],
  ])('when they %s, mail goes to the company, and nobody is acknowledged', async (_, given) => {
    respond = given
    const { email } = await mailed({ service: 'Madrid Protocol' })
    expect(await mailsTo('info@example.org')).toHaveLength(1)
    await settled()
    expect(await mailsTo(email)).toEqual([])
  })

  test('an enquirer is acknowledged in the language of the form, once a day', async () => {
    respond = settings({ acknowledge: true })
    const { email } = await mailed(
      { firstName: 'Cheap-pills', message: 'Visit https://evil.example today' },
      { 'x-enquiry-language': 'fr', 'x-enquiry-reference': 'K7QX-3M9T' },
    )
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1))
    const [arrived] = await mailsTo(email)
    expect(arrived?.mail.subject).toBe('Nous avons bien reçu votre demande (K7QX-3M9T)')
    expect(arrived?.raw).toContain('Auto-Submitted: auto-replied')
    expect(arrived?.raw).not.toMatch(/pills|evil/)

    await mailed({ email, message: 'A second enquiry, in the name of the same person.' })
    await mailed({ email: email.toUpperCase(), message: 'A third one, in capital letters.' })
    await settled()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('no acknowledgement is sent unless the company turns it on', async () => {
    respond = settings({ acknowledge: false })
    const { email } = await mailed()
    await settled()
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('without a mail server', () => {
  beforeAll(async () => {
    // A closed port.
    stack = await startStack({ SMTP_URL: 'smtp://localhost:9' })
  })
  beforeEach(() => stack.clear())
  afterAll(() => stack.close())

  test('enquiries wait, ever longer', async () => {
    const enquiry = anEnquiry()
    await store(enquiry)
    expect((await notify(enquiry)).status).toBe(202)
    await eventually(async () => {
      expect(await states()).toEqual([{ status: 'pending', attempts: 1, minutes: 1 }])
    })
    for (const [attempts, minutes] of [
      [2, 2],
      [3, 4],
      [4, 8],
    ]) {
      await makeDue()
      await notify({ due: true })
      // The log shows when the attempt has ended; until then its due time is different.
      await eventually(() =>
        expect(stack.log.filter((line) => line.includes('"not sent"'))).toHaveLength(attempts ?? 0),
      )
      expect(await states()).toEqual([{ status: 'pending', attempts, minutes }])
    }
  })

  test('after a day mail is given up where staff see it', async () => {
    await store(anEnquiry())
    await stack.supabase.database.query(
      `update public.contacts set created_at = now() - interval '25 hours', email_attempts = 30`,
    )
    await makeDue()
    await notify({ due: true })
    await eventually(async () => {
      expect(await states()).toEqual([{ status: 'failed', attempts: 31, minutes: null }])
    })
  })

  test('the log names enquiries, never people', async () => {
    const enquiry = anEnquiry()
    await store(enquiry)
    await notify(enquiry)
    await eventually(() => expect(stack.log.join()).toContain('"event":"not sent"'))
    for (const value of Object.values(enquiry)) expect(stack.log.join()).not.toContain(value)
  })
})

describe('with Resend', () => {
  let acknowledge = false
  let host: FaultyHost
  let resend: ResendDouble

  beforeAll(async () => {
    resend = await startResend()
    host = await startFaultyHost([
      http.get('*/data/query/production', () =>
        HttpResponse.json({ result: { companyName: 'Accra', acknowledge, recipients: [] } }),
      ),
    ])
    const webhook = {
      ...{ id: 'webhook', created_at: '2026-01-01T00:00:00Z', status: 'enabled' as const },
      ...{ events: [...undeliveredEvents], signing_secret: 'whsec_a2V5' },
    }
    stack = await startStack({
      RESEND_API_KEY: resend.key,
      RESEND_API_URL: `${resend.address}/emails`,
      RESEND_WEBHOOK_SECRET: webhook.signing_secret,
      SANITY_API_HOST: host.address,
    })
    const endpoint = `${stack.supabase.address}/functions/v1/mail-events`
    resend.webhooks.push({ ...webhook, endpoint })
  })
  beforeEach(async () => {
    await stack.clear()
    acknowledge = false
    resend.clear()
  })
  afterAll(async () => {
    await stack.close()
    host.close()
    await resend.close()
  })

  test('in production mail leaves through an HTTP API', async () => {
    const enquiry = anEnquiry()
    await store(enquiry)
    await notify(enquiry)
    await eventually(() => expect(resend.mails).toHaveLength(1))
    const [mail] = resend.mails
    const [row] = await stack.supabase.database.query<{ id: string }>(
      'select id from public.contacts',
    )
    expect(mail?.body).toMatchObject({
      from: 'website@example.org',
      to: ['info@example.org'],
      reply_to: enquiry.email,
      subject: expect.stringMatching(/^Enquiry .{4}-.{4}: NAFDAC Registration: Ama Mensah$/),
      // By which a bounce is noted at the enquiry.
      tags: [{ name: 'mail', value: row?.id }],
    })
    expect(mail?.key).toMatch(row?.id ?? 'none')
  })

  test.each([401, 422, 429, 500, 503])(
    'a mail API that answers %i is asked again',
    async (status) => {
      resend.refusal = status
      await store(anEnquiry())
      await notify(anEnquiry())
      await eventually(async () => {
        expect(await states()).toEqual([{ status: 'pending', attempts: 1, minutes: 1 }])
      })
      resend.refusal = null
      await makeDue()
      await notify({ due: true })
      await eventually(() => expect(resend.mails).toHaveLength(1))
    },
  )

  test('a mail whose outcome was not recorded is not sent twice', async () => {
    await store(anEnquiry())
    await notify({ due: true })
    await eventually(async () => expect(await states()).toMatchObject([{ status: 'sent' }]))
    await stack.supabase.database.query(
      `update public.contacts set email_status = 'pending', email_due_at = now()`,
    )
    await notify({ due: true })
    await eventually(() => expect(resend.acceptedKeys).toHaveLength(2))
    expect(resend.mails).toHaveLength(1)
  })

  test('a mail that bounces and is sent again arrives, once the address takes mail and Resend sends to it', async () => {
    const { database } = stack.supabase
    const log = async () =>
      (
        await database.query<{ after: string }>(
          `select after from public.enquiry_log where field = 'mail' order by id`,
        )
      ).map(({ after }) => after)
    const session = crypto.randomUUID()
    await database.query(
      `with person as (insert into auth.users (email) values ('kofi@example.org') returning id)
       insert into auth.sessions (id, user_id) select $1, id from person`,
      [session],
    )
    await database.query(`insert into public.staff values ('kofi@example.org', 'Kofi')`)
    const sendAgain = () =>
      database.transaction(async (transaction) => {
        const claims = { email: 'kofi@example.org', session_id: session, amr: [{ method: 'otp' }] }
        await transaction.query(
          `select set_config('role', 'authenticated', true),
             set_config('request.jwt.claims', $1, true)`,
          [JSON.stringify(claims)],
        )
        await transaction.query('select public.send_again(id) from public.contacts')
      })

    resend.bouncing.add('info@example.org')
    await store(anEnquiry())
    await notify({ due: true })
    await eventually(async () => expect(await log()).toEqual(['bounced']))
    expect(await states()).toMatchObject([{ status: 'failed' }])

    resend.bouncing.clear()
    await sendAgain()
    await notify({ due: true })
    await eventually(async () =>
      expect(await log()).toEqual(['bounced', 'sent again', 'suppressed']),
    )
    expect(await states()).toMatchObject([{ status: 'failed' }])

    resend.suppressed.clear()
    await sendAgain()
    await notify({ due: true })
    await eventually(async () => expect(await states()).toMatchObject([{ status: 'sent' }]))
    expect(resend.mails.map(({ outcome }) => outcome)).toEqual([
      'bounced',
      'suppressed',
      'delivered',
    ])
  })

  test('the mails that Resend counts in a day are recorded, for monitor-site', async () => {
    resend.mailsInDay = 81
    await store(anEnquiry())
    await notify({ due: true })
    const counted = `select mails_in_day as mails from private.monitoring
      where mails_counted_at > now() - interval '1 hour'`
    await eventually(async () =>
      expect(await stack.supabase.database.query(counted)).toEqual([{ mails: 81 }]),
    )
  })

  test('an acknowledgement is sent once, also after its function has stopped', async () => {
    acknowledge = true
    await store(anEnquiry())
    const isAcknowledgement = (key: string | null) => key?.startsWith('acknowledgement-')
    await notify({ due: true })
    await eventually(() => expect(resend.acceptedKeys.filter(isAcknowledgement)).toHaveLength(1))
    const waiting = 'select id from public.contacts where acknowledgement_due_at is not null'
    await eventually(async () => expect(await stack.supabase.database.query(waiting)).toEqual([]))
    // As if its outcome had not been recorded.
    await stack.supabase.database.query('update public.contacts set acknowledgement_due_at = now()')
    await notify({ due: true })
    await eventually(() => expect(resend.acceptedKeys.filter(isAcknowledgement)).toHaveLength(2))
    expect(resend.mails.filter(({ key }) => isAcknowledgement(key))).toHaveLength(1)
  })

  test('an acknowledgement that the mail API refuses is due again a minute later', async () => {
    acknowledge = true
    await store(anEnquiry({ service: '' }))
    const due = () =>
      stack.supabase.database.query(
        `select round(extract(epoch from acknowledgement_due_at - now()) / 60)::int as minutes
         from public.contacts`,
      )
    await stack.supabase.database.query(
      'select public.record_mail(attempt, true) from public.claim_due_mail()',
    )
    resend.refusal = 503
    await notify({ due: true })
    await eventually(async () => expect(await due()).toEqual([{ minutes: 1 }]))
    expect(resend.mails).toEqual([])
  })
})
