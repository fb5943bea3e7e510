import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from 'local-content-lake'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { applyPatches } from '../applyPatches.ts'
import { replaceReferences, replacingPatches } from './replaceReferences.ts'
import { HasChanged, undoChange } from './undoChange.ts'

const former = 'image-former-1200x800-jpg'
const to = 'image-newer-1200x800-jpg'
const reference = (_ref: string) => ({ _type: 'reference', _ref })

const picture = (_key: string, more: object = {}) => ({
  ...{ _key, _type: 'image', asset: reference(former), alt: { en: 'The warehouse' } },
  ...more,
})

function replaced(document: object, from: string, next: string, areWordsRight = false) {
  return applyPatches(document, replacingPatches(document, { from, to: next, areWordsRight }))
}

test('a picture is replaced in each place, without its former crop, and its texts are marked', () => {
  const document = {
    hero: { image: picture('a', { crop: { top: 0.1 }, hotspot: { x: 0.5 } }) },
    sections: [{ _key: 's', images: [picture('b'), picture('c', { asset: reference('other') })] }],
  }
  const marked = {
    asset: { _ref: to },
    alt: { en: 'The warehouse', describes: former },
  }
  const result = replaced(document, former, to)
  expect(result).toMatchObject({
    hero: { image: marked },
    sections: [{ images: [marked, { asset: { _ref: 'other' }, alt: { en: 'The warehouse' } }] }],
  })
  expect(result).not.toHaveProperty('hero.image.crop')
  expect(result).not.toHaveProperty('hero.image.hotspot')
})

test('the texts of a newer version of the same picture stay as they are', () => {
  expect(replaced({ image: picture('a') }, former, to, true)).toEqual({
    image: picture('a', { asset: reference(to) }),
  })
})

test('the texts of a download are marked, and not those of a video', () => {
  const pdf = { title: { en: 'Prices' }, file: { _type: 'file', asset: reference('file-a-pdf') } }
  expect(replaced({ items: [pdf] }, 'file-a-pdf', 'file-b-pdf')).toMatchObject({
    items: [{ title: { describes: 'file-a-pdf' }, file: { asset: { _ref: 'file-b-pdf' } } }],
  })
  const video = { ...pdf, file: { _type: 'file', asset: reference('file-a-mp4') } }
  expect(replaced({ videos: [video] }, 'file-a-mp4', 'file-b-mp4')).toEqual({
    videos: [{ ...video, file: { _type: 'file', asset: reference('file-b-mp4') } }],
  })
})

test('a person takes the place of another, and is not listed twice', () => {
  const people = ['ama', 'kofi', 'esi'].map((id) => ({ _key: id, ...reference(id) }))
  expect(replaced({ people }, 'ama', 'yaw')).toEqual({
    people: [{ ...people[0], _ref: 'yaw' }, people[1], people[2]],
  })
  expect(replaced({ people }, 'ama', 'esi')).toEqual({ people: people.slice(1) })
})

async function lakeWith(...documents: { _id: string; _type: string }[]) {
  const directory = await mkdtemp(join(tmpdir(), 'replacing-'))
  const lake = await startLake({ directory, port: 0 })
  onTestFinished(async () => {
    await lake.close()
    await rm(directory, { recursive: true })
  })
  const client = lakeClient(readEnvironment(), lake.address)
  for (const document of documents) await client.create(document)
  return client
}

test('published documents keep the former file until their drafts are published, and all is undone', async () => {
  const page = { _id: 'page', _type: 'servicePage', hero: { image: picture('a') } }
  const home = { _id: 'home', _type: 'homePage', hero: { image: picture('a') } }
  const draft = { ...home, _id: 'drafts.home', title: { en: 'Written by a colleague' } }
  const asset = (_id: string) => ({ _id, _type: 'sanity.imageAsset' })
  const client = await lakeWith(asset(former), asset(to), page, home, draft)
  const replacement = { from: former, to, areWordsRight: true }
  const changed = await replaceReferences(client, ['page', 'home'], replacement)
  const drafts = await client.getDocuments(['drafts.page', 'drafts.home'])
  expect(drafts).toMatchObject([
    { hero: { image: { asset: { _ref: to } } } },
    { hero: { image: { asset: { _ref: to } } }, title: draft.title },
  ])
  expect(await client.getDocument('page')).toMatchObject(page)

  for (const change of changed) expect(await undoChange(client, change)).toBe(true)
  expect(await client.getDocument('drafts.page')).toBeUndefined()
  expect(await client.getDocument('drafts.home')).toMatchObject(draft)
})

test('nothing is replaced if one of the documents no longer has it', async () => {
  const asset = { _id: former, _type: 'sanity.imageAsset' }
  const page = { _id: 'page', _type: 'servicePage', hero: { image: picture('a') } }
  const client = await lakeWith(asset, page, { _id: 'home', _type: 'homePage' })
  await expect(
    replaceReferences(client, ['page', 'home'], { from: former, to: former, areWordsRight: true }),
  ).rejects.toThrow(HasChanged)
  expect(await client.getDocument('drafts.page')).toBeUndefined()
})
