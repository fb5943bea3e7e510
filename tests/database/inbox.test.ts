import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { claimsOf, esi, kofi, openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase([kofi, esi])
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.query('delete from public.contacts')
  await database.query('delete from public.enquiry_log')
})

type Row = {
  id: string
  reference: string
  status: string
  owner: string | null
  note: string
  revision: number
}

async function received(given: Parameters<typeof anEnquiryRow>[0] = {}): Promise<Row> {
  expect(await database.send(anEnquiryRow(given))).toBe(201)
  const [row] = await database.query<Row>(
    'select * from public.contacts order by created_at desc, id limit 1',
  )
  if (!row) throw new Error('The enquiry was not stored')
  return row
}

const changes = () =>
  database.query<{ field: string }>(
    'select changed_by, field, before, after from public.enquiry_log order by id',
  )

const refused = (code: string) => expect.objectContaining({ code })

test('a new enquiry has the status new, no assignee and no note', async () => {
  expect(await received()).toMatchObject({ status: 'new', owner: null, note: '', revision: 1 })
})

test('an export by staff is logged with its author and the number of enquiries', async () => {
  await database.asUser(kofi, 'select public.log_export(23)')
  expect(await changes()).toEqual([
    { changed_by: kofi, field: 'exported', before: null, after: '23' },
  ])
  await expect(
    database.asUser('mallory@example.org', 'select public.log_export(1)'),
  ).rejects.toEqual(refused('42501'))
  await expect(database.asUser(kofi, 'select public.log_export(-5)')).rejects.toEqual(
    refused('23514'),
  )
})

test('changes by staff are logged with their author, and increase the revision', async () => {
  const { id } = await received()
  await database.asUser(kofi, 'update public.contacts set owner = $1 where id = $2', [kofi, id])
  await database.asUser(
    esi,
    `update public.contacts set status = 'answered', note = 'Called back' where id = $1`,
    [id],
  )
  expect(await changes()).toEqual([
    { changed_by: kofi, field: 'owner', before: null, after: kofi },
    { changed_by: esi, field: 'status', before: 'new', after: 'answered' },
    { changed_by: esi, field: 'note', before: '', after: 'Called back' },
  ])
  expect(await database.query('select revision from public.contacts')).toEqual([{ revision: 3 }])
})

test('what was answered is logged, by staff alone, and goes with its enquiry', async () => {
  const { id } = await received()
  const reply = (who: string) =>
    database.asUser(who, 'select public.log_reply($1, $2)', [id, 'Dear Ama,'])
  await expect(reply('mallory@example.org')).rejects.toThrow('Only staff')
  await reply(kofi)
  expect(await changes()).toEqual([
    { changed_by: kofi, field: 'reply', before: null, after: 'Dear Ama,' },
  ])
  await database.query('delete from public.contacts where id = $1', [id])
  expect(JSON.stringify(await changes())).not.toContain('Dear Ama')
})

test('a change to the same value is not logged', async () => {
  const { id } = await received()
  await database.asUser(kofi, `update public.contacts set status = 'new' where id = $1`, [id])
  expect(await changes()).toEqual([])
  expect(await database.query('select revision from public.contacts')).toEqual([{ revision: 1 }])
})

describe('a note that is saved as it is typed', () => {
  const note = (who: string, id: string, text: string) =>
    database.asUser(who, 'update public.contacts set note = $1 where id = $2', [text, id])
  const lastChange = async () =>
    (
      await database.asUser<{ last_change: number | null }>(
        kofi,
        'select last_change from public.count_enquiries()',
      )
    )[0]?.last_change

  test('is one entry of the log for each person, with the note as it was before', async () => {
    const { id } = await received()
    for (const text of ['Called', 'Called, wants', 'Called, wants a quote'])
      await note(kofi, id, text)
    await database.asUser(kofi, `update public.contacts set status = 'answered' where id = $1`, [
      id,
    ])
    await note(kofi, id, 'Called, quote sent')
    await note(esi, id, 'Called, quote sent and paid')
    await note(kofi, id, 'Paid')
    expect(await changes()).toEqual([
      { changed_by: kofi, field: 'status', before: 'new', after: 'answered' },
      { changed_by: kofi, field: 'note', before: '', after: 'Called, quote sent' },
      {
        changed_by: esi,
        field: 'note',
        before: 'Called, quote sent',
        after: 'Called, quote sent and paid',
      },
      { changed_by: kofi, field: 'note', before: 'Called, quote sent and paid', after: 'Paid' },
    ])
  })

  test('is another entry after ten minutes', async () => {
    const { id } = await received()
    await note(kofi, id, 'Called')
    await database.query(`update public.enquiry_log set changed_at = now() - interval '10 minutes'`)
    await note(kofi, id, 'Called twice')
    expect(await changes()).toMatchObject([{ after: 'Called' }, { before: 'Called' }])
  })

  test('is no entry if all that was typed is taken back', async () => {
    const { id } = await received()
    await note(kofi, id, 'Oops')
    await note(kofi, id, '')
    expect(await changes()).toEqual([])
  })

  test('is a new last change for colleagues each time', async () => {
    const { id } = await received()
    await note(kofi, id, 'Called')
    const before = await lastChange()
    await note(kofi, id, 'Called twice')
    expect(await lastChange()).not.toBe(before)
  })

  test('extends no entry of another enquiry', async () => {
    const [one, other] = [await received(), await received({ message: 'Another one' })]
    await note(kofi, one.id, 'Called')
    await note(kofi, other.id, 'Called too')
    expect(await changes()).toMatchObject([{ after: 'Called' }, { after: 'Called too' }])
  })
})

test('the second of two simultaneous changes of an enquiry is refused', async () => {
  const { id } = await received()
  const take = (who: string) =>
    database.asUser(
      who,
      'update public.contacts set owner = $1 where id = $2 and revision = 1 returning owner',
      [who, id],
    )
  expect(await take(kofi)).toEqual([{ owner: kofi }])
  expect(await take(esi)).toEqual([])
})

describe('several enquiries', () => {
  type Change = {
    id: string
    seen_status: string
    seen_owner: string | null
    status: string
    owner: string | null
  }
  const changeTo = (rows: Row[], to: Partial<Row>): Change[] =>
    rows.map(({ id, status, owner }) => ({
      id,
      seen_status: status,
      seen_owner: owner,
      ...{ status, owner },
      ...to,
    }))
  const change = (who: string, given: Change[]) =>
    database.asUser<Row>(who, 'select * from public.change_enquiries($1)', [JSON.stringify(given)])
  const stored = () => database.query<Row>('select * from public.contacts order by created_at')

  let rows: Row[]

  beforeEach(async () => {
    for (const message of ['The first one', 'The second one', 'The third one'])
      await received({ message })
    rows = await stored()
  })

  test('are changed together, each with its entry in the log', async () => {
    const changed = await change(kofi, changeTo(rows, { status: 'spam', owner: esi }))
    expect(changed).toMatchObject(Array(3).fill({ status: 'spam', owner: esi, revision: 2 }))
    expect(await changes()).toEqual(
      rows.flatMap(() => [
        { changed_by: kofi, field: 'status', before: 'new', after: 'spam' },
        { changed_by: kofi, field: 'owner', before: null, after: esi },
      ]),
    )
  })

  test('get their own values back, when that is undone', async () => {
    await change(kofi, changeTo(rows.slice(0, 1), { owner: esi }))
    const before = await stored()
    const changed = await change(kofi, changeTo(before, { status: 'answered', owner: kofi }))
    const undo = changed.flatMap((now) => {
      const was = before.find(({ id }) => id === now.id)
      return was ? changeTo([now], { status: was.status, owner: was.owner }) : []
    })
    expect(await change(kofi, undo)).toHaveLength(3)
    const values = (them: Row[]) => them.map(({ status, owner }) => ({ status, owner }))
    expect(values(await stored())).toEqual(values(before))
  })

  test('are left where a colleague was faster, but not for a note', async () => {
    const [one, two] = rows
    await database.asUser(esi, `update public.contacts set status = 'answered' where id = $1`, [
      one?.id,
    ])
    await database.asUser(esi, `update public.contacts set note = 'Called' where id = $1`, [
      two?.id,
    ])
    const changed = await change(kofi, changeTo(rows, { status: 'spam' }))
    expect(changed.map(({ id }) => id).sort()).toEqual(
      rows
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
    expect((await stored()).map(({ status }) => status)).toEqual(['answered', 'spam', 'spam'])
  })

  test('are not changed at all if one of the changes is refused', async () => {
    const given = [
      ...changeTo(rows.slice(1), { status: 'spam' }),
      ...changeTo(rows.slice(0, 1), { status: 'gone' }),
    ]
    await expect(change(kofi, given)).rejects.toEqual(refused('23514'))
    expect(await stored()).toEqual(rows)
    expect(await changes()).toEqual([])
  })

  test('that are deleted are counted apart, and found in no other view', async () => {
    await change(kofi, changeTo(rows.slice(0, 2), { status: 'deleted' }))
    const found = (view: string) =>
      database.asUser<Row>(
        kofi,
        `select * from public.find_enquiries(jsonb_build_object('terms', '', 'view', $1::text), null, null, 10)`,
        [view],
      )
    expect(await found('all')).toHaveLength(1)
    expect(await found('deleted')).toHaveLength(2)
    expect(
      await database.asUser(kofi, 'select new, deleted from public.count_enquiries()'),
    ).toEqual([{ new: 1, deleted: 2 }])
    const views = await database.asUser<{ value: string; count: number }>(
      kofi,
      `select value, count from public.count_enquiries_by('{"terms": "", "view": "deleted"}') where facet = 'view'`,
    )
    expect(Object.fromEntries(views.map(({ value, count }) => [value, count]))).toEqual({
      ...{ all: 1, new: 1, deleted: 2 },
    })
  })

  test('that are deleted are removed after thirty days, with the name of who deleted them', async () => {
    await change(kofi, changeTo(rows, { status: 'deleted' }))
    const [one, two, three] = await stored()
    await change(esi, changeTo(three ? [three] : [], { status: 'new' }))
    await database.query(
      `update public.enquiry_log set changed_at = now() - interval '31 days' where enquiry = any($1)`,
      [[one?.id, three?.id]],
    )
    await database.query('select private.purge_enquiries()')
    expect((await stored()).map(({ id }) => id)).toEqual([two?.id, three?.id])
    expect((await changes()).filter(({ field }) => field === 'deleted')).toEqual([
      { changed_by: kofi, field: 'deleted', before: one?.reference, after: null },
    ])
  })

  test('are not changed by a stranger', async () => {
    expect(await change('mallory@example.org', changeTo(rows, { status: 'spam' }))).toEqual([])
    expect(await stored()).toEqual(rows)
  })
})

describe('the heartbeat', () => {
  type Heartbeat = { version: string; editors: { email: string; enquiry: string }[] }
  const heartbeat = async (who: string, writing: string | null = null) =>
    (
      await database.asUser<Heartbeat>(who, 'select * from public.inbox_heartbeat($1)', [writing])
    )[0]
  const version = async () => (await heartbeat(kofi))?.version

  test('has another version after each change, and no other', async () => {
    const seen = [await version(), await version()]
    const { id } = await received()
    seen.push(await version(), await version())
    for (const sql of [
      `update public.contacts set status = 'spam' where id = $1`,
      `update public.contacts set note = 'Called' where id = $1`,
      `update public.contacts set note = 'Called twice' where id = $1`,
    ]) {
      await database.asUser(esi, sql, [id])
      seen.push(await version(), await version())
    }
    await database.query('delete from public.contacts')
    seen.push(await version(), await version())
    expect(new Set(seen).size).toBe(seen.length / 2)
  })

  test('has another version after a transaction that was committed later than a newer one', async () => {
    await received()
    const [older] = await database.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence('public.enquiry_log', 'id')) as id`,
    )
    await database.asUser(kofi, `update public.contacts set status = 'spam'`)
    const seen = await version()
    await database.query(
      `insert into public.enquiry_log (id, changed_by, field) overriding system value
       values ($1, $2, 'status')`,
      [older?.id, esi],
    )
    expect(await version()).not.toBe(seen)
  })

  test('tells colleagues for five seconds whose note is edited, and by whom', async () => {
    const { id } = await received()
    expect(await heartbeat(esi, id)).toMatchObject({ editors: [] })
    expect(await heartbeat(kofi)).toMatchObject({ editors: [{ email: esi, enquiry: id }] })
    await database.query(`update private.note_editors set at = at - interval '5 seconds'`)
    expect(await heartbeat(kofi)).toMatchObject({ editors: [] })
  })

  test('tells strangers nothing, and takes nothing from them', async () => {
    const { id } = await received()
    expect(await heartbeat('mallory@example.org', id)).toBeUndefined()
    expect(await heartbeat(kofi)).toMatchObject({ editors: [] })
  })
})

describe('staff cannot', () => {
  test.each([
    ['set another status', `update public.contacts set status = 'gone'`, '23514'],
    ['give it to a stranger', `update public.contacts set owner = 'a@example.org'`, '23503'],
    ['write a note without end', `update public.contacts set note = repeat('x', 5001)`, '23514'],
    ['change what was written', `update public.contacts set message = 'Nothing'`, '42501'],
    ['say that it was mailed', `update public.contacts set email_status = 'sent'`, '42501'],
    ['delete without trace', 'delete from public.contacts', '42501'],
    ['change the log', `update public.enquiry_log set changed_by = 'me'`, '42501'],
    ['empty the log', 'delete from public.enquiry_log', '42501'],
    [
      'add to the log',
      `insert into public.enquiry_log (changed_by, field) values ('a', 'note')`,
      '42501',
    ],
    ['hire', `insert into public.staff values ('a@example.org', 'A')`, '42501'],
  ])('%s', async (_, sql, code) => {
    await received()
    await expect(database.asUser(kofi, sql)).rejects.toEqual(refused(code))
  })
})

test('the enquiries of a removed member of staff stay, and so does the log', async () => {
  await database.hire('yaw@example.com')
  const { id } = await received()
  await database.asUser('yaw@example.com', 'update public.contacts set owner = $1 where id = $2', [
    'yaw@example.com',
    id,
  ])
  await database.query(`delete from public.staff where email = 'yaw@example.com'`)
  expect(await database.query('select owner from public.contacts')).toEqual([{ owner: null }])
  expect(await changes()).toMatchObject([{ changed_by: 'yaw@example.com' }, { field: 'owner' }])
})

describe('the search', () => {
  type Criteria = Record<string, string | string[]>
  type Cursor = { id: string; created_at: Date }
  const find = async (terms: string, given: Criteria = {}, limit = 50, newer?: Cursor) =>
    (
      await database.asUser<{ message: string }>(
        kofi,
        'select message from public.find_enquiries($1, $2, $3, $4)',
        [{ terms, view: 'all', ...given }, newer?.created_at ?? null, newer?.id ?? null, limit],
      )
    ).map(({ message }) => message)

  beforeEach(async () => {
    // Of the enquiries here, one is new and Kofi's.
    const one = await received({ message: 'Première question', firstName: 'Hélène' })
    const two = await received({ message: 'The second one', email: 'esi_b@example.org' })
    await received({ message: 'The third one' })
    for (const [{ id }, hours] of [
      [one, 2],
      [two, 1],
    ] as const)
      await database.query(
        `update public.contacts set created_at = now() - make_interval(hours => $2) where id = $1`,
        [id, hours],
      )
    await database.query(
      `update public.contacts set status = 'answered', email_status = 'failed', note = 'Ring Yaw'
       where id = $1`,
      [two.id],
    )
    await database.asUser(kofi, 'update public.contacts set owner = $1 where id = $2', [
      kofi,
      one.id,
    ])
  })

  test.each([
    ['', ['The third one', 'The second one', 'Première question']],
    ['  ', ['The third one', 'The second one', 'Première question']],
    ['helene', ['Première question']],
    ['HÉLÈNE premiere', ['Première question']],
    ['helene third', []],
    ['esi_b@', ['The second one']],
    ['esi%b', []],
    ['yaw', ['The second one']],
    ['one yaw', ['The second one']],
    ['\\\\', []],
    ["'; drop table contacts", []],
  ])('for %j finds %j', async (terms, match) => {
    expect(await find(terms)).toEqual(match)
  })

  test('numbers are found without their signs, and a reference without its hyphen', async () => {
    const { reference } = await received({
      message: 'Or call +44 (0)20 7946 0958, please',
      phone: '+233 24 555-2169',
    })
    const message = ['Or call +44 (0)20 7946 0958, please']
    for (const terms of ['245552169', '5552169', '442079460958', reference.replace('-', '')])
      expect(await find(terms)).toEqual(message)
    expect(await find('245552160')).toEqual([])
  })

  test.each([
    ['N’Guessan', "n'guessan"],
    ["N'Guessan", 'n’guessan'],
    ['N‘Guessan', 'n`guessan'],
  ])('finds %s by %s', async (lastName, terms) => {
    await received({ lastName, message: 'The fourth one' })
    expect(await find(terms)).toEqual(['The fourth one'])
  })

  test.each([
    ['new', ['The third one', 'Première question']],
    ['answered', ['The second one']],
    ['failed', ['The second one']],
    ['mine', ['Première question']],
    ['overdue', []],
    ['spam', []],
  ])('among %s finds %j', async (view, match) => {
    expect(await find('', { view })).toEqual(match)
  })

  test('continues after the last result, even if that was deleted meanwhile', async () => {
    const [second] = await database.query<Cursor>(
      `delete from public.contacts where message = 'The second one' returning id, created_at`,
    )
    expect(await find('', {}, 1, second)).toEqual(['Première question'])
  })

  test('knows the reference', async () => {
    const [row] = await database.query<{ reference: string }>(
      `select reference from public.contacts where message = 'The third one'`,
    )
    expect(await find(row?.reference.toLowerCase() ?? '')).toEqual(['The third one'])
  })

  describe('by where they come from', () => {
    type Counted = { facet: string; value: string; count: number }
    const sources = [
      [
        'Première question',
        'fr',
        '/services/who',
        'linkedin/social/spring',
        '2026-10-31T23:59Z',
        null,
      ],
      ['The second one', 'fr', '/faq', 'linkedin//', '2026-11-01T00:00Z', 'Ghana FDA'],
      ['The third one', 'en', null, null, '2026-11-30T23:59Z', 'FDA Ghana'],
    ] as const

    beforeEach(async () => {
      for (const source of sources)
        await database.query(
          `update public.contacts set language = $2, page = $3, campaign = $4, created_at = $5,
             service_of_interest = $6
           where message = $1`,
          [...source],
        )
    })

    test.each<[Criteria, string[]]>([
      [{ month: '2026-10' }, ['Première question']],
      [{ month: '2026-11' }, ['The third one', 'The second one']],
      [{ month: '2026-11', language: 'fr' }, ['The second one']],
      [{ month: '2026-Q4', language: 'fr' }, ['The second one', 'Première question']],
      [{ month: '2026-Q3' }, []],
      [{ month: '2026', language: 'en' }, ['The third one']],
      [{ month: '2027' }, []],
      [{ month: '2026-10-31' }, ['Première question']],
      [{ month: '2026-11-30' }, ['The third one']],
      [{ month: '2026-11-29' }, []],
      [{ view: 'overdue', language: 'fr' }, ['Première question']],
      [{ source: 'linkedin' }, ['The second one', 'Première question']],
      [{ campaign: 'linkedin//' }, ['The second one']],
      [{ campaign: '' }, ['The third one']],
      [{ page: '/services/who' }, ['Première question']],
      [{ page: '' }, ['The third one']],
      [{ owner: kofi }, ['Première question']],
      [{ owner: '', language: 'fr' }, ['The second one']],
      [{ service: ['Anything'] }, []],
      [{ service: ['FDA Ghana'] }, ['The third one']],
      [{ service: ['FDA Ghana', 'Ghana FDA'] }, ['The third one', 'The second one']],
      [{ service: ['', 'Ghana FDA'], language: 'fr' }, ['The second one', 'Première question']],
    ])('%j finds %j', async (criteria, match) => {
      expect(await find('', criteria)).toEqual(match)
    })

    const countedBy = async (criteria: Criteria, who = kofi) =>
      Map.groupBy(
        await database.asUser<Counted>(who, 'select * from public.count_enquiries_by($1)', [
          { terms: '', view: 'all', ...criteria },
        ]),
        ({ facet }) => facet,
      )
    const valuesIn = (counted: Map<string, Counted[]>, facet: string) =>
      counted.get(facet)?.map(({ value, count }) => `${value}: ${count}`)

    test('each value has the number that choosing it would find', async () => {
      const counted = await countedBy({ language: 'fr' })
      expect(valuesIn(counted, 'language')).toEqual(['fr: 2', 'en: 1'])
      expect(valuesIn(counted, 'month')).toEqual(['2026-10: 1', '2026-11: 1'])
      expect(valuesIn(counted, 'source')).toEqual(['linkedin: 2'])
      expect(valuesIn(counted, 'view')).toEqual([
        'all: 2',
        'answered: 1',
        'failed: 1',
        'mine: 1',
        'new: 1',
        'overdue: 1',
      ])
      const several: Criteria[] = [
        { view: 'new', terms: 'one' },
        { view: 'overdue' },
        { month: '2026-11' },
        { month: '2026-Q4', source: 'linkedin' },
        { page: '', language: 'en' },
        { campaign: 'linkedin//', owner: '' },
        { service: ['FDA Ghana', 'Ghana FDA'], page: '' },
      ]
      for (const criteria of several)
        for (const [facet, values] of await countedBy(criteria))
          for (const { value, count } of values) {
            const { terms, ...rest } = criteria
            const chosen = facet === 'service' ? [value] : value
            expect(await find(String(terms ?? ''), { ...rest, [facet]: chosen })).toHaveLength(
              count,
            )
          }
    })

    test('enquiries without a value are counted too', async () => {
      const counted = await countedBy({})
      expect(valuesIn(counted, 'page')).toEqual([': 1', '/faq: 1', '/services/who: 1'])
      expect(valuesIn(counted, 'owner')).toEqual([': 2', `${kofi}: 1`])
    })

    test('somebody who is not on the staff learns nothing', async () => {
      expect(await countedBy({}, 'stranger@example.com')).toEqual(new Map())
    })
  })

  test('a day, a month, the page and the campaign are words too', async () => {
    const headers = { 'x-enquiry-page': '/services/gmp', 'x-enquiry-campaign': 'mail//autumn' }
    await database.send(anEnquiryRow({ message: 'The fourth one' }), headers)
    const [row] = await database.query<{ day: string }>(
      `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day
       from public.contacts where message = 'The fourth one'`,
    )
    for (const words of ['/gmp', 'autumn', row?.day ?? 'a day'])
      expect(await find(words)).toContain('The fourth one')
  })

  test('counts by status', async () => {
    const counts = await database.asUser(kofi, 'select * from public.count_enquiries()')
    expect(counts).toEqual([
      {
        new: 2,
        overdue: 0,
        mine: 1,
        answered: 1,
        spam: 0,
        failed: 1,
        deleted: 0,
        last_change: expect.any(Number),
      },
    ])
  })
})

describe('a failed mail', () => {
  const sendAgain = (who: string, id: string) =>
    database.asUser(who, 'select public.send_again($1)', [id])
  const state = () =>
    database.query(
      `select email_status, email_attempts, email_due_at <= now() as due from public.contacts`,
    )

  test('is due at once when staff resend it, which is logged', async () => {
    const { id } = await received()
    await database.query(
      `update public.contacts set email_status = 'failed', email_due_at = null, email_attempts = 9`,
    )
    await sendAgain(kofi, id)
    expect(await state()).toEqual([{ email_status: 'pending', email_attempts: 0, due: true }])
    expect(await changes()).toEqual([
      { changed_by: kofi, field: 'mail', before: null, after: 'sent again' },
    ])
  })

  test('is another mail each time it is sent again, and the same at each attempt', async () => {
    const { id } = await received()
    const claimed = async () => {
      await database.query(
        `update public.contacts set email_due_at = now() where email_status = 'pending'`,
      )
      const [mail] = await database.query<{ mail: string }>(
        'select mail from public.claim_due_mail()',
      )
      return mail?.mail ?? ''
    }
    const fail = async (mail: string) => {
      await database.query(`select public.record_undelivered_mail($1, 'bounced')`, [mail])
      expect(await state()).toMatchObject([{ email_status: 'failed' }])
    }
    const first = await claimed()
    expect(first).toBe(id)
    await fail(first)
    await sendAgain(kofi, id)
    const second = await claimed()
    expect(await claimed()).toBe(second)
    await fail(second)
    await sendAgain(kofi, id)
    expect(new Set([first, second, await claimed()]).size).toBe(3)
  })

  test('only: one that was sent is not sent twice', async () => {
    const { id } = await received()
    await database.query(`update public.contacts set email_status = 'sent', email_due_at = null`)
    await sendAgain(kofi, id)
    expect(await state()).toMatchObject([{ email_status: 'sent' }])
    expect(await changes()).toEqual([])
  })

  test('is not sent again for a stranger', async () => {
    const { id } = await received()
    await database.query(`update public.contacts set email_status = 'failed', email_due_at = null`)
    await sendAgain('mallory@example.org', id)
    expect(await state()).toMatchObject([{ email_status: 'failed' }])
  })
})

describe('the deletion of one person’s data', () => {
  const remove = (who: string, address: string) =>
    database.asUser(who, 'select public.delete_enquiries($1)', [address])

  test('removes all of their data and notes, and logs the author, but not the person', async () => {
    const { id } = await received({ email: 'ama@example.org' })
    await received({ email: 'AMA@example.org', message: 'Once more in capitals' })
    await received({ email: 'other@example.org' })
    await database.asUser(kofi, `update public.contacts set note = 'Ama rang' where id = $1`, [id])
    const result = await database.asUser(kofi, `select public.enquiries_from('Ama@Example.org')`)
    expect(result).toHaveLength(2)
    expect(await remove(kofi, 'ama@example.org')).toHaveLength(2)
    expect(await database.query('select email from public.contacts')).toEqual([
      { email: 'other@example.org' },
    ])
    const log = await changes()
    expect(log).toEqual(
      Array(2).fill({
        changed_by: kofi,
        field: 'deleted',
        before: expect.stringMatching(/^.{4}-.{4}$/),
        after: null,
      }),
    )
    expect(JSON.stringify(log)).not.toMatch(/ama/i)
  })

  test('is also logged if a service does it', async () => {
    await received({ email: 'ama@example.org' })
    expect(
      await database.refusal('service_role', `select public.delete_enquiries('ama@example.org')`),
    ).toBeNull()
    expect(await changes()).toMatchObject([{ changed_by: 'service_role', field: 'deleted' }])
  })

  test('is not done for a stranger', async () => {
    await received({ email: 'ama@example.org' })
    expect(await remove('mallory@example.org', 'ama@example.org')).toEqual([])
    expect(await database.query('select email from public.contacts')).toHaveLength(1)
  })
})

test('the limit on senders counts strangers, and no staff', async () => {
  const request = (email: string) =>
    database.transaction(async (transaction) => {
      await transaction.query(
        `select set_config('role', 'authenticated', true), set_config('request.method', 'POST', true),
           set_config('request.jwt.claims', $1, true), set_config('request.headers', '{}', true)`,
        [claimsOf(email)],
      )
      await transaction.query('select private.limit_senders()')
    })
  await database.query('delete from private.recent_requests')
  await request(kofi)
  expect(await database.query('select from private.recent_requests')).toHaveLength(0)
  await request('mallory@example.org')
  expect(await database.query('select from private.recent_requests')).toHaveLength(1)
})
