import { randomInt, randomUUID } from 'node:crypto'
import type { Mutation } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { TransactionError } from '../../scripts/local/lake/errors.ts'
import type { LakeDocument } from '../../scripts/local/lake/lakeDocument.ts'
import { parseMutations } from '../../scripts/local/lake/mutation.ts'
import { openTransaction } from '../../scripts/local/lake/transaction.ts'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import {
  type CheckPlan,
  changesBefore,
  executeDuePlans,
  executePlan,
  scheduledPlans,
} from './executePlans.ts'
import { companyZone, plan, planType } from './plan.ts'
import type { LakeClient } from './planMutations.ts'

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
    fetch: async (
      _: string,
      { ids, unpublished = [] }: { ids?: string[]; unpublished?: string[] },
    ) =>
      ids
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

const allows: CheckPlan = async () => []
const planOf = (name: string, fields: object = {}) => ({
  _id: `drafts.plan-${name}`,
  _type: 'plan',
  name,
  at,
  state: 'scheduled',
  ...fields,
})

async function run(client: LakeClient, now: number, check = allows) {
  return executeDuePlans(await scheduledPlans(client), client, now, check)
}

test('the company’s clocks show UTC in every month', () => {
  for (const year of [2026, 2036])
    for (let month = 0; month < 12; month += 1) {
      const options = { timeZone: companyZone, timeZoneName: 'longOffset' } as const
      const text = new Intl.DateTimeFormat('en', options).format(Date.UTC(year, month, 15))
      expect(text).toMatch(/GMT(\+00:00)?$/)
    }
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

  test('records its own time if it is executed at another', async () => {
    const { client, get } = await lake([
      page('drafts.a', 'A'),
      planOf('by-hand', { publishes: [reference('a')] }),
    ])
    const now = nine + 30 * minute
    const plans = await scheduledPlans(client)
    const time = new Date(now).toISOString()
    for (const plan of plans)
      expect(await executePlan({ ...plan, at: time }, client, time)).toBe('executed')
    expect(get('drafts.plan-by-hand')).toMatchObject({ at: time, executedAt: time })
  })

  test('stays scheduled for its time if it is rejected when executed at another', async () => {
    const { client, get } = await lake([planOf('by-hand', { publishes: [reference('gone')] })])
    const [plan] = await scheduledPlans(client)
    const earlier = new Date(nine - 30 * minute).toISOString()
    const execution = plan && (await executePlan({ ...plan, at: earlier }, client, earlier))
    expect(execution).toMatchObject({ message: expect.stringMatching(/./) })
    expect(get('drafts.plan-by-hand')).toMatchObject({ state: 'scheduled', at })
  })

  test('is executed although another one is malformed, which is logged', async () => {
    const { client, get } = await lake([
      page('drafts.a', 'A'),
      planOf('malformed', { publishes: 'a' }),
      planOf('valid', { publishes: [reference('a')] }),
    ])
    expect(await run(client, nine)).toEqual(['valid'])
    expect(get('drafts.plan-malformed')).toMatchObject({ state: 'scheduled' })
    expect(takeConsoleErrors()).toEqual([
      expect.stringContaining('drafts.plan-malformed is no plan'),
    ])
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
    const check: CheckPlan = async (_, { name }) => {
      if (name === 'failing') throw new Error('the Content Lake answered 500')
      const issue = { documentId: 'd', documentType: 'page', path: '', message: 'is missing' }
      return name === 'refused' ? [{ _key: 'd', ...issue }] : []
    }
    await expect(run(client, nine, check)).rejects.toThrow('“failing”: the Content Lake answered')
    const states = ['failing', 'same', 'behind', 'other', 'refused'].map(
      (name) => get(`drafts.plan-${name}`)?.state,
    )
    expect(states).toEqual(['scheduled', 'scheduled', 'scheduled', 'executed', 'scheduled'])
  })

  test('is refused if it is too large for the Content Lake', async () => {
    const { client, get } = await lake([planOf('large')])
    let calls = 0
    const mutate = async (mutations: Mutation[]) => {
      calls += 1
      if (calls === 1) throw Object.assign(new Error('Too large'), { statusCode: 413 })
      return client.mutate(mutations)
    }
    await run({ ...client, mutate } as LakeClient, nine)
    expect(get('drafts.plan-large')).toMatchObject({
      state: 'refused',
      issues: [{ message: 'Too large' }],
    })
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
    const issue = {
      _key: 'a',
      documentId: 'a',
      documentType: 'page',
      path: 'slug',
      message: 'is missing',
    }
    expect(await run(client, nine, async () => [issue])).toEqual([])
    expect(ids()).toEqual(['drafts.a'])
    expect(get('drafts.plan-refused')).toMatchObject({ state: 'refused', issues: [issue] })
  })

  test('changes nothing if a document is missing', async () => {
    const { client, get, ids } = await lake([
      page('drafts.a', 'A'),
      planOf('refused', { publishes: [reference('a'), reference('gone')] }),
    ])
    await run(client, nine)
    expect(ids()).toEqual(['drafts.a'])
    expect(get('drafts.plan-refused')).toMatchObject({
      state: 'refused',
      issues: [{ documentId: 'plan-refused', message: expect.stringMatching(/./) }],
    })
  })

  test('is retried if a document is being edited at that moment', async () => {
    const { client, get, write } = await lake([
      page('drafts.a', 'A'),
      planOf('typed', { publishes: [reference('a')] }),
    ])
    const fetch = client.fetch.bind(client)
    const busy = {
      ...client,
      fetch: async (query: string, params: Record<string, unknown>) => {
        const found = await fetch(query, params, { perspective: 'raw' })
        await write([{ patch: { id: 'drafts.a', set: { typed: true } } }])
        return found
      },
    } as LakeClient
    expect(await executeDuePlans(await scheduledPlans(client), busy, nine, allows)).toEqual([])
    expect(get('drafts.plan-typed')).toMatchObject({ state: 'scheduled' })
    expect(await run(client, nine + 5000)).toEqual(['typed'])
    expect(get('a')).toMatchObject({ typed: true })
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
    (await changesBefore(plan.parse({ _rev: '1', ...stored }), client)).map(
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
  const issue = {
    _key: 'a',
    documentId: 'a',
    documentType: 'page',
    path: '',
    message: 'is missing',
  }
  await run(client, nine - 59 * minute, async () => [issue])
  await run(client, nine - 58 * minute, async () => [issue])
  expect(commits()).toBe(before + 1)
  expect(get('drafts.plan-soon')).toMatchObject({ state: 'scheduled', issues: [issue] })
  await run(client, nine - 54 * minute)
  await run(client, nine - 1 * minute)
  expect(commits()).toBe(before + 2)
  expect(get('drafts.plan-soon')).toMatchObject({ state: 'scheduled', issues: [] })
})

test('1,000 runs with crashes, two hosts and clocks that jump: once, whole, in order and never early', async () => {
  for (let round = 0; round < 1000; round += 1) {
    let isUnderWay = true
    const { client, get, ids } = await lake([
      { _id: 'over', _type: 'milestone' },
      ...['a', 'b', 'c', 'd'].map((id) => ({ _id: `drafts.${id}`, _type: 'milestone' })),
      planOf('second', {
        at: new Date(nine + 10 * minute).toISOString(),
        publishes: [reference('c'), reference('d')],
      }),
      planOf('first', {
        publishes: [reference('a'), reference('b')],
        unpublishes: [{ document: reference('over') }],
      }),
    ])
    /**
     * Returns the client of a process that may be killed before or after a write, and does not write
     * afterwards.
     */
    const mortal = () => {
      let isAlive = true
      const live = () => {
        if (isUnderWay && randomInt(4) === 0) isAlive = false
        if (!isAlive) throw new Error('killed')
      }
      const mutate = async (mutations: Mutation[]) => {
        live()
        await client.mutate(mutations)
        live()
      }
      return { ...client, mutate } as LakeClient
    }
    const executed: string[] = []
    let now = nine
    const host = async () => {
      const clock = now
      try {
        executed.push(...(await run(mortal(), clock)))
      } catch {
        // The process was killed; the next one starts over.
      }
      const states = ['first', 'second'].map((name) => get(`drafts.plan-${name}`)?.state)
      const first = ids().filter((id) => ['a', 'b', 'drafts.over'].includes(id)).length
      const second = ids().filter((id) => ['c', 'd'].includes(id)).length
      expect([first, second]).toEqual([
        states[0] === 'executed' ? 3 : 0,
        states[1] === 'executed' ? 2 : 0,
      ])
      if (states[1] === 'executed') expect(states[0]).toBe('executed')
    }
    for (let step = 0; step < 5; step += 1) {
      now = nine + randomInt(-90, 60) * minute
      await Promise.all([host(), host()])
    }
    isUnderWay = false
    now = nine + 20 * minute
    await host()
    expect(ids()).toEqual(['a', 'b', 'c', 'd', 'drafts.over'])
    expect(executed.filter((name) => name === 'first').length).toBeLessThanOrEqual(1)
    for (const name of ['first', 'second']) {
      const plan = get(`drafts.plan-${name}`)
      expect(String(plan?.executedAt) >= String(plan?.at)).toBe(true)
    }
  }
})
