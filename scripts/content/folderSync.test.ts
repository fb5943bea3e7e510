import { globSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import { readEnvironment } from '../environment.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { loadDemo } from './demo.ts'
import { compareWithProject, type Difference, pull } from './folderSync.ts'

const running = new AsyncDisposableStack()
let directory = ''
let project: SanityClient
const at = (name: string) => join(directory, name)

async function startProject(name: string): Promise<SanityClient> {
  const lake = await startLake({ directory: at(name), port: 0 })
  running.defer(lake.close)
  return lakeClient(readEnvironment(), lake.address)
}

const ids = (differences: Difference[]) => differences.map(({ document: { _id } }) => _id)

const filesOf = async (folder: string) =>
  Promise.all(
    globSync('{documents,uploads}/**/*.*', { cwd: folder })
      .sort()
      .map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]),
  )

const edit = async (folder: string, path: string, from: string, to: string) => {
  const file = join(folder, 'documents', path)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folder-sync-'))
  await copySeededLake(at('project'))
  project = await startProject('project')
  const { _id } = await project.assets.upload('file', Buffer.from('%PDF-1.7'), {
    filename: 'Company profile.PDF',
  })
  const file = { _type: 'file', asset: { _type: 'reference', _ref: _id } }
  await project.create({ _id: 'profile', _type: 'download', file })
  await project.create({ _id: 'drafts.profile', _type: 'download', title: 'In work' })
})

afterAll(async () => {
  await running.disposeAsync()
  await rm(directory, { recursive: true })
})

test('content comes back from another project byte for byte, without drafts', async () => {
  await pull(project, { folder: at('first') })
  const other = await startProject('other')
  const { push } = await compareWithProject(other, { folder: at('first') })
  const published = (await loadDemo()).filter(({ _id }) => !_id.startsWith('drafts.'))
  expect(await push()).toBe(published.length + 1)
  await pull(other, { folder: at('second') })
  const files = await filesOf(at('first'))
  expect(files.map(([name]) => name)).toContain(
    'uploads/file-baf6c1a3fb25f0af5aabbc32aa841e27cb025020.pdf',
  )
  expect(await filesOf(at('second'))).toEqual(files)
  expect(ids((await compareWithProject(other, { folder: at('first') })).differences)).toEqual([])
  const file = await other.getDocument('file-baf6c1a3fb25f0af5aabbc32aa841e27cb025020-pdf')
  expect(file?.originalFilename).toBe('Company profile.PDF')
})

test('drafts are copied on request', async () => {
  const folder = at('drafts')
  await pull(project, { folder, drafts: true })
  const other = await startProject('with drafts')
  const drafted = async (drafts: boolean) =>
    ids((await compareWithProject(other, { folder, drafts })).differences).includes(
      'drafts.profile',
    )
  expect([await drafted(false), await drafted(true)]).toEqual([false, true])
})

test('a push names the fields that differ, and writes these documents alone', async () => {
  const folder = at('edited')
  await pull(project, { folder })
  await edit(folder, 'siteSettings/siteSettings.json', '"Supplier', '"Seller')
  const { differences, push } = await compareWithProject(project, { folder })
  expect(differences).toMatchObject([
    {
      document: { _id: 'siteSettings' },
      kind: 'changed',
      fields: [{ path: 'blurb.en', after: expect.stringMatching(/^"Seller/) }],
    },
  ])
  const revision = (id: string) => project.getDocument(id).then((it) => it?._rev)
  const [page, settings] = [await revision('service-who'), await revision('siteSettings')]
  await push()
  expect(await revision('service-who')).toBe(page)
  expect(await revision('siteSettings')).not.toBe(settings)
  // The folder knows the new revision.
  await edit(folder, 'siteSettings/siteSettings.json', '"Seller', '"Supplier')
  expect(await (await compareWithProject(project, { folder })).push()).toBe(1)
})

test('documents that were changed since they were pulled, or compared, are not overwritten', async () => {
  const folder = at('old')
  await pull(project, { folder })
  await edit(folder, 'servicePage/service-who.json', '"current": "who"', '"current": "who-2"')
  const late = await compareWithProject(project, { folder })
  await project.patch('service-who').set({ note: 'An editor was here' }).commit()
  await expect(late.push()).rejects.toThrow('revision')
  const { differences, push } = await compareWithProject(project, { folder })
  await expect(push()).rejects.toThrow(
    'Changed or deleted since they were pulled: service-who. Nothing was written.',
  )
  expect(await project.getDocument('service-who')).toMatchObject({
    note: 'An editor was here',
    slug: { current: 'who' },
  })
  expect(differences[0]?.fields).toContainEqual({ path: 'note', before: '"An editor was here"' })
  await push({ overwrite: true })
  const written = await project.getDocument('service-who')
  expect(written).toMatchObject({ slug: { current: 'who-2' } })
  expect(written).not.toHaveProperty('note')
})

test('what an editor publishes during a push is not taken back by the next push', async () => {
  const folder = at('meanwhile')
  await pull(project, { folder })
  await edit(folder, 'siteSettings/siteSettings.json', '"Supplier', '"Seller')
  const { push } = await compareWithProject(project, { folder })
  await project.patch('service-gmp').set({ note: 'An editor was here' }).commit()
  expect(await push()).toBe(1)
  const next = await compareWithProject(project, { folder })
  await expect(next.push()).rejects.toThrow('since they were pulled: service-gmp.')
})

test('documents that were deleted since they were pulled are not created again, new ones are', async () => {
  const folder = at('before the deletion')
  await project.create({ _id: 'offer', _type: 'download', title: 'Ended' })
  await pull(project, { folder })
  await project.delete('offer')
  const path = (id: string) => join(folder, 'documents/download', `${id}.json`)
  const added = (await readFile(path('offer'), 'utf8')).replace('"offer"', '"offer-2"')
  await writeFile(path('offer-2'), added)
  const { differences, push } = await compareWithProject(project, { folder })
  expect(differences.map(({ kind, document: { _id } }) => `${kind}: ${_id}`)).toEqual([
    'new: offer-2',
    'deleted in the project: offer',
  ])
  await expect(push()).rejects.toThrow('since they were pulled: offer. Nothing was written.')
  await rename(path('offer'), `${path('offer')}.old`)
  expect(await (await compareWithProject(project, { folder })).push()).toBe(1)
  await rename(`${path('offer')}.old`, path('offer'))
  const restored = await compareWithProject(project, { folder })
  expect(await restored.push({ overwrite: true })).toBe(1)
  expect(await project.getDocument('offer')).toMatchObject({ title: 'Ended' })
})

test('an existing folder is not changed', async () => {
  await expect(pull(project, { folder: directory })).rejects.toThrow('is there already')
  await expect(compareWithProject(project, { folder: directory })).rejects.toThrow(
    'is not what `npm run content -- pull` writes',
  )
})
