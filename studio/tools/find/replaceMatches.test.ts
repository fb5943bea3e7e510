import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { paragraph } from '../../../web/testing/content.ts'
import {
  type ChangedDocument,
  HasChanged,
  undoChange,
} from '../../documents/replacing/undoChange.ts'
import { isStale } from '../../documents/translations/sourceHashes.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { findMatches } from './findMatches.ts'
import { readTexts } from './readTexts.ts'
import { replaceMatches } from './replaceMatches.ts'

const document = {
  _id: 'answer',
  _type: 'faqCategory',
  title: { en: 'Fees of WAHO', fr: 'Frais de l’OOAS' },
  slug: { _type: 'slug', current: 'waho' },
  faqs: [
    {
      _key: 'a',
      question: { en: 'What does WAHO cost?' },
      answer: { en: [{ ...paragraph('Ask WAHO, then WAHO answers.'), _key: 'b' }] },
    },
  ],
}

async function lakeWith(content: typeof document) {
  const directory = await mkdtemp(join(tmpdir(), 'find-'))
  const lake = await startLake({ directory, port: 0 })
  onTestFinished(async () => {
    await lake.close()
    await rm(directory, { recursive: true })
  })
  const client = lakeClient(readEnvironment(), lake.address)
  await client.create(content)
  const { workspace } = await testWorkspace([])
  const matches = async (words: string) => {
    const [draft, published] = await client.getDocuments(['drafts.answer', 'answer'])
    const type = workspace.schema.get('faqCategory')
    if (!type) throw new Error('No such type')
    const search = { words, isWholeWord: true, isCaseSensitive: false, language: undefined }
    return readTexts(draft ?? published, type).flatMap((text) => findMatches(text, search))
  }
  return { client, matches }
}

async function replaceMatch(
  client: SanityClient,
  edit: Parameters<typeof replaceMatches>[1][number],
  earlier?: ChangedDocument,
) {
  const [changed] = await replaceMatches(client, [edit], earlier && [earlier])
  if (!changed) throw new Error('Not replaced')
  return changed
}

test('texts are searched in each language, and neither slugs nor choices', async () => {
  const { matches } = await lakeWith(document)
  expect((await matches('WAHO')).map(({ field, language }) => [field, language])).toEqual([
    ['title', 'en'],
    ['faqs[_key=="a"].question', 'en'],
    ['faqs[_key=="a"].answer', 'en'],
    ['faqs[_key=="a"].answer', 'en'],
  ])
  expect((await matches('OOAS')).map(({ language }) => language)).toEqual(['fr'])
})

test('one match is replaced in a new draft, and the published document stays as it is', async () => {
  const { client, matches } = await lakeWith(document)
  const match = (await matches('WAHO')).at(-1)
  if (!match) throw new Error('Not found')
  await replaceMatch(client, { id: 'answer', match, replacement: 'the office' })
  const draft = await client.getDocument<typeof document>('drafts.answer')
  expect(draft?.faqs[0]?.answer.en[0]?.children[0]).toMatchObject({
    text: 'Ask WAHO, then the office answers.',
  })
  expect(await client.getDocument('answer')).toMatchObject(document)
})

test('a translation of replaced English is outdated', async () => {
  const { client, matches } = await lakeWith(document)
  const [match] = await matches('WAHO')
  if (!match) throw new Error('Not found')
  await replaceMatch(client, { id: 'answer', match, replacement: 'OOAS' })
  expect(await client.getDocument('drafts.answer')).toMatchObject({
    title: { en: 'Fees of OOAS', translatedFrom: { en: 'Fees of WAHO', fr: expect.any(String) } },
  })
})

test('replacements are undone together, and a draft made by them goes', async () => {
  const { client, matches } = await lakeWith(document)
  const [first] = await matches('WAHO')
  if (!first) throw new Error('Not found')
  const one = await replaceMatch(client, { id: 'answer', match: first, replacement: 'OOAS' })
  const [second] = await matches('WAHO')
  if (!second) throw new Error('Not found')
  const both = await replaceMatch(client, { id: 'answer', match: second, replacement: 'OOAS' }, one)
  expect(await undoChange(client, both)).toBe(true)
  expect(await client.getDocument('drafts.answer')).toBeUndefined()
})

test('undoing puts one’s own texts back, and keeps what somebody else has written in the same draft', async () => {
  const { client, matches } = await lakeWith(document)
  const [first] = await matches('WAHO')
  if (!first) throw new Error('Not found')
  const one = await replaceMatch(client, { id: 'answer', match: first, replacement: 'OOAS' })
  const second = (await matches('WAHO')).at(-1)
  if (!second) throw new Error('Not found')
  const both = await replaceMatch(client, { id: 'answer', match: second, replacement: 'it' }, one)
  await client.patch('drafts.answer').set({ 'faqs[0].question.en': 'Who pays?' }).commit()
  expect(await undoChange(client, both)).toBe(true)
  expect(await client.getDocument('drafts.answer')).toMatchObject({
    title: document.title,
    faqs: [{ question: { en: 'Who pays?' }, answer: document.faqs[0]?.answer }],
  })
})

test('what somebody else has changed is neither replaced nor undone', async () => {
  const { client, matches } = await lakeWith(document)
  const [first, second] = await matches('WAHO')
  if (!first || !second) throw new Error('Not found')
  const change = await replaceMatch(client, { id: 'answer', match: first, replacement: 'OOAS' })
  const theirs = { 'faqs[0].question.en': 'Who pays?', 'title.en': 'Fees of the office' }
  await client.patch('drafts.answer').set(theirs).commit()
  await expect(
    replaceMatch(client, { id: 'answer', match: second, replacement: 'x' }),
  ).rejects.toThrow(HasChanged)
  expect(await undoChange(client, change)).toBe(false)
  expect(await client.getDocument('drafts.answer')).toMatchObject({
    title: { en: 'Fees of the office' },
    faqs: [{ question: { en: 'Who pays?' } }],
  })
})

test('what somebody changes during the undoing is kept', async () => {
  const { client, matches } = await lakeWith(document)
  const [match] = await matches('WAHO')
  if (!match) throw new Error('Not found')
  const change = await replaceMatch(client, { id: 'answer', match, replacement: 'OOAS' })
  const versions = await client.getDocuments(['drafts.answer', 'answer'])
  await client.patch('drafts.answer').set({ 'faqs[0].question.en': 'Who pays?' }).commit()
  vi.spyOn(client, 'getDocuments').mockResolvedValueOnce(versions)
  expect(await undoChange(client, change)).toBe(true)
  expect(await client.getDocument('drafts.answer')).toMatchObject({
    title: document.title,
    faqs: [{ question: { en: 'Who pays?' } }],
  })
})

test('all matches are replaced at once, and translations that were replaced too are not outdated', async () => {
  const { client, matches } = await lakeWith(document)
  const english = await matches('WAHO')
  const french = await matches('OOAS')
  const edits = [...english.slice(0, 1), ...french, ...english.slice(1)].map((match) => ({
    ...{ id: 'answer', match },
    replacement: match.language === 'fr' ? 'Organisation' : 'Health Organisation',
  }))
  const changed = await replaceMatches(client, edits)
  const draft = await client.getDocument<typeof document>('drafts.answer')
  expect(draft).toMatchObject({
    title: { en: 'Fees of Health Organisation', fr: 'Frais de l’Organisation' },
    faqs: [{ question: { en: 'What does Health Organisation cost?' } }],
  })
  expect(draft?.faqs[0]?.answer.en[0]?.children[0]).toMatchObject({
    text: 'Ask Health Organisation, then Health Organisation answers.',
  })
  expect(isStale(Object(draft?.title), 'fr')).toBe(false)
  for (const change of changed) expect(await undoChange(client, change)).toBe(true)
  expect(await client.getDocument('drafts.answer')).toBeUndefined()
})
