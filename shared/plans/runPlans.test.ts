import { randomInt, randomUUID } from 'node:crypto'
import type { Mutation } from '@sanity/client'
import type { LakeDocument } from 'local-content-lake'
import { openTransaction, parseMutations, TransactionError } from 'local-content-lake'
import { describe, expect, test } from 'vitest'
import { companyZone } from '../companyZone.ts'
import { executePlan } from './executePlan.ts'
import { changesOf, plan, planType, storedEdit } from './plan.ts'
import { endOf } from './planEnd.ts'
import { type LakeClient, planMutations, tooLarge } from './planMutations.ts'
import { changesBefore, scheduledPlans } from './readPlans.ts'
import { type CheckPlan, runPlans } from './runPlans.ts'

const minute = 60_000
const nine = Date.parse('2026-11-23T09:00:00Z')
const at = new Date(nine).toISOString()
const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
const page = (_id: string, title: string, slug = _id.replace('drafts.', '')) => ({
  _id,
  _type: 'page',
  title: { en: title },
  slug: { current: slug },
})

/** Returns whether fields refer to one of these documents, like GROQ's `references`. */
const refersTo = (fields: object, ids: string[]) =>
  ids.some((id) => JSON.stringify(fields).includes(`"_ref":"${id}"`))

type Content = { _id: string; _type: string; [field: string]: unknown }

type LakeParameters = { ids?: string[]; unpublished?: string[]; pageTypes?: string[] }

/** The local Content Lake's transactions in memory. */
async function lake(content: readonly Content[]) {
  const options = { address: 'http://localhost', dataset: 'production', author: 'somebody' }
  let documents: ReadonlyMap<string, LakeDocument> = new Map()
  let commits = 0
  const write = async (mutations: Mutation[]) => {
    const stamp = { transactionId: randomUUID(), timestamp: new Date(nine).toISOString() }
    const base = documents
    const transaction = openTransaction(base, { ...options, ...stamp })
    try {
      for (const [index, one] of parseMutations(mutations).entries())
        await transaction.step(index, [one])
      const { documents: next } = transaction.finish()
      // The real lake's lock detects concurrent writes.
      if (documents !== base) return write(mutations)
      documents = next
      commits += 1
    } catch (error) {
      if (!(error instanceof TransactionError)) throw error
      throw Object.assign(new Error(error.message), {
        statusCode: error.status,
        details: { items: error.issues },
      })
    }
  }
  await write(content.map((createOrReplace) => ({ createOrReplace })))
  const client = {
    // Evaluated without GROQ, which takes most of the time of 1,000 runs.
    fetch: async (_: string, { ids, unpublished = [], pageTypes }: LakeParameters) =>
      pageTypes
        ? [...documents.values()]
            .filter(({ _type }) => pageTypes.includes(_type))
            .map(({ _id, _type, slug }) => ({ _id, _type, slug: Object(slug).current ?? null }))
        : ids
          ? [...documents.values()].filter(
              ({ _id, _type, ...fields }) =>
                ids.includes(_id) || (_type !== planType && refersTo(fields, unpublished)),
            )
          : [...documents.values()]
              .filter(({ state }) => state === 'scheduled')
              .toSorted((one, other) => (String(one.at) < String(other.at) ? -1 : 1)),
    mutate: write,
  } as unknown as LakeClient
  return {
    client,
    write,
    get: (id: string) => documents.get(id),
    ids: () => [...documents.keys()].filter((id) => !id.includes('plan')).sort(),
    commits: () => commits,
  }
}

const allows: CheckPlan = () => []
const missing = (documentId: string) => ({
  _key: documentId,
  documentId,
  documentType: 'page',
  path: '',
  message: 'is missing',
})
const planOf = (name: string, fields: object = {}) => ({
  _id: `drafts.plan-${name}`,
  _type: 'plan',
  name,
  at,
  state: 'scheduled',
  ...fields,
})

/** Returns the names of the executed plans. */
async function run(client: LakeClient, now: number, check = allows): Promise<string[]> {
  const { executed, failed } = await runPlans(
    client,
    () => now,
    async () => check,
  )
  for (const { error } of failed) throw error
  return executed
}

/** Executes a plan by hand at a time. */
async function executeAt(client: LakeClient, now: number) {
  const at = new Date(now).toISOString()
  const [plan] = await scheduledPlans(client)
  if (!plan) throw new Error('No plan is scheduled')
  const prepared = await planMutations(changesOf(plan), client)
  return { prepared, ...(await executePlan({ ...plan, at }, prepared, client, at)) }
}

/** Returns a client on which somebody writes after each read of a plan's documents. */
function busy(client: LakeClient, edit: () => Promise<void>): LakeClient {
  return {
    ...client,
    fetch: async (query, params, options) => {
      const documents = await client.fetch(query, params, options)
      if (params.ids) await edit()
      return documents
    },
  }
}

test('the company’s clocks show UTC in every month', () => {
  for (const year of [2026, 2036])
    for (let month = 0; month < 12; month += 1) {
      const options = { timeZone: companyZone, timeZoneName: 'longOffset' } as const
      const text = new Intl.DateTimeFormat('en', options).format(Date.UTC(year, month, 15))
      expect(text).toMatch(/GMT(\+00:00)?$/)
    }
})

describe('a plan with an end', () => {
  const until = new Date(nine + 60 * minute).toISOString()
  const link = { _key: 'fair', page: { _type: 'reference', _ref: 'fair' }, label: { en: 'Fair' } }
  const weak = { ...link.page, _weak: true, _strengthenOnPublish: { type: 'page' } }
  const home = (_id: string, heading: string, text = 'We deliver.', links: object[] = []) => ({
    ...{ _id, _type: 'homePage', heading: { en: heading }, text: { en: text }, links },
  })
  const campaign = planOf('campaign', {
    until,
    scheduledBy: 'ama@company.example',
    publishes: [reference('home'), reference('fair')],
  })
  const started = async () => {
    const content = [
      home('home', 'Welcome'),
      home('drafts.home', 'Malaria week', 'We deliver daily.', [{ ...link, page: weak }]),
      page('drafts.fair', 'Fair', 'about/fair'),
      { _id: 'aboutPage', _type: 'aboutPage' },
      campaign,
    ]
    const own = await lake(content)
    expect(await run(own.client, nine)).toEqual(['campaign'])
    return own
  }

  test('schedules its end in the same transaction, which brings the former state back', async () => {
    const { client, get, ids } = await started()
    expect(get('home')).toMatchObject({ heading: { en: 'Malaria week' }, links: [link] })
    expect(get('drafts.plan-campaign-end')).toMatchObject({
      ...{ state: 'scheduled', at: until, endOf: 'plan-campaign', name: 'campaign' },
      scheduledBy: 'ama@company.example',
    })
    expect(await run(client, nine + 59 * minute)).toEqual([])
    expect(await run(client, nine + 60 * minute)).toEqual(['campaign'])
    expect(get('home')).toMatchObject({ heading: { en: 'Welcome' }, text: { en: 'We deliver.' } })
    expect(get('home')?.links).toEqual([])
    expect(ids()).toEqual(['aboutPage', 'drafts.fair', 'home', 'redirect_about_fair'])
    expect(get('redirect_about_fair')).toMatchObject({ to: { _ref: 'aboutPage' } })
  })

  test('keeps what somebody has written meanwhile, and says so', async () => {
    const { client, write, get } = await started()
    const theirs = { 'text.en': 'We deliver by night.', 'text.fr': 'Nous livrons.' }
    await write([{ patch: { id: 'home', set: theirs } }])
    await write([{ createOrReplace: home('drafts.home', 'Malaria week', 'A draft.', [link]) }])
    await run(client, nine + 60 * minute)
    const kept = { en: 'We deliver by night.', fr: 'Nous livrons.' }
    expect(get('home')).toMatchObject({ heading: { en: 'Welcome' }, text: kept, links: [] })
    expect(get('drafts.home')).toMatchObject({
      heading: { en: 'Welcome' },
      text: { en: 'A draft.' },
    })
    expect(get('drafts.plan-campaign-end')).toMatchObject({
      state: 'executed',
      issues: [{ documentId: 'home', path: 'text.en' }],
    })
  })

  test('that took a page down puts it, and the links to it, back', async () => {
    const { client, get } = await lake([
      page('fair', 'Fair'),
      home('home', 'Welcome', 'We deliver.', [link]),
      planOf('pause', { until, unpublishes: [{ document: reference('fair') }] }),
    ])
    await run(client, nine)
    expect([get('fair'), get('home')?.links]).toEqual([undefined, []])
    await run(client, nine + 60 * minute)
    expect(get('fair')).toMatchObject({ title: { en: 'Fair' } })
    expect(get('home')?.links).toEqual([link])
  })

  test('before its beginning is refused', async () => {
    const { client, get } = await lake([
      home('drafts.home', 'Hello'),
      planOf('campaign', { until: at, publishes: [reference('home')] }),
    ])
    await run(client, nine)
    expect(get('drafts.plan-campaign')).toMatchObject({
      state: 'refused',
      issues: [{ message: 'The plan ends before it begins.' }],
    })
  })
})

test('a page that visitors should see instead must be on the website', async () => {
  const down = (redirectTo: string) => ({ id: 'over', redirectTo })
  const { client } = await lake([page('over', 'Over'), page('drafts.begun', 'Begun')])
  for (const target of ['gone', 'begun', 'over']) {
    const { issues } = await planMutations({ publishes: [], unpublishes: [down(target)] }, client)
    expect(issues.map(({ documentId }) => documentId)).toEqual(['over'])
  }
  const first = { publishes: ['begun'], unpublishes: [] }
  const { issues } = await planMutations({ publishes: [], unpublishes: [down('begun')] }, client, [
    first,
  ])
  expect(issues).toEqual([])
})

test('a draft in which somebody is writing is published and stays, whatever is typed meanwhile', async () => {
  const { client, write, get } = await lake([
    page('home', 'Welcome'),
    page('drafts.home', 'Malaria week'),
    page('drafts.fair', 'Fair'),
  ])
  const changes = { publishes: ['home', 'fair'], unpublishes: [] }
  const isWritten = ({ _id }: { _id: string }) => _id === 'drafts.home'
  const { mutations } = await planMutations(changes, client, [], isWritten)
  await write([{ patch: { id: 'drafts.home', set: { 'title.en': 'Malaria weeks' } } }])
  await write(mutations)
  expect(get('home')).toMatchObject({ title: { en: 'Malaria week' } })
  expect(get('drafts.home')).toMatchObject({ title: { en: 'Malaria weeks' } })
  expect([get('fair')?.title, get('drafts.fair')]).toEqual([{ en: 'Fair' }, undefined])
})

test('a service that is renamed keeps its former name, also when the campaign ends', async () => {
  const service = (_id: string, en: string) => ({ _id, _type: 'servicePage', title: { en } })
  const { client, write, get } = await lake([
    service('gmp', 'GMP Certification'),
    service('drafts.gmp', 'GMP Week'),
  ])
  const { mutations, made } = await planMutations({ publishes: ['gmp'], unpublishes: [] }, client)
  await write(mutations)
  expect(get('gmp')).toMatchObject({ formerNames: ['GMP Certification'] })
  const end = { _rev: '1', ...(await endOf({ _id: 'drafts.plan' }, made, client)) }
  await write((await planMutations(changesOf(plan.parse(end)), client)).mutations)
  expect(get('gmp')).toMatchObject({
    title: { en: 'GMP Certification' },
    formerNames: ['GMP Week'],
  })
})

describe('a plan that is due', () => {
  test('publishes and unpublishes at once, with the old addresses', async () => {
    const { client, get, ids, commits } = await lake([
      page('kept', 'Kept'),
      page('renamed', 'Before', 'old'),
      page('drafts.renamed', 'After', 'new'),
      {
        ...page('drafts.linking', 'Linking'),
        link: { ...reference('linked'), _strengthenOnPublish: { type: 'page' } },
      },
      page('drafts.linked', 'Linked'),
      page('over', 'Over'),
      planOf('a', {
        publishes: [reference('renamed'), reference('linking'), reference('linked')],
        unpublishes: [{ document: reference('over'), redirectTo: reference('kept') }],
      }),
    ])
    const before = commits()
    expect(await run(client, nine)).toEqual(['a'])
    expect(commits()).toBe(before + 1)
    expect(ids()).toEqual([
      'drafts.over',
      'kept',
      'linked',
      'linking',
      'redirect_old',
      'redirect_over',
      'renamed',
    ])
    expect(get('linking')?.link).toEqual({ _type: 'reference', _ref: 'linked' })
    expect(get('redirect_old')).toMatchObject({ from: '/old', to: { _ref: 'renamed' } })
    expect(get('redirect_over')).toMatchObject({ from: '/over', to: { _ref: 'kept' } })
    expect(get('drafts.plan-a')).toMatchObject({ state: 'executed', executedAt: at })
  })

  test('unpublishes documents that refer to each other, as drafts', async () => {
    const strong = (_ref: string) => ({ _type: 'reference', _ref })
    const { client, get, ids } = await lake([
      page('kept', 'Kept'),
      page('b', 'B'),
      { ...page('a', 'A'), links: [strong('b'), strong('kept')] },
      { ...page('drafts.b', 'B, edited'), link: strong('a') },
      planOf('over', {
        unpublishes: [{ document: reference('a') }, { document: reference('b') }],
      }),
    ])
    expect(await run(client, nine)).toEqual(['over'])
    expect(ids()).toEqual(['drafts.a', 'drafts.b', 'kept'])
    const later = (_ref: string) => ({ ...reference(_ref), _strengthenOnPublish: { type: 'page' } })
    expect(get('drafts.a')?.links).toEqual([later('b'), strong('kept')])
    expect(get('drafts.b')).toMatchObject({ title: { en: 'B, edited' }, link: later('a') })
  })

  test('redirects nobody from a document without an address', async () => {
    const { client, ids } = await lake([
      page('kept', 'Kept'),
      { _id: 'prices', _type: 'faqCategory', slug: { current: 'prices' } },
      planOf('over', {
        unpublishes: [{ document: reference('prices'), redirectTo: reference('kept') }],
      }),
    ])
    expect(await run(client, nine)).toEqual(['over'])
    expect(ids()).toEqual(['drafts.prices', 'kept'])
  })

  test('removes the links to what it unpublishes, also from drafts', async () => {
    const link = (_ref: string) => ({
      ...{ _key: _ref, label: { en: 'A label' } },
      page: { _type: 'reference', _ref },
    })
    const { client, get, ids, commits } = await lake([
      page('kept', 'Kept'),
      page('over', 'Over'),
      { ...page('menu', 'Menu'), links: [link('over'), link('kept')] },
      { ...page('drafts.menu', 'Menu, edited'), links: [link('kept'), link('over')] },
      { ...page('drafts.news', 'News'), links: [link('over')] },
      { ...page('early', 'Published early'), links: [link('over')] },
      planOf('over', {
        publishes: [reference('news'), reference('early')],
        unpublishes: [{ document: reference('over') }],
      }),
    ])
    const before = commits()
    expect(await run(client, nine)).toEqual(['over'])
    expect(commits()).toBe(before + 1)
    expect(ids()).toEqual(['drafts.menu', 'drafts.over', 'early', 'kept', 'menu', 'news'])
    expect(get('menu')).toMatchObject({ title: { en: 'Menu' }, links: [link('kept')] })
    expect(get('drafts.menu')).toMatchObject({
      title: { en: 'Menu, edited' },
      links: [link('kept')],
    })
    expect([get('news')?.links, get('early')?.links]).toEqual([[], []])
  })

  test('leaves a document without a draft as it is, and says so', async () => {
    const { client, get } = await lake([
      page('a', 'Published early'),
      page('drafts.b', 'B'),
      planOf('second', { publishes: [reference('a'), reference('b')] }),
    ])
    const revision = get('a')?._rev
    expect(await run(client, nine)).toEqual(['second'])
    expect(get('a')?._rev).toBe(revision)
    expect(get('b')?._rev).not.toBe(revision)
    expect(get('drafts.plan-second')).toMatchObject({
      state: 'executed',
      issues: [
        { documentId: 'a', documentType: 'page', message: expect.stringContaining('draft') },
      ],
    })
  })

  test('that takes down what is not public, or names nothing, says so', async () => {
    const { client, get } = await lake([
      page('drafts.a', 'Not public'),
      planOf('down', { unpublishes: [{ document: reference('a') }] }),
      planOf('empty'),
    ])
    expect(await run(client, nine)).toEqual(['down', 'empty'])
    expect(get('drafts.a')).toBeDefined()
    expect(get('drafts.plan-down')).toMatchObject({
      issues: [{ documentId: 'a', message: 'It was not on the website' }],
    })
    expect(get('drafts.plan-empty')).toMatchObject({
      issues: [{ documentId: 'plan-empty', message: 'The plan names no document.' }],
    })
  })

  test('that ends another says nothing of a page that somebody has brought back before', async () => {
    const { client, get } = await lake([
      page('a', 'Published again'),
      planOf('end', { endOf: 'begin', publishes: [reference('a')] }),
    ])
    expect(await run(client, nine)).toEqual(['end'])
    expect(get('drafts.plan-end')).toMatchObject({ state: 'executed', issues: [] })
  })

  test('records its own time if it is executed at another', async () => {
    const { client, get } = await lake([
      page('drafts.a', 'A'),
      planOf('by-hand', { publishes: [reference('a')] }),
    ])
    const now = nine + 30 * minute
    expect(await executeAt(client, now)).toMatchObject({ outcome: 'committed' })
    const time = new Date(now).toISOString()
    expect(get('drafts.plan-by-hand')).toMatchObject({ at: time, executedAt: time })
  })

  test('stays scheduled for its time if it is rejected when executed at another', async () => {
    const { client, get } = await lake([
      page('drafts.a', 'A'),
      planOf('by-hand', { publishes: [reference('a')] }),
    ])
    const mutate = async () => {
      throw Object.assign(new Error('Refused by the lake'), { statusCode: 400 })
    }
    const execution = await executeAt({ ...client, mutate }, nine - 30 * minute)
    expect(execution).toMatchObject({
      outcome: 'rejected',
      issue: { message: 'Refused by the lake' },
    })
    expect(get('drafts.plan-by-hand')).toMatchObject({ state: 'scheduled', at })
  })

  test('stays due if the Content Lake fails at it, without delaying others', async () => {
    const { client, get } = await lake([
      ...['a', 'b', 'c', 'd'].map((id) => page(`drafts.${id}`, id)),
      planOf('failing', { publishes: [reference('a')] }),
      planOf('same', { publishes: [reference('a'), reference('b')] }),
      planOf('behind', { publishes: [reference('b')] }),
      planOf('other', { publishes: [reference('c')] }),
      planOf('refused', { publishes: [reference('d')] }),
    ])
    const fetch: LakeClient['fetch'] = async (query, params, options) => {
      if (String(params.ids) === 'a,drafts.a') throw new Error('the Content Lake answered 500')
      return client.fetch(query, params, options)
    }
    const check: CheckPlan = (_, { name }) => (name === 'refused' ? [missing('d')] : [])
    const { executed, failed } = await runPlans(
      { ...client, fetch },
      () => nine,
      async () => check,
    )
    expect(executed).toEqual(['other'])
    expect(failed).toEqual([
      { id: 'drafts.plan-failing', error: new Error('the Content Lake answered 500') },
    ])
    const states = ['failing', 'same', 'behind', 'other', 'refused'].map(
      (name) => get(`drafts.plan-${name}`)?.state,
    )
    expect(states).toEqual(['scheduled', 'scheduled', 'scheduled', 'executed', 'scheduled'])
  })

  test('is refused with the Content Lake’s reason if that rejects it', async () => {
    const { client, get } = await lake([planOf('large')])
    let calls = 0
    const mutate: LakeClient['mutate'] = async (mutations) => {
      calls += 1
      if (calls === 1) throw Object.assign(new Error('Too large'), { statusCode: 413 })
      return client.mutate(mutations)
    }
    await run({ ...client, mutate }, nine)
    expect(get('drafts.plan-large')).toMatchObject({
      state: 'refused',
      issues: [{ message: 'Too large' }],
    })
  })

  test('publishes a draft together with changes of its fields', async () => {
    const changes = [{ path: ['note'], to: 'back' }]
    const { client, get, ids } = await lake([
      page('menu', 'Menu'),
      page('drafts.menu', 'Menu, edited'),
      planOf('both', {
        publishes: [reference('menu')],
        edits: [storedEdit({ id: 'menu', changes })],
      }),
    ])
    expect(await run(client, nine)).toEqual(['both'])
    expect(get('menu')).toMatchObject({ title: { en: 'Menu, edited' }, note: 'back' })
    expect(ids()).toEqual(['menu'])
    expect(get('drafts.plan-both')).toMatchObject({ issues: [] })
  })

  test('lets two pages exchange their addresses, without redirects', async () => {
    const { client, ids } = await lake([
      page('a', 'A', 'one'),
      page('b', 'B', 'two'),
      page('drafts.a', 'A', 'two'),
      page('drafts.b', 'B', 'one'),
      planOf('swap', { publishes: [reference('a'), reference('b')] }),
    ])
    await run(client, nine)
    expect(ids()).toEqual(['a', 'b'])
  })

  test('changes nothing, and records the issues, if the gate refuses it', async () => {
    const { client, get, ids } = await lake([
      page('drafts.a', 'A'),
      planOf('refused', { publishes: [reference('a')] }),
    ])
    expect(await run(client, nine, () => [missing('a')])).toEqual([])
    expect(ids()).toEqual(['drafts.a'])
    expect(get('drafts.plan-refused')).toMatchObject({ state: 'refused', issues: [missing('a')] })
  })

  test('is retried if a document is being edited at that moment', async () => {
    const { client, get, write } = await lake([
      page('drafts.a', 'A'),
      planOf('typed', { publishes: [reference('a')] }),
    ])
    const type = () => write([{ patch: { id: 'drafts.a', set: { typed: true } } }])
    expect(await run(busy(client, type), nine)).toEqual([])
    expect(get('drafts.plan-typed')).toMatchObject({ state: 'scheduled' })
    expect(await run(client, nine + 5000)).toEqual(['typed'])
    expect(get('a')).toMatchObject({ typed: true })
  })

  test.for<[edit: string, ...Mutation[]]>([
    ['typing', { patch: { id: 'drafts.a', set: { typed: true } } }],
    ['deleting the draft', { delete: { id: 'drafts.a' } }],
    ['beginning a draft of what is taken down', { create: page('drafts.over', 'Begun') }],
  ])('is not executed after an edit that was not checked: %s', async ([, ...edit]) => {
    const { client, get, write } = await lake([
      page('a', 'A'),
      page('drafts.a', 'A, edited'),
      page('over', 'Over'),
      planOf('edited', {
        publishes: [reference('a')],
        unpublishes: [{ document: reference('over') }],
      }),
    ])
    const { executed } = await runPlans(
      client,
      () => nine,
      async () => {
        await write(edit)
        return allows
      },
    )
    expect(executed).toEqual([])
    expect(get('over')).toBeDefined()
    expect(get('drafts.plan-edited')).toMatchObject({ state: 'scheduled' })
    expect(await run(client, nine + 5000)).toEqual(['edited'])
  })

  test('makes later plans for its documents wait, however it came to wait', async () => {
    const { client, get, write } = await lake([
      page('drafts.x', 'X'),
      planOf('publish', { publishes: [reference('x')] }),
      planOf('takedown', {
        at: new Date(nine + minute).toISOString(),
        unpublishes: [{ document: reference('x') }],
      }),
    ])
    const type = () => write([{ patch: { id: 'drafts.x', set: { typed: Math.random() } } }])
    let typed = 0
    const once = async () => {
      if (typed === 0) await type()
      typed += 1
    }
    expect(await run(busy(client, once), nine + minute)).toEqual([])
    expect(await run(client, nine + 2 * minute)).toEqual(['publish', 'takedown'])
    expect(get('x')).toBeUndefined()
    expect(get('drafts.x')).toBeDefined()
  })

  test('is not refused for what an earlier plan that waits would have changed', async () => {
    const { client, get, write } = await lake([
      page('drafts.x', 'X'),
      page('drafts.menu', 'Menu'),
      planOf('page', { publishes: [reference('x')] }),
      planOf('menu', { publishes: [reference('menu')] }),
    ])
    const check: CheckPlan = (_, { name }) =>
      name === 'menu' && !get('x') ? [missing('menu')] : []
    const type = () => write([{ patch: { id: 'drafts.x', set: { typed: Math.random() } } }])
    expect(await run(busy(client, type), nine, check)).toEqual([])
    expect(get('drafts.plan-menu')).toMatchObject({ state: 'scheduled' })
    expect(await run(client, nine + 5000, check)).toEqual(['page', 'menu'])
  })
})

describe('a plan is refused, and changes nothing, if', () => {
  const unpublishing = (...ids: string[]) => ids.map((id) => ({ document: reference(id) }))
  test.for<[reason: string, message: string, fields: object]>([
    ['a document is missing', 'no longer there', { publishes: ['a', 'gone'].map(reference) }],
    [
      'it publishes and takes down one document',
      'only once',
      { publishes: [reference('a')], unpublishes: unpublishing('a') },
    ],
    ['it takes one down twice', 'only once', { unpublishes: unpublishing('public', 'public') }],
    ['it publishes one twice', 'only once', { publishes: ['a', 'a'].map(reference) }],
    ['it publishes a plan', 'only pages', { publishes: [reference('plan-other')] }],
    ['it publishes an image', 'only pages', { publishes: [reference('image-1')] }],
    [
      'it takes down a build record',
      'only pages',
      { unpublishes: unpublishing('website.build.1') },
    ],
    ['it takes down a draft', 'only pages', { unpublishes: unpublishing('drafts.a') }],
    ['it takes down the settings', 'always stays', { unpublishes: unpublishing('siteSettings') }],
    ['its time is no date', 'no date', { at: '0 soon', publishes: [reference('a')] }],
    ['it has no time', 'no time', { at: undefined, publishes: [reference('a')] }],
    ['it is malformed', 'form', { publishes: 'a' }],
  ])('%s', async ([, message, fields]) => {
    const { client, get, ids } = await lake([
      page('drafts.a', 'A'),
      page('public', 'Public'),
      { _id: 'siteSettings', _type: 'siteSettings' },
      { _id: 'website.build.1', _type: 'websiteBuild' },
      { _id: 'image-1', _type: 'sanity.imageAsset' },
      { _id: 'drafts.plan-other', _type: 'plan' },
      planOf('refused', fields),
    ])
    const before = ids()
    expect(await run(client, nine)).toEqual([])
    expect(ids()).toEqual(before)
    expect(get('plan-other')).toBeUndefined()
    expect(get('drafts.plan-refused')).toMatchObject({
      state: 'refused',
      issues: [{ message: expect.stringContaining(message) }],
    })
  })
})

test('a plan that is too large is reported an hour ahead, at its largest document', async () => {
  const text = 'é'.repeat(100_000)
  const pages = Array.from({ length: 20 }, (_, index) => ({
    ...page(`drafts.p${index}`, `Page ${index}`),
    text: index === 7 ? `${text}, and more` : text,
  }))
  const publishes = pages.map(({ _id }) => reference(_id.replace('drafts.', '')))
  const { client, get } = await lake([...pages, planOf('large', { publishes })])
  await run(client, nine - 30 * minute)
  expect(get('drafts.plan-large')).toMatchObject({
    state: 'scheduled',
    issues: [{ documentId: 'p7', message: tooLarge(4_000_000) }],
  })
})

test('two plans for the same time are executed in the order of their creation', async () => {
  const madeAt = (name: string, _createdAt: string) => ({
    ...planOf(name, { publishes: [reference(name)] }),
    _createdAt,
  })
  const first = madeAt('first', '2026-11-01T08:00:00Z')
  const second = madeAt('second', '2026-11-01T08:01:00Z')
  const { client } = await lake([second, first])
  const before = async (stored: object) =>
    changesBefore(plan.parse({ _rev: '1', ...stored }), await scheduledPlans(client)).map(
      ({ publishes }) => publishes,
    )
  expect(await before(first)).toEqual([])
  expect(await before(second)).toEqual([['first']])
})

test('an hour before its time a plan is checked, and again until it has no issues', async () => {
  const { client, get, commits } = await lake([
    page('a', 'A'),
    planOf('soon', { publishes: [reference('a')] }),
  ])
  const before = commits()
  await run(client, nine - 61 * minute)
  expect(commits()).toBe(before)
  const issue = missing('a')
  await run(client, nine - 59 * minute, () => [issue])
  await run(client, nine - 58 * minute, () => [issue])
  expect(commits()).toBe(before + 1)
  expect(get('drafts.plan-soon')).toMatchObject({ state: 'scheduled', issues: [issue] })
  await run(client, nine - 54 * minute)
  await run(client, nine - 1 * minute)
  expect(commits()).toBe(before + 2)
  expect(get('drafts.plan-soon')).toMatchObject({ state: 'scheduled', issues: [] })
})

test('a plan that becomes due while others are checked is executed before the rest of them', async () => {
  const soon = (name: string, minutes: number) =>
    planOf(name, {
      at: new Date(nine + minutes * minute).toISOString(),
      publishes: [reference(name)],
    })
  const { client, get } = await lake([
    ...['a', 'b', 'c'].map((id) => page(`drafts.${id}`, id)),
    soon('a', 0),
    soon('b', 10),
    soon('c', 20),
  ])
  const order: string[] = []
  let now = nine - minute
  let reads = 0
  const check: CheckPlan = (_, { name = '' }) => {
    order.push(name)
    now = nine
    return []
  }
  const { executed } = await runPlans(
    client,
    () => now,
    async () => {
      reads += 1
      return check
    },
  )
  expect(executed).toEqual(['a'])
  expect(order).toEqual(['a', 'a', 'b', 'c'])
  expect(get('drafts.plan-c')).toHaveProperty('checkedAt')
  // One for each of the two rounds, and one after the plan was executed.
  expect(reads).toBeLessThanOrEqual(3)
})

test('the content is read once for all plans that are due together, and never for none', async () => {
  const names = Array.from({ length: 13 }, (_, index) => `p${index}`)
  const { client } = await lake([
    ...names.map((name) => page(`drafts.${name}`, name)),
    ...names.map((name) => planOf(name, { publishes: [reference(name)] })),
  ])
  let reads = 0
  const createCheck = async () => {
    reads += 1
    return allows
  }
  const { executed } = await runPlans(client, () => nine, createCheck)
  expect(executed).toHaveLength(13)
  expect(reads).toBe(1)
  await runPlans(client, () => nine, createCheck)
  expect(reads).toBe(1)
})

test('1,000 runs with crashes, edits, two hosts and clocks that jump: once, whole, in order and never early', async () => {
  for (let round = 0; round < 1000; round += 1) {
    let isUnderWay = true
    const { client, get, ids, write } = await lake([
      { _id: 'over', _type: 'milestone' },
      ...['a', 'b', 'c'].map((id) => ({ _id: `drafts.${id}`, _type: 'milestone' })),
      planOf('second', {
        at: new Date(nine + 10 * minute).toISOString(),
        publishes: [reference('c')],
        unpublishes: [{ document: reference('a') }],
      }),
      planOf('first', {
        publishes: [reference('a'), reference('b')],
        unpublishes: [{ document: reference('over') }],
      }),
    ])
    /** Changes a document, as editors do between a plan's read and its write. */
    const edit = async () => {
      if (!isUnderWay || randomInt(3) > 0) return
      const id = ids()[randomInt(ids().length)] ?? ''
      await write([{ patch: { id, set: { typed: randomUUID() } } }])
    }
    /**
     * Returns the client of a process that may be killed before or after a write, and does not write
     * afterwards.
     */
    const mortal = (): LakeClient => {
      let isAlive = true
      const live = () => {
        if (isUnderWay && randomInt(4) === 0) isAlive = false
        if (!isAlive) throw new Error('killed')
      }
      const mutate: LakeClient['mutate'] = async (mutations) => {
        live()
        await client.mutate(mutations)
        live()
      }
      return busy({ ...client, mutate }, edit)
    }
    const executed: string[] = []
    let now = nine
    const host = async () => {
      const clock = now
      const results = await runPlans(
        mortal(),
        () => clock,
        async () => {
          await edit()
          return allows
        },
      )
      executed.push(...results.executed)
      const [first, second] = ['first', 'second'].map(
        (name) => get(`drafts.plan-${name}`)?.state === 'executed',
      )
      const isPublic = Object.fromEntries(
        ['a', 'b', 'c', 'over'].map((id) => [id, ids().includes(id)]),
      )
      expect(isPublic).toEqual({ a: first && !second, b: first, c: second, over: !first })
      if (second) expect(first).toBe(true)
    }
    for (let step = 0; step < 5; step += 1) {
      now = nine + randomInt(-90, 60) * minute
      await Promise.all([host(), host()])
    }
    isUnderWay = false
    now = nine + 20 * minute
    await host()
    expect(ids()).toEqual(['b', 'c', 'drafts.a', 'drafts.over'])
    expect(executed.filter((name) => name === 'first').length).toBeLessThanOrEqual(1)
    for (const name of ['first', 'second']) {
      const plan = get(`drafts.plan-${name}`)
      expect(String(plan?.executedAt) >= String(plan?.at)).toBe(true)
    }
  }
})

test('a plan is checked with the plans that are due before it, and without later ones', async () => {
  const soon = (name: string, minutes: number) =>
    planOf(name, {
      at: new Date(nine + minutes * minute).toISOString(),
      publishes: [reference(name)],
    })
  const pages = ['a', 'b', 'c'].map((id) => page(`drafts.${id}`, id))
  const { client } = await lake([...pages, soon('a', 10), soon('b', 20), soon('c', 30)])
  const checked: string[][] = []
  await run(client, nine, (changes) => {
    checked.push(changes.flatMap(({ publishes }) => publishes))
    return []
  })
  expect(checked).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']])
})
