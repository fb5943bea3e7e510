import { expect, test } from 'vitest'
import { applyFieldChanges, changePath, fieldChanges, reversed } from './fieldChanges.ts'

const paragraph = (text: string) => ({
  ...{ _key: 'p', _type: 'block' },
  children: [{ _key: 's', _type: 'span', text }],
})
const section = (_key: string, fields: object = {}) => ({ _key, _type: 'text', ...fields })
const home = {
  _id: 'homePage',
  _type: 'homePage',
  hero: { heading: { en: 'Welcome', fr: 'Bienvenue' } },
  sections: [
    section('a', { text: { en: [paragraph('One')] } }),
    section('b', { tags: ['x', 'y'] }),
    section('c'),
  ],
}
const changed = {
  ...{ ...home, _id: 'drafts.homePage', _rev: '2' },
  hero: { heading: { en: 'Malaria week', fr: 'Bienvenue' } },
  sections: [
    section('a', { text: { en: [paragraph('Two')] } }),
    section('new', { page: { _type: 'reference', _ref: 'gmp', _weak: true } }),
    section('b', { tags: ['x'] }),
  ],
}
const pathsOf = (changes: ReturnType<typeof fieldChanges>) => changes.map(changePath)

test('each text of a language, each entry that came or went, and each plain list is one change', () => {
  expect(pathsOf(fieldChanges(home, changed))).toEqual([
    'hero.heading.en',
    'sections[_key=="a"].text.en',
    'sections[_key=="b"].tags',
    'sections[_key=="c"]',
    'sections[_key=="new"]',
  ])
})

test('changes make one version from the other, and reversed ones the first again, in its order', () => {
  const changes = fieldChanges(home, changed)
  const { document, conflicts } = applyFieldChanges(home, changes)
  expect(fieldChanges(document, changed)).toEqual([])
  expect(document.sections.map(({ _key }) => _key)).toEqual(['a', 'new', 'b'])
  const back = applyFieldChanges(document, reversed(changes))
  expect(back.document).toEqual(home)
  expect([conflicts, back.conflicts]).toEqual([[], []])
})

test('stored as JSON, changes are the same', () => {
  const changes = JSON.parse(JSON.stringify(fieldChanges(home, changed)))
  expect(applyFieldChanges(changed, reversed(changes)).document).toMatchObject({
    hero: home.hero,
    sections: home.sections,
  })
})

test('what somebody else has written since stays, and is named', () => {
  const theirs = structuredClone(changed)
  theirs.hero.heading = { en: 'Malaria week at the port', fr: 'Semaine du paludisme' }
  const { document, applied, conflicts } = applyFieldChanges(
    theirs,
    reversed(fieldChanges(home, changed)),
  )
  expect(pathsOf(conflicts)).toEqual(['hero.heading.en'])
  expect(document.hero).toEqual(theirs.hero)
  expect(document.sections).toEqual(home.sections)
  expect(applied).toHaveLength(4)
})

test('a change that is there already is neither made nor named', () => {
  const { applied, conflicts } = applyFieldChanges(changed, fieldChanges(home, changed))
  expect([applied, conflicts]).toEqual([[], []])
})

test('a list in another order is one change', () => {
  const moved = { ...home, sections: home.sections.toReversed() }
  expect(pathsOf(fieldChanges(home, moved))).toEqual(['sections'])
})

test('neither empty fields nor references that become strong on publishing are changes', () => {
  const link = { _type: 'reference', _ref: 'gmp' }
  const weak = { ...link, _weak: true, _strengthenOnPublish: { type: 'page' } }
  expect(fieldChanges({ title: '', link }, { list: [], link: weak })).toEqual([])
})
