import { expect, test } from 'vitest'
import { type Term, wordingIssues } from '../../shared/wording/wording.ts'
import { glossaryIssues } from './glossary.ts'

const variation: Term = {
  en: { write: ['variation*'] },
  fr: { write: ['variation*'] },
  pt: { write: ['alteração', 'alterações'], avoid: ['variação', 'variações'] },
}

test('a translation has the equivalent of each term in its English', () => {
  const texts = { en: 'Variations', fr: 'Modifications', pt: 'Alterações' }
  expect(glossaryIssues(texts, { variation })).toEqual([
    { language: 'fr', rule: 'the English has the term variation, we write «variation*»' },
  ])
  expect(glossaryIssues({ ...texts, fr: 'Les variations' }, { variation })).toEqual([])
})

test('a form that we avoid is an issue in every language', () => {
  expect(glossaryIssues({ en: 'Changes', pt: 'As variações' }, { variation })).toEqual([
    { language: 'pt', rule: '«variações» is avoided, we write «alteração»' },
  ])
})

test('an avoided form is allowed in a name', () => {
  const organization: Term = {
    en: {
      write: ['organization'],
      avoid: ['organisation'],
      except: ['West African Health Organisation'],
    },
    fr: { write: ['organisation'] },
    pt: { write: ['organização'] },
  }
  expect(glossaryIssues({ en: 'West African Health Organisation' }, { organization })).toEqual([])
  expect(glossaryIssues({ en: 'Organisation' }, { organization })).toHaveLength(1)
})

test('only whole words count, with any kind of space between them', () => {
  expect(glossaryIssues({ en: 'Variation', pt: 'Invariações e alteração' }, { variation })).toEqual(
    [],
  )
  const gmp: Term = {
    en: { write: ['GMP'] },
    fr: { write: ['les BPF'] },
    pt: { write: ['BPF'] },
  }
  expect(glossaryIssues({ en: 'GMP', fr: 'Les\u00a0BPF' }, { gmp })).toEqual([])
})

test('the build’s report names document, field, language and form', () => {
  const heading = { en: 'It’s “ready”', fr: 'Présélection', pt: 'A  lista' }
  expect(wordingIssues({ _id: 'page-a', ...{ sections: [{ _key: 'b', heading }] } })).toEqual([
    'page-a sections[_key=="b"].heading in fr: “Présélection”: we write “recevabilité”',
    'page-a sections[_key=="b"].heading in pt: no space at the ends of a line, none twice',
  ])
})
