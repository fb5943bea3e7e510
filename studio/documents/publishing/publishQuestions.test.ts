import { expect, test } from 'vitest'
import { fieldChanges } from '../../../shared/contentLake/fieldChanges.ts'
import { plan, storedEdit } from '../../../shared/plans/plan.ts'
import { chosenChanges, questionAbout } from './publishQuestions.ts'

const page = (heading: string, text: string, phone = 'Call us') => ({
  ...{ _id: 'home', _type: 'homePage', _rev: '1', _createdAt: '', _updatedAt: '' },
  ...{ heading: { en: heading }, text: { en: text }, phone: { en: phone } },
})
const published = page('Welcome', 'We deliver.')
const campaign = page('Malaria week', 'We deliver.')
const corrected = page('Malaria week', 'We deliver daily.')
const planned = (drafted: object[] = []) =>
  plan.parse({
    ...{ _id: 'drafts.plan', _rev: '1', state: 'scheduled', at: '2026-11-30T08:00:00Z' },
    ...{ publishes: [{ _ref: 'home' }], drafted },
  })
const paths = (changes: { path: readonly unknown[] }[] = []) =>
  changes.map(({ path }) => path.join('.'))

test('a draft that was chosen as a whole, and waits for no plan, is published without a question', () => {
  expect(
    questionAbout('home', { draft: campaign, published, plans: [], own: undefined }),
  ).toBeNull()
})

test('a draft that waits for a plan is named, and stays by default', () => {
  const asked = { draft: campaign, published, plans: [planned()], own: undefined }
  expect(questionAbout('home', asked)).toMatchObject({ choices: ['leave', 'all'] })
})

test('what was written since the plan was made can go out alone', () => {
  const drafted = [storedEdit({ id: 'home', changes: fieldChanges(published, campaign) })]
  const asked = { draft: corrected, published, plans: [planned(drafted)], own: undefined }
  const question = questionAbout('home', asked)
  expect(question?.choices).toEqual(['own', 'leave', 'all'])
  expect([paths(question?.own), paths(question?.others)]).toEqual([['text.en'], ['heading.en']])
})

test('a draft with other changes than those just made is named, also without a plan', () => {
  const own = fieldChanges(campaign, corrected)
  const question = questionAbout('home', { draft: corrected, published, plans: [], own })
  expect([paths(question?.own), paths(question?.others)]).toEqual([['text.en'], ['heading.en']])
  const only = page('Welcome', 'We deliver daily.')
  expect(questionAbout('home', { draft: only, published, plans: [], own })).toBeNull()
})

test('notes about texts, which have no field, are no other changes', () => {
  const own = fieldChanges(campaign, corrected)
  const noted = page('Welcome', 'We deliver daily.')
  const draft = { ...noted, text: { ...noted.text, translatedFrom: { fr: 'a1b2' } } }
  expect(questionAbout('home', { draft, published, plans: [], own })).toBeNull()
})

test('a text that was changed by both cannot go out alone', () => {
  const both = page('Malaria week!', 'We deliver.')
  const own = fieldChanges(campaign, both)
  const question = questionAbout('home', { draft: both, published, plans: [planned()], own })
  expect(question?.choices).toEqual(['leave', 'all'])
})

test('a page that is not public yet has no texts to publish alone', () => {
  const own = fieldChanges(campaign, corrected)
  const asked = { draft: corrected, published: undefined, plans: [planned()], own }
  expect(questionAbout('home', asked)?.choices).toEqual(['leave', 'all'])
})

test('each draft goes out as chosen, and those without a question as a whole', () => {
  const own = fieldChanges(campaign, corrected)
  const question = questionAbout('home', { draft: corrected, published, plans: [planned()], own })
  if (!question) throw new Error('There is no question')
  const ids = ['home', 'about']
  expect(chosenChanges(ids, [question], new Map())).toMatchObject({
    publishes: ['about'],
    edits: [{ id: 'home', changes: [{ path: ['text', 'en'] }] }],
  })
  expect(chosenChanges(ids, [question], new Map([['home', 'all']]))).toMatchObject({
    publishes: ids,
    edits: [],
  })
  expect(chosenChanges(ids, [question], new Map([['home', 'leave']]))).toMatchObject({
    publishes: ['about'],
    edits: [],
  })
})
