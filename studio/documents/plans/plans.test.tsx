import { evaluate, parse } from 'groq-js'
import { act } from 'react'
import type { DocumentActionProps, DocumentBadgeProps, NavbarProps } from 'sanity'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../../tests/support/failOnConsoleError.ts'
import { render } from '../../testing/render.tsx'
import { PlanNote } from '../../tools/preview/PlanNote.tsx'
import { Drafts } from '../../tools/start/Drafts.tsx'
import { Plans } from '../../tools/start/Plans.tsx'
import { NavbarNotices } from '../../tools/website/NavbarNotices.tsx'
import { bringPageBack, OffSiteNote } from '../addresses/bringPageBack.tsx'
import { addToPlan } from './addToPlan.tsx'
import { planActions } from './planActions.ts'
import { planBadge } from './planBadge.ts'
import { planState } from './planDocument.ts'
import { unpublishLater } from './planLater.ts'

let documents: { _id: string }[] = []
const commit = vi.hoisted(() => vi.fn<(patch: unknown) => Promise<{ _id: string }>>())
const navigateIntent = vi.hoisted(() => vi.fn())
const push = vi.hoisted(() => vi.fn())
const mutate = vi.hoisted(() => vi.fn<(mutations: object[]) => Promise<unknown>>())
const fetch = vi.hoisted(() => vi.fn<(query: string) => Promise<unknown>>())
const editState = vi.hoisted(() => ({ ready: true, published: null as object | null }))
const validate = vi.hoisted(() => vi.fn<() => Promise<object[]>>())

vi.mock('sanity', async (original) => {
  const patch = (id: string) => {
    const operations: unknown[] = [id]
    const chain: object = new Proxy(
      { commit: () => commit(operations) },
      {
        get: (target, name) =>
          Reflect.get(target, name) ??
          ((...values: unknown[]) => {
            operations.push([name, ...values])
            return chain
          }),
      },
    )
    return chain
  }
  const getDocuments = async (ids: string[]) =>
    ids.map((id) => documents.find((document) => document._id === id) ?? null)
  const client = { patch, mutate, fetch, getDocuments }
  const listenQuery = ({ fetch }: { fetch: string }, params: Record<string, unknown>) => ({
    subscribe: ({ next }: { next: (result: unknown) => void }) => {
      const respond = async () =>
        (await evaluate(parse(fetch, { params }), { dataset: documents, params })).get()
      respond().then(next)
      return { unsubscribe: () => {} }
    },
  })
  return {
    ...(await original()),
    useClient: () => client,
    useGlobalPresence: () => [],
    useSchema: () => ({
      getTypeNames: () => ['page'],
      get: () => ({ jsonType: 'object', type: { name: 'document' } }),
    }),
    useWorkspace: () => ({}),
    useEditState: () => editState,
    useSyncState: () => ({ isSyncing: false }),
    useCurrentUser: () => ({ email: 'ama@accrapharma.example' }),
    useDocumentStore: () => ({ listenQuery }),
  }
})
vi.mock('sanity/router', async (original) => ({
  ...(await original()),
  useRouter: () => ({ navigateIntent }),
  IntentLink: ({ params }: { params: { id: string } }) => <a href={params.id}>{params.id}</a>,
}))
vi.mock('@sanity/ui/toast', async (original) => ({
  ...(await original()),
  useToast: () => ({ push }),
}))

vi.mock('./validateChanges.ts', () => ({ validateChanges: validate }))
vi.mock('../../ui/DocumentLink.tsx', () => ({
  DocumentLink: () => null,
  DocumentLinks: ({ documents }: { documents: { _id: string }[] }) => (
    <ol>{documents.map(({ _id }) => `${_id} `)}</ol>
  ),
}))

beforeEach(() => {
  vi.clearAllMocks()
  fetch.mockImplementation(async (query) => (query === 'now()' ? new Date().toISOString() : []))
  validate.mockResolvedValue([
    { _key: 'a', documentId: 'page', documentType: 'page', path: '', message: 'Too long' },
  ])
})

const plan = (name: string, fields: object = {}) => ({
  ...{ _id: `drafts.${name}`, _rev: `${name}-1`, _type: 'plan', name, publishes: [] },
  ...fields,
})

const navbar = { renderDefault: () => null } as unknown as NavbarProps

const buttonsIn = (view: HTMLElement) => [...view.querySelectorAll('button')]

function Dialog() {
  const action = addToPlan({ id: 'page', draft: {} } as unknown as DocumentActionProps)
  const content = action?.dialog && action.dialog.type === 'dialog' ? action.dialog.content : null
  return content || <button type="button" onClick={() => action?.onHandle?.()} />
}

/** Opens the list of plans that a draft can be added to. */
async function openPlans() {
  const view = await render(<Dialog />)
  await act(async () => buttonsIn(view)[0]?.click())
  await expect.poll(() => buttonsIn(view).length).toBeGreaterThan(1)
  return view
}

test('a draft is added to plans that are being made; a scheduled one is opened, to stop it first', async () => {
  documents = [
    plan('made'),
    plan('without a list', { publishes: undefined }),
    plan('refused', { state: 'refused' }),
    plan('scheduled', { state: 'scheduled' }),
    plan('executed', { state: 'executed' }),
    plan('has it', { publishes: [{ _ref: 'page' }] }),
  ]
  const view = await openPlans()
  const names = buttonsIn(view).map(({ textContent }) => textContent)
  const scheduled = 'scheduled · press “Stop” in it first'
  expect(names).toEqual(['made', 'without a list', 'refused', scheduled, 'A new plan'])
  commit.mockResolvedValue({ _id: 'drafts.made' })
  await act(async () => buttonsIn(view)[0]?.click())
  expect(commit.mock.lastCall?.[0]).toContainEqual(['ifRevisionId', 'made-1'])
  expect(navigateIntent).toHaveBeenCalledWith('edit', { id: 'made', type: 'plan' })
  await act(async () => buttonsIn(view)[3]?.click())
  expect(navigateIntent).toHaveBeenLastCalledWith('edit', { id: 'scheduled', type: 'plan' })
  expect(commit).toHaveBeenCalledOnce()
})

test('a document shows the next plan that changes it', async () => {
  const at = (day: number) => `2026-11-${day}T09:00:00.000Z`
  const publishes = [{ _ref: 'page' }]
  documents = [
    plan('later', { state: 'scheduled', at: at(25), publishes }),
    plan('next', { state: 'scheduled', at: at(24), unpublishes: [{ document: { _ref: 'page' } }] }),
    plan('executed', { state: 'executed', at: at(1), publishes }),
    plan('other', { state: 'scheduled', at: at(2), publishes: [{ _ref: 'other' }] }),
    plan('leads here', {
      ...{ state: 'scheduled', at: at(10) },
      unpublishes: [{ document: { _ref: 'other' }, redirectTo: { _ref: 'page' } }],
    }),
  ]
  const Badge = () => {
    const badge = planBadge({ id: 'page' } as unknown as DocumentBadgeProps)
    return badge && `${badge.title}: ${badge.label}`
  }
  const view = await render(<Badge />)
  await expect.poll(() => view.textContent).toMatch(/^next: Planned: .*24/)
})

test('a document shows when what was before a plan comes back in it', async () => {
  documents = [
    plan('end', {
      ...{ state: 'scheduled', at: '2026-11-24T09:00:00.000Z', endOf: 'plan' },
      edits: [{ documentId: 'page', changes: '[]' }],
    }),
  ]
  const Badge = () => planBadge({ id: 'page' } as unknown as DocumentBadgeProps)?.label
  const view = await render(<Badge />)
  await expect.poll(() => view.textContent).toMatch(/^Planned: .*24/)
})

test('a draft that cannot be added is reported', async () => {
  documents = [plan('made')]
  const view = await openPlans()
  commit.mockRejectedValue(new Error('offline'))
  await act(async () => buttonsIn(view)[0]?.click())
  expect(push).toHaveBeenCalledWith(expect.objectContaining({ status: 'error' }))
  expect(navigateIntent).not.toHaveBeenCalled()
  expect(takeConsoleErrors()).toHaveLength(1)
})

test('a page that cannot be planned to be taken down, without a connection, is reported', async () => {
  const published = { _id: 'page', _type: 'page', slug: { current: 'news/fair' } }
  const Action = () => {
    const action = unpublishLater({ id: 'page', published } as unknown as DocumentActionProps)
    return <button type="button" onClick={() => action?.onHandle?.()} />
  }
  const view = await render(<Action />)
  fetch.mockRejectedValue(new Error('offline'))
  await act(async () => buttonsIn(view)[0]?.click())
  await expect.poll(() => push.mock.lastCall?.[0]).toMatchObject({ status: 'error' })
  expect(navigateIntent).not.toHaveBeenCalled()
  expect(takeConsoleErrors()).toHaveLength(1)
})

test('a plan that the Content Lake rejects when it is executed now stays scheduled', async () => {
  const at = '2026-11-24T09:00:00.000Z'
  const draft = plan('early', { state: 'scheduled', at, publishes: [{ _ref: 'gone' }] })
  const [, executeNow] = planActions
  const Action = () => {
    const action = executeNow?.({
      id: 'early',
      type: 'plan',
      draft,
    } as unknown as DocumentActionProps)
    return <button type="button" onClick={() => action?.onHandle?.()} />
  }
  const view = await render(<Action />)
  validate.mockResolvedValue([])
  mutate.mockRejectedValueOnce(Object.assign(new Error('No “gone”'), { statusCode: 409 }))
  await act(async () => buttonsIn(view)[0]?.click())
  await expect.poll(() => push.mock.lastCall?.[0]).toMatchObject({ description: 'No “gone”' })
  expect(mutate).toHaveBeenCalledOnce()
})

const fair = { _id: 'page', _type: 'page', slug: { current: 'fair' } }
const endOfFair = plan('end', {
  ...{ endOf: 'down', publishes: [{ _ref: 'page' }] },
  edits: [{ documentId: 'menu', changes: '[]' }],
})

test('the button of a page that was taken down brings it back with its links, by the end of its plan', async () => {
  documents = [endOfFair]
  const Action = ({ published }: { published: object | null }) => {
    const props = { id: 'page', type: 'page', draft: fair, published }
    const action = bringPageBack(props as unknown as DocumentActionProps)
    return (
      action && (
        <button type="button" onClick={() => action.onHandle?.()}>
          {action.label}
        </button>
      )
    )
  }
  const view = await render(<Action published={null} />)
  await expect.poll(() => view.textContent).toBe('Bring it back')
  await act(async () => buttonsIn(view)[0]?.click())
  // Its issues are listed in the plan.
  await expect.poll(() => push.mock.lastCall?.[0]).toMatchObject({ description: 'Too long' })
  expect(navigateIntent).toHaveBeenCalledWith('edit', { id: 'end', type: 'plan' })
  validate.mockResolvedValue([])
  await act(async () => buttonsIn(view)[0]?.click())
  await expect.poll(() => mutate.mock.lastCall?.[0]).toBeDefined()
  expect(mutate.mock.lastCall?.[0][0]).toMatchObject({
    patch: { id: 'drafts.end', set: { state: 'executed' } },
  })
  expect((await render(<Action published={fair} />)).textContent).toBe('')
})

test('the form of a page says that it was taken down, and what its visitors see, or that its links are missing', async () => {
  const news = { _id: 'news', _type: 'page', title: { en: 'News' } }
  const redirect = { _id: 'redirect', _type: 'redirect', from: '/fair', to: { _ref: 'news' } }
  documents = [endOfFair, news, redirect]
  editState.published = null
  const note = async () => {
    const view = await render(<OffSiteNote document={fair} />)
    await expect.poll(() => view.textContent).not.toBe('')
    return view.textContent
  }
  expect(await note()).toMatch(/visitors of \/fair see “News”.*documents with one: 1/)
  documents = [news, redirect]
  expect(await note()).toMatch(/visitors of \/fair see “News”\.$/)
  documents = [endOfFair]
  editState.published = fair
  expect(await note()).toMatch(/^Links to this page are still taken out.*drafts.end/)
})

test('Start shows what was refused, what comes next, and then the latest executed', async () => {
  const day = (number: number) => `2026-11-${10 + number}T09:00:00.000Z`
  const executed = Array.from({ length: 10 }, (_, index) =>
    plan(`executed-${index}`, { state: 'executed', at: day(index), executedAt: day(index) }),
  )
  documents = [
    ...executed,
    plan('later', { state: 'scheduled', at: day(20) }),
    plan('next', { state: 'scheduled', at: day(19) }),
    plan('refused', { state: 'refused', at: day(18) }),
    plan('stopped', { stopped: true, at: day(17) }),
    plan('new', { at: day(21) }),
  ]
  const view = await render(<Plans />)
  await expect
    .poll(() => view.querySelector('ol')?.textContent)
    .toMatch(/^drafts.refused drafts.next drafts.later drafts.new drafts.executed-9 .*executed-4 $/)
})

test('every tool shows the next plan that was refused, or would be, though no build is recorded', async () => {
  const issues = [{ path: '' }]
  documents = [
    plan('scheduled', { state: 'scheduled', at: '2026-11-01T09:00:00.000Z', issues: [] }),
    plan('late', { state: 'refused', at: '2026-11-03T09:00:00.000Z', issues }),
    plan('next', { state: 'scheduled', at: '2026-11-02T09:00:00.000Z', issues }),
  ]
  const view = await render(<NavbarNotices {...navbar} />)
  await expect.poll(() => view.textContent).toContain('A plan cannot be carried out')
  expect(view.querySelector('a')?.getAttribute('href')).toBe('next')
})

test('every tool shows a plan that is late by five minutes, as soon as it is', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2026-11-02T09:04:30.000Z')
  documents = [plan('waiting', { state: 'scheduled', at: '2026-11-02T09:00:00.000Z', issues: [] })]
  const view = await render(<NavbarNotices {...navbar} />)
  expect(view.textContent).toBe('')
  await act(async () => vi.advanceTimersByTime(60_000))
  await expect.poll(() => view.textContent).toContain('A plan is late')
  expect(view.querySelector('a')?.getAttribute('href')).toBe('waiting')
})

const executed = (executedAt: string) =>
  ({ state: 'executed', at: '2026-11-02T09:00:00Z', executedAt }) as const

test.each([
  [{ state: 'scheduled', at: '2026-11-02T09:00:00Z' }, 'Late'],
  [{ state: 'scheduled', at: '2026-11-02T09:07:00Z' }, 'Waiting for its time'],
  [{ state: 'refused', at: '2026-11-02T09:00:00Z' }, 'Refused'],
  [executed('2026-11-02T09:04:00Z'), 'Done'],
  [executed('2026-11-02T09:05:00Z'), 'Done, late'],
] as const)('at nine minutes past nine the plan %j is: %s', (stored, title) => {
  expect(planState(stored, Date.parse('2026-11-02T09:09:00Z')).title).toBe(title)
})

test('a planned plan keeps the address of who planned it, and what its drafts change by then', async () => {
  const page = { _id: 'page', _type: 'page', title: { en: 'Now' } }
  documents = [page, { ...page, _id: 'drafts.page', title: { en: 'From Monday' } }]
  const at = new Date(Date.now() + 60_000).toISOString()
  const draft = plan('mine', { at, publishes: [{ _ref: 'page' }] })
  const [schedule] = planActions
  const Action = () => {
    const props = { id: 'mine', type: 'plan', draft } as unknown as DocumentActionProps
    const action = schedule?.(props)
    return <button type="button" onClick={() => action?.onHandle?.()} />
  }
  const view = await render(<Action />)
  validate.mockResolvedValue([])
  commit.mockResolvedValue({ _id: 'drafts.mine' })
  await act(async () => buttonsIn(view)[0]?.click())
  const changes = JSON.stringify([{ path: ['title', 'en'], from: 'Now', to: 'From Monday' }])
  const drafted = [{ _key: 'page', documentId: 'page', changes }]
  const scheduledBy = 'ama@accrapharma.example'
  await expect
    .poll(() => commit.mock.lastCall?.[0])
    .toContainEqual(['set', { state: 'scheduled', scheduledBy, drafted }])
})

test('a plan with an end says both of its times when it is planned', async () => {
  const [at, until] = [60_000, 120_000].map((ms) => new Date(Date.now() + ms).toISOString())
  const draft = plan('mine', { at, until, publishes: [{ _ref: 'page' }] })
  documents = []
  const [schedule] = planActions
  const Action = () => {
    const action = schedule?.({ type: 'plan', draft } as unknown as DocumentActionProps)
    return <button type="button" onClick={() => action?.onHandle?.()} />
  }
  const view = await render(<Action />)
  validate.mockResolvedValue([])
  commit.mockResolvedValue({ _id: 'drafts.mine' })
  await act(async () => buttonsIn(view)[0]?.click())
  await expect
    .poll(() => push.mock.lastCall?.[0].title)
    .toMatch(/^Planned: .* Accra.*, until .* Accra/)
})

test('the preview of a plan that was deleted says so, and leads back to all drafts', async () => {
  documents = []
  const onLeave = vi.fn()
  const view = await render(<PlanNote id="gone" onLeave={onLeave} />)
  await expect.poll(() => view.textContent).toContain('This plan is no longer there')
  await act(async () => buttonsIn(view)[0]?.click())
  expect(onLeave).toHaveBeenCalledOnce()
})

test('issues are shown until other drafts are ticked', async () => {
  documents = ['one', 'two'].map((name) => ({ _id: `drafts.${name}`, _type: 'page' }))
  const view = await render(<Drafts />)
  // The first box ticks all.
  const boxes = () => [...view.querySelectorAll('input')].slice(1)
  await expect.poll(() => boxes().length).toBe(2)
  await act(async () => boxes()[0]?.click())
  await act(async () => buttonsIn(view)[0]?.click())
  await expect.poll(() => view.textContent).toContain('Nothing was published')
  await act(async () => boxes()[1]?.click())
  expect(view.textContent).not.toContain('Nothing was published')
})
