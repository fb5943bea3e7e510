import { evaluate, parse } from 'groq-js'
import { act, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../../tests/support/failOnConsoleError.ts'
import { render } from '../../testing/render.tsx'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { hashOfSource } from '../translations/sourceHashes.ts'
import { BulkActions } from './BulkActions.tsx'

const { workspace } = await testWorkspace([])

type Stored = { _id: string; _type: string; _rev?: string }

let documents: Stored[] = []
const mutate = vi.hoisted(() => vi.fn<(...sent: unknown[]) => Promise<unknown>>())
const create = vi.hoisted(() => vi.fn<(plan: object) => Promise<object>>())
const push = vi.hoisted(() => vi.fn())
const validate = vi.hoisted(() => vi.fn<() => Promise<object[]>>())
async function runQuery(query: string, params: Record<string, unknown> = {}) {
  return (await evaluate(parse(query, { params }), { dataset: documents, params })).get()
}

vi.mock('sanity', async (original) => {
  const client = {
    mutate,
    create,
    fetch: runQuery,
    getDocuments: async (ids: string[]) =>
      ids.map((id) => documents.find(({ _id }) => _id === id) ?? null),
  }
  const listenQuery = ({ fetch }: { fetch: string }, params: Record<string, unknown>) => ({
    subscribe: ({ next }: { next: (result: unknown) => void }) => {
      runQuery(fetch, params).then(next)
      return { unsubscribe: () => {} }
    },
  })
  return {
    ...(await original()),
    useClient: () => client,
    useGlobalPresence: () => [],
    useSchema: () => workspace.schema,
    useWorkspace: () => workspace,
    useDocumentStore: () => ({ listenQuery }),
  }
})
vi.mock('sanity/router', async (original) => ({
  ...(await original()),
  useRouter: () => ({ navigateIntent: () => {} }),
}))
vi.mock('@sanity/ui/toast', async (original) => ({
  ...(await original()),
  useToast: () => ({ push }),
}))
vi.mock('../plans/validateChanges.ts', () => ({ validateChanges: validate }))
vi.mock('../../tools/website/IssueList.tsx', () => ({
  IssueList: ({ issues }: { issues: { documentId: string; message: string }[] }) =>
    issues.map(({ documentId, message }) => `${documentId}: ${message}`).join(),
}))
vi.mock('../../ui/DocumentLink.tsx', () => ({
  DocumentLink: ({ document, children }: { document: Stored; children?: ReactNode }) => (
    <div data-document={document._id}>
      {document._id} {children}
    </div>
  ),
}))

const page = (_id: string, en: string, slug: string, title: object = {}) => ({
  ...{ _id, _type: 'page', _rev: `${_id}-1`, title: { en, ...title } },
  slug: { current: slug },
})

beforeEach(() => {
  vi.clearAllMocks()
  mutate.mockResolvedValue({})
  create.mockResolvedValue({ _id: 'drafts.plan' })
  validate.mockResolvedValue([])
  const french = { fr: 'Carrières d’Accra', translatedFrom: { fr: hashOfSource('Careers') } }
  documents = [
    { _id: 'homePage', _type: 'homePage', _rev: 'homePage-1' },
    page('careers', 'Careers', 'careers'),
    page('drafts.careers', 'Careers', 'careers', french),
    page('vacancy', 'Pharmacist', 'careers/pharmacist'),
    page('drafts.new', 'Fair', 'fair'),
  ]
})

const listed = (view: ParentNode) =>
  [...view.querySelectorAll('[data-document]')].map((row) => row.textContent?.trim())

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))

const press = (name: string) => act(async () => button(name)?.click())

/** Renders the list and ticks documents. */
async function ticked(...ids: string[]) {
  const view = await render(<BulkActions />)
  await expect.poll(() => listed(view).length).toBe(4)
  for (const id of ids)
    await act(async () =>
      view.querySelector<HTMLInputElement>(`[data-testid="tick-${id}"] input`)?.click(),
    )
  return view
}

test('the box of a document is named after it, in one language', async () => {
  const view = await ticked()
  const box = view.querySelector('[data-testid=tick-careers] input')
  expect(box?.getAttribute('aria-label')).toBe('Careers')
})

test('one box ticks all that are listed, and a press takes the ticks away', async () => {
  const view = await ticked()
  const boxes = () => [...view.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  await act(async () => boxes()[0]?.click())
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true, true])
  expect(view.textContent).toContain('Ticked: 4')
  await press('Tick none')
  expect(boxes().some(({ checked }) => checked)).toBe(false)
})

test('each document is listed once, with its state, and found by its name', async () => {
  const view = await ticked()
  expect(listed(view).toSorted()).toEqual([
    'careers Draft',
    'homePage',
    'new DraftNot on the website',
    'vacancy',
  ])
  const words = view.querySelector<HTMLInputElement>('input[aria-label="Name or address"]')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const type = (text: string) =>
    act(async () => {
      setValue?.call(words, text)
      words?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await type('pharm')
  expect(listed(view)).toEqual(['vacancy'])
  // Without the accent, and with a keyboard's apostrophe.
  await type("carrieres d'accra")
  expect(listed(view)).toEqual(['careers Draft'])
})

test('ticked documents are taken down in one transaction, and each says what its visitors see', async () => {
  await ticked('careers', 'vacancy')
  await press('Take down ...')
  const dialog = document.querySelector<HTMLElement>('[role=dialog]') ?? document.body
  await expect.poll(() => listed(dialog)).toEqual(['careers', 'homePage', 'vacancy', 'homePage'])
  await press('Take down now')
  await expect.poll(() => dialog.textContent).toContain('They are being taken off the website.')
  expect(mutate).toHaveBeenCalledOnce()
  expect(mutate.mock.lastCall?.[0]).toEqual(
    expect.arrayContaining([{ delete: { id: 'careers' } }, { delete: { id: 'vacancy' } }]),
  )
})

test('what the site needs is named by document, and nothing is changed', async () => {
  validate.mockResolvedValue([{ documentId: 'careers', message: 'These documents link to it' }])
  await ticked('careers', 'vacancy')
  await press('Take down ...')
  await expect.poll(() => button('Take down now')?.disabled).toBe(false)
  await press('Take down now')
  await expect
    .poll(() => document.body.textContent)
    .toContain('careers: These documents link to it')
  expect(document.body.textContent).toContain('Nothing was changed')
  expect(mutate).not.toHaveBeenCalled()
})

test('documents that somebody edits meanwhile are not taken down, and that is said', async () => {
  mutate.mockRejectedValue(Object.assign(new Error('Conflict'), { statusCode: 409 }))
  await ticked('vacancy')
  await press('Take down ...')
  await expect.poll(() => button('Take down now')?.disabled).toBe(false)
  await press('Take down now')
  await expect.poll(() => document.body.textContent).toContain('Nothing was changed: somebody')
  expect(takeConsoleErrors()).toHaveLength(1)
})

test('a plan to take them down has each with its redirect', async () => {
  await ticked('vacancy')
  await press('Take down ...')
  await expect.poll(() => button('Take down now')?.disabled).toBe(false)
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog] button')]
      .find(({ textContent }) => textContent === 'Put it into a plan')
      ?.click(),
  )
  await expect
    .poll(() => create.mock.lastCall?.[0])
    .toMatchObject({
      unpublishes: [{ document: { _ref: 'vacancy' }, redirectTo: { _ref: 'careers' } }],
    })
})

test('a page that was taken down is published with the links to it, and its plan is then done', async () => {
  documents.push({
    ...{ _id: 'drafts.end', _type: 'plan', _rev: 'end-1', endOf: 'down' },
    publishes: [{ _ref: 'new' }],
    edits: [
      { documentId: 'homePage', changes: JSON.stringify([{ path: ['menu'], to: 'Fair' }]) },
      { documentId: 'careers', changes: JSON.stringify([{ path: ['menu'], to: 'Fair' }]) },
    ],
  } as Stored)
  await ticked('new', 'careers')
  await expect.poll(() => document.body.textContent).toContain('documents with one: 2')
  await press('Publish what is ticked')
  await expect.poll(() => push.mock.lastCall?.[0]).toMatchObject({ title: 'Published together: 2' })
  expect(mutate).toHaveBeenCalledOnce()
  const set = expect.objectContaining({ state: 'executed' })
  expect(mutate.mock.lastCall?.[0]).toEqual(
    expect.arrayContaining([
      { patch: { id: 'drafts.end', ifRevisionID: 'end-1', set } },
      { createOrReplace: expect.objectContaining({ _id: 'new' }) },
      { createOrReplace: expect.objectContaining({ _id: 'homePage', menu: 'Fair' }) },
      // Its draft is published too, with the link.
      {
        createOrReplace: expect.objectContaining({
          _id: 'careers',
          menu: 'Fair',
          title: expect.objectContaining({ fr: 'Carrières d’Accra' }),
        }),
      },
    ]),
  )
})

test('one language of several documents is published at once, and each says what became of it', async () => {
  await ticked('careers', 'vacancy', 'new')
  await press('Publish one language ...')
  await press('Français')
  await expect.poll(() => document.body.textContent).toContain('Publish Français alone: 1 of 3')
  const of = (id: string) =>
    document.querySelector(`[data-testid="language-of-${id}"]`)?.textContent
  expect(of('careers')).toContain('Title')
  expect(of('vacancy')).toContain('It has no draft.')
  expect(of('new')).toContain('It is not on the website yet')

  await press('Publish Français alone')
  await expect.poll(() => of('careers')).toContain('Published')
  expect(of('vacancy')).not.toContain('Published')
  expect(mutate).toHaveBeenCalledOnce()
  expect(mutate.mock.lastCall?.[1]).toMatchObject({
    transactionId: expect.stringMatching(/^only-fr-/),
  })
})

test('a language that cannot be published leaves all as it was, and that is said', async () => {
  mutate.mockRejectedValue(Object.assign(new Error('Conflict'), { statusCode: 409 }))
  await ticked('careers')
  await press('Publish one language ...')
  await press('Français')
  await expect.poll(() => document.body.textContent).toContain('Publish Français alone: 1 of 1')
  await press('Publish Français alone')
  await expect.poll(() => document.body.textContent).toContain('Nothing was changed: somebody')
  expect(takeConsoleErrors()).toHaveLength(1)
})

test('while documents are checked, the button says so', async () => {
  const { promise, resolve } = Promise.withResolvers<object[]>()
  validate.mockReturnValue(promise)
  await ticked('careers')
  await press('Take down ...')
  await press('Take down now')
  await expect.poll(() => button('Checking ...')?.disabled).toBe(true)
  await act(async () => resolve([]))
  await expect.poll(() => document.body.textContent).toContain('They are being taken off')
})
