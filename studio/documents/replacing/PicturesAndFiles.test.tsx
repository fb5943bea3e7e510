import { randomUUID } from 'node:crypto'
import { evaluate, parse } from 'groq-js'
import { type LakeDocument, openTransaction, parseMutations } from 'local-content-lake'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { PicturesAndFiles } from './PicturesAndFiles.tsx'

const { workspace } = await testWorkspace([])

let documents: ReadonlyMap<string, LakeDocument> = new Map()

/** Writes to the documents as the Content Lake does. */
async function mutate(mutations: object[]) {
  const stamp = { transactionId: randomUUID(), timestamp: '2026-11-28T09:00:00Z' }
  const options = { ...stamp, address: 'http://localhost', dataset: 'production', author: 'ama' }
  const transaction = openTransaction(documents, options)
  for (const [index, one] of parseMutations(mutations).entries())
    await transaction.step(index, [one])
  documents = transaction.finish().documents
}

const client = vi.hoisted(() => ({
  config: () => ({}),
  withConfig: () => client,
  fetch: async (query: string, params: Record<string, unknown> = {}): Promise<unknown> =>
    (await evaluate(parse(query, { params }), { dataset: [...documents.values()], params })).get(),
  getDocuments: async (ids: string[]) => ids.map((id) => documents.get(id) ?? null),
  mutate: (mutations: object[]) => mutate(mutations),
  assets: { upload: vi.fn() },
}))

vi.mock('sanity', async (original) => ({
  ...(await original()),
  useClient: () => client,
  useSchema: () => workspace.schema,
  useWorkspace: () => workspace,
  useGlobalPresence: () => [],
}))
vi.mock('@sanity/ui/toast', async (original) => ({
  ...(await original()),
  useToast: () => ({ push: () => {} }),
}))
vi.mock('../plans/validateChanges.ts', () => ({ validateChanges: async () => [] }))
vi.mock('../plans/planLater.ts', () => ({ useSavePlan: () => () => {} }))
vi.mock('../../tools/website/IssueList.tsx', () => ({ IssueList: () => null }))
vi.mock('../../ui/DocumentLink.tsx', () => ({
  DocumentLink: ({ document }: { document: { _id: string } }) => document._id,
  DocumentLinks: ({ documents }: { documents: { _id: string }[] }) =>
    documents.map(({ _id }) => _id).join(', '),
}))

const asset = (name: string) => ({
  ...{ _id: `image-${name}-800x600-jpg`, _type: 'sanity.imageAsset', extension: 'jpg' },
  ...{ originalFilename: `${name}.jpg`, url: `https://cdn.example/${name}.jpg`, size: 80_000 },
})

const shows = (name: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: asset(name)._id },
  alt: { en: 'The warehouse' },
})

const page = (_id: string, name: string, fields: object = {}) => ({
  ...{ _id, _type: 'page', title: { en: _id }, slug: { current: _id }, picture: shows(name) },
  ...fields,
})

beforeEach(async () => {
  documents = new Map()
  const stored = [
    ...[asset('old'), asset('unused'), asset('new')],
    ...[page('about', 'old'), page('home', 'old')],
    page('drafts.home', 'old', { title: { en: 'Malaria week' } }),
  ]
  await mutate(stored.map((create) => ({ create })))
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))

const press = (name: string) => act(async () => button(name)?.click())

/** Returns which picture a document shows, and whether its words are marked as those of another one. */
const shown = (id: string) => documents.get(id)?.picture

test('a picture is replaced in both places in drafts, its words are marked, and all goes out by one press', async () => {
  await render(<PicturesAndFiles />)
  await expect.poll(() => button('Replace everywhere')).toBeDefined()
  const cards = () =>
    [...document.querySelectorAll('[data-file]')].map(({ textContent }) => textContent)
  expect(cards().filter((text) => text?.includes('Used nowhere'))).toHaveLength(2)

  await press('Replace everywhere')
  client.assets.upload.mockResolvedValue(asset('new'))
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  const chosen = new File(['new'], 'new.jpg', { type: 'image/jpeg' })
  Object.defineProperty(field, 'files', { value: [chosen] })
  await act(async () => field?.dispatchEvent(new Event('change', { bubbles: true })))
  await press('Replace in drafts')
  await expect.poll(() => document.body.textContent).toContain('2 drafts were changed here')
  expect(client.assets.upload).toHaveBeenCalledWith('image', chosen, { filename: 'new.jpg' })
  for (const id of ['drafts.about', 'drafts.home'])
    expect(shown(id)).toMatchObject({
      asset: { _ref: asset('new')._id },
      alt: { describes: asset('old')._id },
    })
  expect(shown('about')).toMatchObject({ asset: { _ref: asset('old')._id } })

  // The draft of Home has other changes, so it is named first, and only the picture goes out.
  await press('Publish them')
  await expect.poll(() => button('Do as chosen')).toBeDefined()
  await press('Do as chosen')
  await expect.poll(() => document.body.textContent).toContain('Published: 2 documents.')
  for (const id of ['about', 'home'])
    expect(shown(id)).toMatchObject({ asset: { _ref: asset('new')._id } })
  expect([documents.get('home')?.title, documents.get('drafts.home')?.title]).toEqual([
    { en: 'home' },
    { en: 'Malaria week' },
  ])
  expect(documents.has('drafts.about')).toBe(false)
})
