import { access, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { assetPaths } from './assets.ts'
import { readSnapshot, takeSnapshot } from './contentSnapshot.ts'

/** Simulates a kill: from the nth change of the folder on, no call returns. */
const killed = vi.hoisted(() => ({ folder: 'none', rest: 0, die: () => {} }))

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>()
  const killable = <Change extends (...parameters: never[]) => unknown>(change: Change): Change =>
    new Proxy(change, {
      apply(target, self, parameters) {
        if (!String(parameters[0]).startsWith(killed.folder))
          return Reflect.apply(target, self, parameters)
        killed.rest -= 1
        if (killed.rest >= 0) return Reflect.apply(target, self, parameters)
        killed.die()
        return new Promise(() => {})
      },
    })
  const { mkdir, rename, rm, rmdir, writeFile } = real
  return {
    ...real,
    mkdir: killable(mkdir),
    rename: killable(rename),
    rm: killable(rm),
    rmdir: killable(rmdir),
    writeFile: killable(writeFile),
  }
})

let directory = ''
let snapshot = ''
let lake: RunningServer
let client: SanityClient

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assets-'))
  snapshot = join(directory, 'snapshot')
  await copySeededLake(join(directory, 'lake'))
  lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
})

afterEach(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

const take = (target = snapshot) =>
  takeSnapshot(client, { directory: target, studioUrl: '', pauseMs: 1 })

/** Offers files on a page, and returns the names under which the site serves them. */
async function offer(...contents: string[]): Promise<string[]> {
  const items: object[] = []
  const names: string[] = []
  for (const [index, content] of contents.entries()) {
    const { _id, sha1hash } = await client.assets.upload('file', Buffer.from(`${content} %%EOF`), {
      filename: 'profile.pdf',
    })
    names.push(`${sha1hash}.pdf`)
    items.push({
      _key: `file-${index}`,
      title: { en: `Profile ${index}` },
      file: { _type: 'file', asset: { _type: 'reference', _ref: _id } },
    })
  }
  const downloads = { _key: 'files', _type: 'downloads', heading: { en: 'Files' }, items }
  const isThere = '_key=="files"'
  await client
    .patch('faqPage')
    .unset([`sections[${isThere}]`])
    .commit()
  if (items.length > 0) await client.patch('faqPage').append('sections', [downloads]).commit()
  return names.sort()
}

const stored = () => readdir(join(snapshot, 'files'))

test('files are in the snapshot by their hash; known ones are not loaded again, removed ones are gone', async () => {
  const first = await offer('%PDF-1.7 one', '%PDF-1.7 two')
  await take()
  expect(await stored()).toEqual(first)

  const second = await offer('%PDF-1.7 two', '%PDF-1.7 three')
  // A second download would fail, because the stand-in's files are deleted.
  for (const name of first) await rm(join(directory, 'lake/assets', name))
  await take()
  expect(await stored()).toEqual(second)

  await offer()
  await take()
  await expect(access(join(snapshot, 'files'))).rejects.toThrow('ENOENT')
})

test('a file that is not a PDF is refused with its field', async () => {
  await offer('%PDF-1.7 one', '<html>')
  await expect(take()).rejects.toThrow(
    'faqPage › faqPage › sections[_key=="files"].items[_key=="file-1"].file is not a PDF',
  )
})

test('a video is in the snapshot with its captions and without where it was filmed, and one that browsers do not play is refused', async () => {
  const upload = async (filename: string, content: Buffer) => {
    const { _id } = await client.assets.upload('file', content, { filename })
    return { _type: 'file', asset: { _type: 'reference', _ref: _id } }
  }
  const poster = await client.fetch<object>('*[defined(hero.image)][0].hero.image')
  const content = await readFile('tests/support/video.mp4')
  /** Adds where it was filmed to the index of the video, as phones write it. */
  const filmedAt = (place: string) => {
    const udta = Buffer.from(`\0\0\0\x26udta\0\0\0\x1e\xa9xyz\0\x12\x15\xc7${place}`, 'latin1')
    const start = content.indexOf('moov') - 4
    const end = start + content.readUInt32BE(start)
    const filmed = Buffer.concat([content.subarray(0, end), udta, content.subarray(end)])
    filmed.writeUInt32BE(end - start + udta.length, start)
    return filmed
  }
  const offerVideo = async (video: Buffer, captions: string) => {
    const section = {
      _key: 'videos',
      _type: 'videos',
      heading: { en: 'Videos' },
      videos: [
        {
          _key: 'a',
          kind: 'own',
          title: { en: 'The store' },
          poster,
          length: '0:01',
          publishedOn: '2026-11-12',
          file: await upload('store.mp4', video),
          captions: [
            { _key: 'en', language: 'en', file: await upload('en.vtt', Buffer.from(captions)) },
          ],
        },
      ],
    }
    await client.patch('faqPage').unset(['sections[_key=="videos"]']).commit()
    await client.patch('faqPage').append('sections', [section]).commit()
  }
  await offerVideo(filmedAt('+05.6037-000.1870/'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nHere.')
  await take()
  const [name = ''] = await readdir(join(snapshot, 'video'))
  expect(await readFile(join(snapshot, 'video', name))).toEqual(filmedAt('+00.0000-000.0000/'))
  expect(await readdir(join(snapshot, 'captions'))).toHaveLength(1)

  const inH265 = Buffer.from(content.toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1')
  await offerVideo(inH265, 'words')
  const { issues } = await take()
  expect(issues.map(({ path, message }) => `${path} ${message}`).toSorted()).toEqual([
    expect.stringMatching(/captions\[_key=="en"\]\.file is not in the format WebVTT/),
    expect.stringMatching(/videos\[_key=="a"\]\.file is a video in H\.265/),
  ])
  expect(await readdir(join(snapshot, 'video'))).toEqual([name])
})

test.for([
  ['half a PDF', '%PDF-1.7 one', 'file is a PDF whose end is missing'],
  ['an empty file', '', 'file.asset.size is an empty file'],
] as const)('%s is refused in words', async ([, content, issue]) => {
  await offer('%PDF-1.7 one')
  const { _id } = await client.assets.upload('file', Buffer.from(content), { filename: 'a.pdf' })
  const file = 'sections[_key=="files"].items[0].file.asset._ref'
  await client
    .patch('faqPage')
    .set({ [file]: _id })
    .commit()
  await expect(take()).rejects.toThrow(issue)
})

test('a bad file keeps its page as it was, and no other', async () => {
  const names = await offer('%PDF-1.7 one')
  await take()
  await offer('%PDF-1.7 one', 'Word')
  await client.patch('homePage').set({ 'hero.heading.en': 'A new heading' }).commit()
  const { content, kept, issues } = await take()
  expect(kept).toEqual([{ documentId: 'faqPage', documentType: 'faqPage' }])
  expect(issues).toMatchObject([
    { documentId: 'faqPage', message: expect.stringMatching(/^is not a PDF/) },
  ])
  const home = content.pages.find(({ _id }) => _id === 'homePage')
  expect(home).toMatchObject({ hero: { heading: { en: 'A new heading' } } })
  expect(await stored()).toEqual(names)
})

test('a missing image is refused with its field', async () => {
  await rm(join(directory, 'lake/assets'), { recursive: true })
  await expect(take()).rejects.toThrow(
    /aboutPage › aboutPage › .*image is a file that the Content Lake answers with 404/,
  )
})

test('a process that is killed at any step leaves a complete snapshot: the last one, or its own', async () => {
  await offer('%PDF-1.7 one')
  await take()
  const [name] = await offer('%PDF-1.7 two')
  const collected = new Set<boolean>()
  for (let step = 0; ; step += 1) {
    const target = join(directory, `killed-${step}`)
    await cp(snapshot, target, { recursive: true })
    const isKilled = new Promise<true>((resolve) => {
      Object.assign(killed, { folder: target, rest: step, die: () => resolve(true) })
    })
    const wasKilled = await Promise.race([isKilled, take(target).then(() => false)])
    killed.folder = 'none'
    const paths = assetPaths((await readSnapshot(target)).content)
    for (const path of paths) await access(join(target, path))
    collected.add(paths.includes(`/files/${name}`))
    if (wasKilled) continue
    expect(await readdir(join(target, 'files'))).toEqual([name])
    break
  }
  expect([...collected]).toEqual([false, true])
})

test('what a killed process has left of a download is gone after the next snapshot', async () => {
  await offer('%PDF-1.7 one')
  await take()
  await cp(join(snapshot, 'content.json'), join(snapshot, 'files/one.pdf.part-1'))
  await take()
  expect(await stored()).toHaveLength(1)
})
