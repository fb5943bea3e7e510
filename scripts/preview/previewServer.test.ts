import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  aloneParameter,
  languageParameter,
  previewPaths,
  type SharedSelection,
  tokenParameter,
} from '../../shared/previewProtocol.ts'
import { openedSession } from '../../tests/support/editorSession.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { startPreview } from './previewServer.ts'

const secret = 'a secret of sixteen characters'

let directory = ''
let lake: RunningServer
let client: SanityClient
let preview: RunningServer

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preview-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address).withConfig({ token: 'local' })
  preview = await startPreview({
    bundle: { files: [], script: '/entry.js' },
    port: 0,
    studioUrl: 'http://localhost:3333',
    client,
    secret,
  })
})

afterEach(async () => {
  await preview.close()
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Saves a home page whose hero has an image. */
const saveHome = (_id: string, imageId: string) =>
  client.createOrReplace({
    _id,
    _type: 'homePage',
    hero: { image: { asset: { _type: 'reference', _ref: imageId }, alt: { en: 'A picture' } } },
  })

async function upload(background: string): Promise<string> {
  const create = { width: 480, height: 320, channels: 3, background } as const
  const { _id } = await client.assets.upload('image', await sharp({ create }).png().toBuffer())
  return _id
}

/** Requests an image from the preview, in an editor's session. */
async function request(imageId: string): Promise<Response> {
  const cookie = await openedSession(secret)
  const name = imageId.replace(/^image-|-480x320-png$/g, '')
  const headers = { Cookie: cookie.split(';')[0] ?? '' }
  return fetch(`${preview.address}/images/${name}-480.webp`, { headers })
}

test('the images of drafts are served, and those that a draft has replaced', async () => {
  const [old, next] = [await upload('red'), await upload('blue')]
  await saveHome('homePage', old)
  await saveHome('drafts.homePage', next)
  expect((await request(next)).status).toBe(200)
  const published = await request(old)
  expect([published.status, published.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect((await request('image-none-480x320-png')).status).toBe(404)
})

test('an image that the Content Lake does not serve is an error', async () => {
  const missing = 'image-missing-480x320-png'
  await client.createOrReplace({
    _id: missing,
    _type: 'sanity.imageAsset',
    url: `${lake.address}/images/missing.png`,
    extension: 'png',
    metadata: { dimensions: { width: 480, height: 320 } },
  })
  await saveHome('homePage', missing)
  expect((await request(missing)).status).toBe(502)
})

test('a page knows the origin of the Studio, the only one that reads its messages', async () => {
  const cookie = await openedSession(secret)
  const page = await fetch(preview.address, { headers: { Cookie: cookie.split(';')[0] ?? '' } })
  expect(await page.text()).toContain('data-studio="http://localhost:3333"')
})

test('an editor whom the Studio sends reads notes of the preview in the language of the Studio', async () => {
  await client.create({ _type: 'sanity.previewUrlSecret', secret: 'a-secret' })
  await client.create({ _id: 'homePage', _type: 'homePage' })
  const query = new URLSearchParams({
    [languageParameter]: 'fr',
    'sanity-preview-secret': 'a-secret',
    'sanity-preview-pathname': '/',
  })
  const enabled = await fetch(`${preview.address}${previewPaths.enable}?${query}`, {
    redirect: 'manual',
  })
  expect([enabled.status, enabled.headers.get('Location')]).toEqual([307, '/'])
  const [cookie = ''] = enabled.headers.get('Set-Cookie')?.split(';') ?? []
  const draft = await fetch(`${preview.address}${previewPaths.draft}?path=/&language=en`, {
    headers: { Cookie: cookie },
  })
  const { page } = await draft.json()
  expect(page).toMatchObject({ title: { value: 'Sans titre' } })
  expect(JSON.stringify(page)).toContain('dès qu’elle est complète')
})

describe('a link for somebody without an account', () => {
  const title = (en: string) => ({ title: { en } })
  const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? ''

  /** Makes a link as the Studio does, and returns the response to its reader. */
  async function openLink(selection: SharedSelection, days = 7): Promise<Response> {
    await client.create({ _type: 'sanity.previewUrlSecret', secret: 'a-secret' })
    const query = new URLSearchParams({
      ...{ 'sanity-preview-secret': 'a-secret', path: '/about', days: String(days) },
      ...selection,
    })
    const Origin = 'http://localhost:3333'
    const share = await fetch(`${preview.address}${previewPaths.share}?${query}`, {
      headers: { Origin },
    })
    expect(share.headers.get('Access-Control-Allow-Origin')).toBe(Origin)
    const { token } = await share.json()
    return followLink(token)
  }

  const followLink = (token: string) =>
    fetch(`${preview.address}${previewPaths.shared}?${tokenParameter}=${token}`, {
      redirect: 'manual',
      headers: { 'Accept-Language': 'de;q=0.5,fr-FR' },
    })

  const read = async (Cookie: string, query = '') =>
    (
      await fetch(`${preview.address}${previewPaths.draft}?path=/about&language=en${query}`, {
        headers: { Cookie },
      })
    ).json()

  beforeEach(async () => {
    await client.createOrReplace({ _id: 'aboutPage', _type: 'aboutPage', ...title('About') })
    await client.createOrReplace({ _id: 'drafts.aboutPage', _type: 'aboutPage', ...title('Us') })
    await client.createOrReplace({ _id: 'homePage', _type: 'homePage', ...title('Home') })
    await client.createOrReplace({ _id: 'drafts.homePage', _type: 'homePage', ...title('Secret') })
  })

  test('shows its draft, and nothing of others', async () => {
    const opened = await openLink({ document: 'aboutPage' })
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/about'])
    const draft = await read(cookieOf(opened))
    expect(draft).toMatchObject({
      page: { title: { value: 'Us' } },
      shared: { isPublic: false },
      types: {},
      issues: [],
    })
    const other = await read(cookieOf(opened), '&perspective=drafts&plan=a-plan')
    expect(JSON.stringify(other)).not.toContain('Secret')
    const home = await fetch(`${preview.address}${previewPaths.draft}?path=/&language=en`, {
      headers: { Cookie: cookieOf(opened) },
    })
    expect((await home.json()).page).toMatchObject({ title: { value: 'Home' } })
  })

  test('says when its draft has become public', async () => {
    const cookie = cookieOf(await openLink({ document: 'aboutPage' }))
    await client.delete('drafts.aboutPage')
    await expect
      .poll(() => read(cookie))
      .toMatchObject({
        page: { title: { value: 'About' } },
        shared: { isPublic: true },
      })
  })

  test('changes nothing in the preview of an editor who tries it', async () => {
    const shared = cookieOf(await openLink({ document: 'aboutPage' }))
    const both = `${shared}; ${(await openedSession(secret)).split(';')[0]}`
    expect(await read(both)).not.toHaveProperty('shared')
    expect(await read(both, `&${aloneParameter}=true`)).toHaveProperty('shared')
  })

  test('leads to a page that says so, in the language of the browser, if it is not complete or over', async () => {
    const opened = await openLink({ document: 'aboutPage' }, 1)
    const [, token = ''] = cookieOf(opened).split('=')
    const broken = await followLink(token.slice(0, -1))
    expect([broken.status, await broken.text()]).toEqual([
      401,
      expect.stringContaining('Cet aperçu n’est pas ouvert'),
    ])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await followLink(token)).status).toBe(401)
    const page = await fetch(preview.address, { headers: { Cookie: cookieOf(opened) } })
    expect(page.status).toBe(401)
  })

  test('is made only for the Studio, and for as long as it offers', async () => {
    const query = 'document=aboutPage&path=/about&days='
    const address = `${preview.address}${previewPaths.share}?${query}`
    expect((await fetch(`${address}7`)).status).toBe(401)
    await client.create({ _type: 'sanity.previewUrlSecret', secret: 'a-secret' })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await fetch(`${address}3650&sanity-preview-secret=a-secret`)).status).toBe(500)
  })
})
