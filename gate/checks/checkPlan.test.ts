import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchValidContent } from '../../scripts/content/contentSnapshot.ts'
import { readEnvironment } from '../../scripts/environment.ts'
import type { RunningServer } from '../../scripts/http/server.ts'
import { openDrafts } from '../../scripts/preview/draftContent.ts'
import { createPlanRun } from '../../scripts/publish/pollDuePlans.ts'
import { lakeClient } from '../../scripts/services/lakeClient.ts'
import { changesOf, type PlannedChanges, plan } from '../../shared/plans/plan.ts'
import { scheduledPlans } from '../../shared/plans/readPlans.ts'
import { runPlans } from '../../shared/plans/runPlans.ts'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import { planChecker } from './checkPlan.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plans-'))
  await copySeededLake(directory)
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  const { _rev, ...who } = (await client.getDocument('service-who')) ?? {}
  const named = (en: string) => ({ en, fr: en, pt: en })
  await client.create({
    ...who,
    _id: 'drafts.tender',
    _type: 'servicePage',
    title: named('Tender'),
    slug: { _type: 'slug', current: 'tender' },
    seo: { title: named('Tender'), description: { en: 'A tender' } },
  })
  const menu = (await client.getDocument('navigation'))?.menu
  const page = {
    _type: 'reference',
    _ref: 'tender',
    _weak: true,
    _strengthenOnPublish: { type: 'servicePage' },
  }
  await client.create({
    ...(await client.getDocument('navigation')),
    _id: 'drafts.navigation',
    _type: 'navigation',
    menu: [...menu.slice(1), { _key: 'tender', label: { en: 'Tender' }, page }],
  })
})

afterAll(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

const check = async (
  publishes: string[],
  unpublishes: string[] = [],
  languages: string[] = [],
  earlier: PlannedChanges[] = [],
) => {
  const planned = plan.parse({
    ...{ _id: 'plan', _rev: '1', languages },
    publishes: publishes.map((_ref) => ({ _ref })),
    unpublishes: unpublishes.map((_ref) => ({ document: { _ref } })),
  })
  const checkPlan = await planChecker(client)()
  const issues = checkPlan([...earlier, changesOf(planned)], planned)
  return issues.map(({ documentId, path, message }) => `${documentId} ${path}: ${message}`)
}

test('a page and the menu entry that links to it are valid together', async () => {
  expect(await check(['tender', 'navigation'])).toEqual([])
})

test('a menu entry is valid after an earlier plan that publishes its page', async () => {
  const earlier = [{ publishes: ['tender'], unpublishes: [] }]
  expect(await check(['navigation'], [], [], earlier)).toEqual([])
})

test('a menu entry without its page is refused', async () => {
  expect(await check(['navigation'])).toEqual([
    expect.stringMatching(/^navigation menu.*tender.*page: links to a page that/),
  ])
})

test('each text that a required language lacks is refused', async () => {
  expect(await check(['tender', 'navigation'], [], ['fr'])).toEqual([
    'tender seo.description.fr: is not translated',
    'navigation menu[_key=="tender"].label.fr: is not translated',
  ])
  const fr = 'Un appel'
  const at = 'seo.description.fr'
  await client
    .patch('drafts.tender')
    .set({ [at]: fr })
    .commit()
  expect(await check(['tender'], [], ['fr'])).toEqual([])
  await client.patch('drafts.tender').unset([at]).commit()
})

test('of two pages with the same address, the one that a plan publishes has the issue', async () => {
  const slug = { _type: 'slug', current: 'who' }
  await client.create({
    ...(await client.getDocument('drafts.tender')),
    ...{
      _id: 'drafts.a-twin',
      _type: 'servicePage',
      slug,
      title: { en: 'Twin' },
      seo: { description: { en: 'A twin' } },
    },
  })
  expect(await check(['a-twin'])).toEqual([
    'a-twin slug: has the same address as another page: /services/who',
  ])
  await client.delete('drafts.a-twin')
})

test('a page is unpublished with the links to it, also those of an earlier plan', async () => {
  expect(await check([], ['service-madrid'])).toEqual([])
  const earlier = [{ publishes: ['tender', 'navigation'], unpublishes: [] }]
  expect(await check([], ['tender'], [], earlier)).toEqual([])
})

test('a source is unpublished with the references of sections to it', async () => {
  expect(await check([], ['source-who-list', 'source-who-procedures'])).toEqual([])
})

test('a page that a document requires is not unpublished', async () => {
  expect(await check([], ['contactPage'])).not.toEqual([])
})

test('a page that only the footer lists is unpublished', async () => {
  await client.create({
    ...(await client.getDocument('drafts.tender')),
    ...{ _id: 'campaign', _type: 'page', slug: { current: 'campaign' }, title: { en: 'Campaign' } },
    ...{
      seo: { title: { en: 'Campaign' }, description: { en: 'A campaign' } },
      showInFooterServices: true,
    },
  })
  expect(await check([], ['campaign'])).toEqual([])
  await client.delete('campaign')
})

test('the preview of a plan shows it and what is published before it, and no other draft', async () => {
  const planned = (id: string, at: string, ...publishes: string[]) =>
    client.create({
      ...{ _id: `drafts.${id}`, _type: 'plan', at, state: 'scheduled' },
      publishes: publishes.map((_ref) => ({ _type: 'reference', _ref, _weak: true, _key: _ref })),
    })
  await planned('early', '2026-11-23T08:00:00Z', 'tender')
  await planned('late', '2026-11-23T09:00:00Z', 'navigation')
  const drafts = openDrafts(client)
  const after = async (plan: string) => {
    const { site, page } = await drafts.read('/services/tender', 'en', { plan })
    return [page?.title, site?.navigation.menu.some(({ label }) => label.value === 'Tender')]
  }
  expect(await after('early')).toEqual([{ key: 'tender:title', value: 'Tender' }, false])
  expect(await after('late')).toEqual([{ key: 'tender:title', value: 'Tender' }, true])
  drafts.close()
  await Promise.all(['early', 'late'].map((id) => client.delete(`drafts.${id}`)))
})

test('at its time all of a plan is public, with a valid site', async () => {
  const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true, _key: _ref })
  await client.create({
    _id: 'drafts.plan',
    _type: 'plan',
    state: 'scheduled',
    at: '2099-11-23T09:00:00Z',
    publishes: [reference('tender'), reference('navigation')],
  })
  const poll = createPlanRun(client)
  await poll()
  expect(await scheduledPlans(client)).toHaveLength(1)
  await client.patch('drafts.plan').set({ at: '2026-11-23T09:00:00Z' }).commit()
  await poll()
  expect(await client.getDocument('drafts.plan')).toMatchObject({ state: 'executed' })
  const { content } = await fetchValidContent(client, async () => null, { studioUrl: '' })
  expect(content.site.navigation.menu.map(({ label }) => label.en)).toContain('Tender')
  expect(await runPlans(client, Date.now, planChecker(client))).toEqual({
    executed: [],
    failed: [],
  })
})
