import { type ComponentProps, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { type BuildRecord, recordPrefix } from '../../../shared/publishing/buildRecord.ts'
import { takeConsoleErrors } from '../../../tests/support/failOnConsoleError.ts'
import { render } from '../../testing/render.tsx'
import type { Build } from '../website/builds.ts'
import { AttributesLine, TranslationsLine, WebsiteLine } from './ToDo.tsx'

const request = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
const useUntranslated = vi.hoisted(() => vi.fn<() => object>())
const useBuilds = vi.hoisted(() => vi.fn<() => Build[] | undefined>())

vi.mock('../website/BuildsProvider.tsx', () => ({ useBuilds }))
vi.mock('../../documents/translations/untranslated.ts', () => ({
  useMyLanguage: () => [null],
  useUntranslated,
}))
vi.mock('sanity', async (original) => {
  const client = { config: () => ({ dataset: 'production' }), withConfig: () => client, request }
  return { ...(await original()), useClient: () => client, useWorkspace: () => ({ basePath: '/' }) }
})
vi.mock('sanity/router', async (original) => ({
  ...(await original()),
  Link: (props: ComponentProps<'a'>) => createElement('a', props),
}))

const record: BuildRecord = {
  _id: `${recordPrefix}1`,
  _type: 'websiteBuild',
  state: 'built',
  startedAt: '2026-11-21T10:00:00.000Z',
  changes: [],
  kept: [],
}
const kept = [{ _key: 'who', documentId: 'service-who', documentType: 'servicePage' }]

test.for<[string, Build[] | undefined, RegExp]>([
  ['while the builds are loading', undefined, /^$/],
  ['of a site that never reported', [], /^The website has not reported to the Studio yet\.$/],
  ['while a build runs', [{ record, status: 'building' }], /^Updating the website \.\.\.$/],
  [
    'while a build is put online',
    [{ record, status: 'built' }],
    /^The update is ready and going online \.\.\.$/,
  ],
  ['after a build that failed', [{ record, status: 'failed' }], /^Not live: /],
  [
    'of a site that has some documents as they were',
    [{ record: { ...record, kept }, status: 'live' }],
    /is not on the website/,
  ],
  ['of a live build', [{ record, status: 'live' }], /^The website shows what is published\.$/],
])('the website’s state is named %s', async ([, builds, expected]) => {
  useBuilds.mockReturnValue(builds)
  const { textContent } = await render(<WebsiteLine />)
  expect(textContent).toMatch(expected)
})

const untranslated = { missing: 2, stale: 1 }

test.for<[string, object, string]>([
  ['before any document is read', { isReading: true }, ''],
  ['while none that was read lacks any', { isReading: true, documents: [] }, ''],
  [
    'of those that were read, while others are',
    { isReading: true, documents: [untranslated] },
    'Looking ... 1 document lacks translations. 1 text is outdated. See which',
  ],
  [
    'of all',
    { isReading: false, documents: [untranslated, untranslated] },
    '2 documents lack translations. 2 texts are outdated. See which',
  ],
  ['of none', { isReading: false, documents: [] }, 'Everything is translated.'],
])('missing translations are counted: %s', async ([, read, expected]) => {
  useUntranslated.mockReturnValue(read)
  expect((await render(<TranslationsLine />)).textContent).toBe(expected)
})

const using = (value: number) => Promise.resolve({ fields: { count: { value, limit: 2000 } } })

test('editors read nothing of attributes below 70 %', async () => {
  request.mockReturnValue(using(1399))
  expect((await render(<AttributesLine />)).textContent).toBe('')
})

test('editors are warned from 70 % of the attributes on', async () => {
  request.mockReturnValue(using(1400))
  const line = await render(<AttributesLine />)
  await expect.poll(() => line.textContent).toContain('1400 of the 2000 fields')
})

test('an answer that cannot be read shows nothing, and is logged', async () => {
  request.mockReturnValue(Promise.resolve({}))
  expect((await render(<AttributesLine />)).textContent).toBe('')
  await expect.poll(takeConsoleErrors).toEqual([expect.stringContaining('attributes failed')])
})
