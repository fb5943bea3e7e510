import type { ObjectSchemaType } from 'sanity'
import { expect, test } from 'vitest'
import type { Language } from '../../../shared/languages.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { publishLanguageMutations } from './publishLanguageMutations.ts'
import { hashOfSource, isStale } from './sourceHashes.ts'

const { workspace } = await testWorkspace([])
const steps = (heading: object) => ({ _type: 'steps', _key: 'how', heading })
const stats = (heading: object) => ({ _type: 'stats', _key: 'facts', heading })
const page = {
  ...{ _id: 'page', _type: 'homePage', _rev: '1', _createdAt: '', _updatedAt: '' },
  title: { en: 'Home', fr: 'Accueil' },
  hero: { heading: { en: 'Medicines', fr: 'Médicaments', pt: 'Medicamentos' }, image: 'old' },
  sections: [stats({ en: 'Facts', fr: 'Faits' }), steps({ en: 'How we work' })],
}
const type = workspace.schema.get('homePage') as ObjectSchemaType

/** Returns the fields that publishing one language of a draft sets, by path, and the rest of the result. */
function alone(code: Language, draft: object) {
  const result = publishLanguageMutations(
    code,
    { ...page, ...draft, _id: 'drafts.page' },
    page,
    type,
  )
  const [patch] = result.mutations.flatMap((it) => ('patch' in it ? it.patch : []))
  return { ...result, set: patch?.set ?? {} }
}

test('the French of a draft is published without its English, pictures, order and entries', () => {
  const { set, changed, skipped } = alone('fr', {
    title: { en: 'Home page, unfinished', fr: 'Accueil' },
    hero: { heading: { en: 'Medicines', fr: 'Remèdes', pt: 'Remédios' }, image: 'new' },
    sections: [
      steps({ en: 'How we work', fr: 'Notre travail' }),
      { ...steps({ en: 'New', fr: 'Nouveau' }), _key: 'new' },
    ],
  })
  const how = 'sections[_key=="how"].heading'
  expect([changed, skipped]).toEqual([['hero.heading', how], []])
  expect(set).toMatchObject({
    'hero.heading': { en: 'Medicines', fr: 'Remèdes', pt: 'Medicamentos' },
    [how]: { en: 'How we work', fr: 'Notre travail' },
  })
})

test('the English of a renamed service is published with its former name', () => {
  const service = { ...page, _type: 'servicePage' }
  const draft = { ...service, _id: 'drafts.page', title: { en: 'Start', fr: 'Accueil' } }
  const { mutations, changed } = publishLanguageMutations('en', draft, service, type)
  expect(changed).toEqual(['title'])
  expect(mutations).toMatchObject([
    { patch: { set: { title: { en: 'Start' }, formerNames: ['Home'] } } },
  ])
})

test('French is skipped if it translates unpublished English, and published otherwise', () => {
  const heading = { en: 'Medicines, unfinished', fr: 'Remèdes' }
  const from = (english: string) => ({
    hero: { heading: { ...heading, translatedFrom: { fr: hashOfSource(english) } } },
  })
  const waits = { set: {}, changed: [], skipped: ['hero.heading'] }
  expect(alone('fr', from(heading.en))).toMatchObject(waits)
  expect(alone('fr', { hero: { heading } })).toMatchObject(waits)
  expect(alone('fr', from('Medicines')).set).toMatchObject({
    'hero.heading': { en: 'Medicines', fr: 'Remèdes' },
  })
})

test('a French text that was cleared is cleared', () => {
  expect(alone('fr', { title: { en: 'Home' } }).set.title).not.toHaveProperty('fr')
})

test('after the English alone, the published translations count as made from the one before', () => {
  const heading = {
    en: 'All medicines',
    fr: 'Tous',
    translatedFrom: { fr: hashOfSource('All medicines') },
  }
  const { set, skipped } = alone('en', { hero: { ...page.hero, heading } })
  expect(skipped).toEqual([])
  const text = set['hero.heading']
  expect(text).toMatchObject({ en: 'All medicines', fr: 'Médicaments', pt: 'Medicamentos' })
  expect([isStale(text, 'fr'), isStale(text, 'pt')]).toEqual([true, true])
})

test('the published document itself is not changed', () => {
  const before = structuredClone(page)
  alone('en', { title: { en: 'Start' } })
  expect(page).toEqual(before)
})

test('the draft is deleted if it has no other changes', () => {
  const title = { en: 'Home', fr: 'Bienvenue', translatedFrom: { fr: hashOfSource('Home') } }
  const removal = { delete: { id: 'drafts.page' } }
  expect(alone('fr', { title }).mutations).toContainEqual(removal)
  const hero = { ...page.hero, image: 'new' }
  expect(alone('fr', { title, hero }).mutations).not.toContainEqual(removal)
})

test('after publishing English alone the draft has no other changes, whatever the order of keys', () => {
  const removal = { delete: { id: 'drafts.page' } }
  const title = {
    ...{ translatedFrom: { fr: hashOfSource('Home'), en: 'Home' } },
    ...{ fr: 'Accueil', en: 'Start' },
  }
  expect(alone('en', { title }).mutations).toContainEqual(removal)
  const [facts, how] = page.sections
  const sections = [facts, { ...how, heading: { en: 'How it goes' } }]
  expect(alone('en', { sections }).mutations).toContainEqual(removal)
})

test('points are published one by one; a new one, and the order, wait for the page', () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((en) => ({ _key: en, text: { en } }))
  const withItems = (...items: object[]) => ({
    ...page,
    sections: [{ _type: 'checklist', _key: 'list', items }],
  })
  const draft = withItems({ ...two, text: { en: 'Second' } }, Object(one), Object(three))
  const published = withItems(Object(one), Object(two))
  expect(
    publishLanguageMutations('en', { ...draft, _id: 'drafts.page' }, published, type),
  ).toMatchObject({
    changed: ['sections[_key=="list"].items[_key=="Two"].text'],
    skipped: [],
  })
})

test('words of a picture that is replaced in the draft wait for it', () => {
  const image = (file: string, alt: object) => ({ hero: { image: { asset: { _ref: file }, alt } } })
  const alt = { en: 'A port', fr: 'Un port' }
  const published = { ...page, ...image('old', alt) }
  const publish = (code: Language, draft: object) =>
    publishLanguageMutations(code, { ...page, ...draft, _id: 'drafts.page' }, published, type)
  const written = {
    en: 'A shelf',
    fr: 'Une étagère',
    translatedFrom: { fr: hashOfSource('A port') },
  }
  for (const code of ['en', 'fr'] as const) {
    const waits = { changed: [], skipped: [], ofOtherFile: ['hero.image.alt'] }
    expect(publish(code, image('new', written))).toMatchObject(waits)
    expect(publish(code, image('old', written))).toMatchObject({ changed: ['hero.image.alt'] })
  }
})

test('English that was written for the new picture is published without the mark of the former one', () => {
  const image = (alt: object) => ({ hero: { image: { asset: { _ref: 'new' }, alt } } })
  const published = { ...page, ...image({ en: 'A port', fr: 'Un port', describes: 'old' }) }
  const draft = { ...page, ...image({ en: 'A shelf', fr: 'Un quai' }), _id: 'drafts.page' }
  const textAlone = (code: Language) => {
    const { mutations } = publishLanguageMutations(code, draft, published, type)
    const [patch] = mutations.flatMap((it) => ('patch' in it ? it.patch : []))
    return patch?.set?.['hero.image.alt']
  }
  expect(textAlone('en')).toMatchObject({ en: 'A shelf', fr: 'Un port' })
  expect(textAlone('en')).not.toHaveProperty('describes')
})
