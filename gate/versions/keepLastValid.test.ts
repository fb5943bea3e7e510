import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchValidContent } from '../../scripts/content/contentSnapshot.ts'
import { readEnvironment } from '../../scripts/environment.ts'
import type { RunningServer } from '../../scripts/http/server.ts'
import { lakeClient } from '../../scripts/services/lakeClient.ts'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import type { QueryResults } from './publishedContent.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient
let last: QueryResults

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kept-'))
  await copySeededLake(directory)
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  ;({ results: last } = await read(null))
})

afterEach(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

const read = (last: QueryResults | null) =>
  fetchValidContent(client, async () => last, { studioUrl: '' })

/** Runs the gate on the content that is published now, with the last valid content. */
async function next() {
  const { content, kept, issues, results } = await read(last)
  return {
    results,
    kept: kept.map(({ documentId }) => documentId).sort(),
    issues: issues.map(({ documentId, path }) => `${documentId} ${path}`),
    pageOf: (id: string) => JSON.stringify(content.pages.find(({ _id }) => _id === id) ?? null),
    site: JSON.stringify(content.site),
  }
}

const set = (id: string, changes: object) => client.patch(id).set(changes).commit()
const breakPage = (id: string) => client.patch(id).unset(['hero.heading.en']).commit()

/** Publishes another service page. The settings list it for the menu, and are kept with it. */
async function publishCopy(_id: string, changes: object = {}) {
  const who = await client.getDocument('service-who')
  await client.create({
    ...who,
    _id,
    _type: 'servicePage',
    title: { en: `Title of ${_id}` },
    slug: { _type: 'slug', current: _id },
    seo: { title: { en: `Title of ${_id}` }, description: { en: 'Copy' } },
    showInFooterServices: false,
    showInFooterBodies: false,
    ...changes,
  })
}

const linkTo = (id: string) => ({
  _key: id,
  _type: 'action',
  kind: 'page',
  label: { en: 'Go' },
  page: { _type: 'reference', _ref: id, _weak: true },
})

test('an invalid page stays at its last version as a whole, and other changes are shown', async () => {
  await set('faqPage', { 'hero.text.en': 'New text of the broken page.' })
  await breakPage('faqPage')
  await set('aboutPage', { 'hero.text.en': 'Somebody else’s text.' })
  const { results, kept, issues, pageOf } = await next()
  expect(kept).toEqual(['faqPage'])
  expect(results.site).toEqual(last?.site)
  expect(issues).toEqual(['faqPage hero.heading.en'])
  expect(pageOf('faqPage')).not.toContain('New text of the broken page.')
  expect(pageOf('aboutPage')).toContain('Somebody else’s text.')
})

test('an invalid page stays at its last version in later builds, and is shown once it is corrected', async () => {
  await breakPage('faqPage')
  ;({ results: last } = await next())
  await set('aboutPage', { 'hero.text.en': 'Somebody else’s text.' })
  ;({ results: last } = await next())
  expect((await next()).kept).toEqual(['faqPage'])
  await set('faqPage', { 'hero.heading.en': 'Mended' })
  const { kept, pageOf } = await next()
  expect(kept).toEqual([])
  expect(pageOf('faqPage')).toContain('Mended')
})

test('links have the address that an invalid page still has', async () => {
  await set('service-who', { 'slug.current': 'a-renamed-page' })
  await breakPage('service-who')
  await set('homePage', { 'hero.actions': [linkTo('service-who')] })
  const { kept, pageOf, site } = await next()
  // The menu has the page in a group, and the settings show it.
  expect(kept).toEqual(['navigation', 'service-who', 'siteSettings'])
  expect(pageOf('homePage')).toContain('/services/who')
  expect(pageOf('servicesPage') + site).not.toContain('a-renamed-page')
})

test('a new invalid page is not shown, and pages that link to it stay at their last version', async () => {
  await publishCopy('new', { hero: {} })
  await set('homePage', {
    'hero.text.en': 'Look at our new page.',
    'hero.actions': [linkTo('new')],
  })
  const { kept, pageOf } = await next()
  expect(kept).toEqual(['homePage', 'new', 'siteSettings'])
  expect(pageOf('new')).toBe('null')
  expect(pageOf('servicesPage')).not.toContain('Title of new')
  expect(pageOf('homePage')).not.toContain('Look at our new page.')
})

test('of two conflicting pages, the one that was changed stays at its last version', async () => {
  const { title } = (await client.getDocument('service-who'))?.seo ?? {}
  await set('service-gmp', { 'seo.title': title })
  const { kept, issues } = await next()
  expect(kept).toEqual(['service-gmp'])
  expect(issues).toEqual(['service-gmp seo.title.en'])
})

test('an invalid country is shown at its last version on every page that lists it', async () => {
  await set('country-gh', { isoCode: 'UK', 'name.en': 'Republic of Ghana' })
  const { kept, pageOf } = await next()
  expect(kept).toEqual(['country-gh'])
  expect(pageOf('service-waho')).not.toContain('Republic of Ghana')
})

test('an invalid source is shown at its last version on every page that cites it', async () => {
  await set('source-ecowas-statement', { url: 'http://punchng.com/', 'name.en': 'Changed' })
  const { kept, issues, pageOf } = await next()
  expect(kept).toEqual(['source-ecowas-statement'])
  expect(issues).toEqual(['source-ecowas-statement url'])
  for (const id of ['service-waho', 'service-ecowas']) {
    expect(pageOf(id)).toContain('https://punchng.com/')
    expect(pageOf(id)).not.toContain('Changed')
  }
})

test('a page that cites a source that is not published stays, and a removed source with it', async () => {
  const cite = (_ref: string) => ({ _key: 'new', _type: 'reference', _ref, _weak: true })
  const cited = 'sections[_key=="about"].sources'
  await set('service-gmp', { 'sections[_key=="stats"].sources': [cite('source-nobody')] })
  expect((await next()).issues).toEqual(['service-gmp sections[_key=="stats"].sources[0]'])
  await set('service-gmp', { 'sections[_key=="stats"].sources': [] })

  await set('service-waho', { [cited]: [cite('source-waho')] })
  ;({ results: last } = await next())
  await set('service-waho', { [cited]: [] })
  await breakPage('service-waho')
  await client.delete('source-waho')
  const { kept, pageOf } = await next()
  expect(kept).toEqual(['service-waho', 'source-waho'])
  expect(pageOf('service-waho')).toContain('https://www.wahooas.org/')
})

test('a removed page stays while an invalid page needs it', async () => {
  await publishCopy('needed')
  await set('faqPage', { 'hero.actions': [linkTo('needed')] })
  ;({ results: last } = await next())
  await set('faqPage', { 'hero.actions': [] })
  await breakPage('faqPage')
  await client.delete('needed')
  const { kept, pageOf } = await next()
  expect(kept).toEqual(['faqPage', 'needed', 'siteSettings'])
  expect(pageOf('faqPage')).toContain('/services/needed')
  expect(pageOf('needed')).toContain('/services/needed')
})

test('the home page stays when it is unpublished, with the menu, and so do invalid settings', async () => {
  await set('navigation', { 'menu[_key=="home"].page._weak': true })
  await client.delete('homePage')
  await client.patch('siteSettings').unset(['phone']).commit()
  const { kept, site } = await next()
  expect(kept).toEqual(['homePage', 'navigation', 'siteSettings'])
  expect(site).toContain('+233')
})

test('the same content after the same site gives the same, whatever was read between', async () => {
  await breakPage('faqPage')
  await set('aboutPage', { 'hero.text.en': 'Somebody else’s text.' })
  const { results } = await next()
  const again = await read(structuredClone(last))
  expect(again.results).toEqual(results)
})

test('content with issues is not built if the last site has them too', async () => {
  await breakPage('faqPage')
  const broken = structuredClone(last)
  for (const page of broken.pages) if (page._id === 'faqPage') page.hero = {}
  await expect(read(broken)).rejects.toThrow('faqPage › hero.heading.en')
  await expect(read(null)).rejects.toThrow('faqPage › hero.heading.en')
})

const menuEntry = (id: string) => ({
  _key: id,
  label: { en: `Menu entry ${id}` },
  page: { _type: 'reference', _ref: id, _weak: true },
})

test('a menu that links to an unpublished page stays at its last version, and the page is named', async () => {
  await client
    .patch('navigation')
    .append('menu', [menuEntry('nowhere')])
    .commit()
  await set('interfaceMessages', { 'notFound.heading.en': 'Nothing is here' })
  await set('siteSettings', { companyName: 'Another name' })
  const { kept, issues, site, results } = await next()
  expect(kept).toEqual(['navigation'])
  expect(issues).toEqual(['navigation menu[_key=="nowhere"].page'])
  expect(site).not.toContain('Menu entry nowhere')
  expect(site).toContain('Nothing is here')
  expect(site).toContain('Another name')
  last = results
  expect((await next()).results.site).toEqual(results.site)
})

test('a message that loses its placeholder stays at its last version, on the form too', async () => {
  await set('interfaceMessages', { 'notice.thanks.fr': 'Merci !', 'submit.idle.en': 'Send it off' })
  await set('navigation', { 'button.label.en': 'Write to us' })
  const { kept, issues, site } = await next()
  expect(kept).toEqual(['interfaceMessages'])
  expect(issues).toEqual(['interfaceMessages notice.thanks.fr'])
  expect(site).toContain('Write to us')
  expect(site).not.toContain('Send it off')
})

test('a menu that links to a kept page stays with it', async () => {
  await publishCopy('new', { hero: {} })
  await client
    .patch('navigation')
    .append('menu', [menuEntry('new')])
    .commit()
  const { kept, site } = await next()
  expect(kept).toEqual(['navigation', 'new', 'siteSettings'])
  expect(site).not.toContain('Menu entry new')
})

test('a Content Lake without edited messages has the default ones', async () => {
  const before = JSON.parse((await next()).site)
  await client.delete({ query: '*[_id == "interfaceMessages"]' })
  const { kept, site } = await next()
  expect(kept).toEqual([])
  expect(JSON.parse(site)).toEqual({ ...before, interfaceMessages: {} })
})
