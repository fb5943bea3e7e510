import { expect, test } from 'vitest'
import { glossaryFaults, loadGlossary, type Term } from './glossary.ts'

const variation: Term = {
  name: 'variation',
  wording: {
    en: { write: ['variation*'] },
    fr: { write: ['variation*'] },
    pt: { write: ['alteração', 'alterações'], avoid: ['variação', 'variações'] },
  },
}

test('a translation has our term where its English has it', () => {
  const texts = { en: 'Variations', fr: 'Modifications', pt: 'Alterações' }
  expect(glossaryFaults(texts, [variation])).toEqual([
    { language: 'fr', rule: 'the English has the term variation, we write «variation*»' },
  ])
  expect(glossaryFaults({ ...texts, fr: 'Les variations' }, [variation])).toEqual([])
})

test('a form that we avoid is a fault wherever it stands', () => {
  expect(glossaryFaults({ en: 'Changes', pt: 'As variações' }, [variation])).toEqual([
    { language: 'pt', rule: '«variações» is avoided, we write «alteração»' },
  ])
})

test('an avoided form may stand in a name', () => {
  const organization: Term = {
    name: 'organization',
    wording: {
      en: {
        write: ['organization'],
        avoid: ['organisation'],
        except: ['West African Health Organisation'],
      },
      fr: { write: ['organisation'] },
      pt: { write: ['organização'] },
    },
  }
  expect(glossaryFaults({ en: 'West African Health Organisation' }, [organization])).toEqual([])
  expect(glossaryFaults({ en: 'Organisation' }, [organization])).toHaveLength(1)
})

test('only whole words count, with any kind of space between them', () => {
  expect(glossaryFaults({ en: 'Variation', pt: 'Invariações e alteração' }, [variation])).toEqual(
    [],
  )
  const gmp: Term = {
    name: 'gmp',
    wording: { en: { write: ['GMP'] }, fr: { write: ['les BPF'] }, pt: { write: ['BPF'] } },
  }
  expect(glossaryFaults({ en: 'GMP', fr: 'Les\u00a0BPF' }, [gmp])).toEqual([])
})

test('every file of the glossary is sound', async () => {
  const terms = await loadGlossary()
  expect(terms.length).toBeGreaterThan(0)
})
