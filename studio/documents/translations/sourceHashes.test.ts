import { type FormPatch, insert, set, setIfMissing, unset } from 'sanity'
import { describe, expect, test } from 'vitest'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import {
  confirmTranslations,
  hashesField,
  hashOfSource,
  hashPatches,
  isStale,
  previousEnglish,
  type TextWithHashes,
  textPatches,
} from './sourceHashes.ts'
import { findUntranslated } from './untranslated.ts'

describe('an edit', () => {
  test('keeps the hash of the English that a translation was made from', () => {
    const written = edited({ en: 'Open' }, set('Ouvert', ['fr']))
    expect(stale(written)).toEqual([])
    expect(stale({ ...written, en: 'Closed' })).toEqual(['fr'])
  })

  test('removes a text with its last language, unless the edit writes it again', () => {
    const text = { fr: [{ _type: 'block', _key: 'a' }] }
    expect(textPatches([unset(['fr'])], text)).toEqual([unset()])
    // The rich text editor does so if somebody types over all of a text.
    const typedOver = [
      unset(['fr']),
      setIfMissing([], ['fr']),
      insert([{ _type: 'block', _key: 'b' }], 'before', ['fr', 0]),
    ]
    expect(textPatches(typedOver, text).slice(0, 3)).toEqual(typedOver)
  })

  test('makes translations stale that have no hash yet', () => {
    const before = { en: 'Open', fr: 'Ouvert' }
    expect(stale(before)).toEqual([])
    const once = edited(before, set('Close', ['en']))
    expect(stale(edited(once, set('Closed', ['en'])))).toEqual(['fr'])
  })

  test('makes a translation current if it is rewritten, confirmed, or the English is restored', () => {
    const changed = edited({ en: 'Open', fr: 'Ouvert', pt: 'Aberto' }, set('Closed', ['en']))
    expect(stale(changed)).toEqual(['fr', 'pt'])
    expect(stale(edited(changed, set('Fermé', ['fr'])))).toEqual(['pt'])
    expect(stale(applied(changed, confirmTranslations(['pt'], changed)))).toEqual(['fr'])
    expect(stale(edited(changed, set('Open', ['en'])))).toEqual([])
  })

  test('keeps the English that the translations were made from, for translators to compare', () => {
    const changed = edited({ en: 'Open', fr: 'Ouvert' }, set('Close', ['en']))
    const again = edited(changed, set('Closed', ['en']))
    expect(previousEnglish(again)).toBe('Open')
    expect(isStale(again, 'en')).toBe(false)
    const current = edited(again, set('Fermé', ['fr']))
    expect(previousEnglish(edited(current, set('Shut', ['en'])))).toBe('Closed')
  })

  test('removes the hash of a cleared translation', () => {
    const changed = edited({ en: 'Open', fr: 'Ouvert' }, set('Closed', ['en']))
    expect(stale(edited(changed, unset(['fr'])))).toEqual([])
  })
})

test('rich text differs if its words or links do, not if its formats or keys do', () => {
  const rich = (text: string, url: string, key: string) => [
    {
      _key: key,
      _type: 'block',
      markDefs: [{ _key: `${key}-link`, _type: 'webLink', url }],
      children: [
        { _key: 'a', _type: 'span', text: text.slice(0, 3), marks: [`${key}-link`, 'strong'] },
        { _key: 'b', _type: 'span', text: text.slice(3) },
      ],
    },
  ]
  const hash = hashOfSource(rich('Read this', 'https://example.org', 'a'))
  expect(hashOfSource(rich('Read this', 'https://example.org', 'b'))).toBe(hash)
  expect(hashOfSource(rich('Read that', 'https://example.org', 'a'))).not.toBe(hash)
  expect(hashOfSource(rich('Read this', 'https://example.com', 'a'))).not.toBe(hash)
})

test('the site does not carry the hashes', () => {
  const stored = { en: 'Open', fr: 'Ouvert', [hashesField]: { fr: hashOfSource('Open') } }
  expect(localeString.parse(stored)).toEqual({ en: 'Open', fr: 'Ouvert' })
})

test('stale translations are listed with their fields', async () => {
  const { workspace } = await testWorkspace([])
  const question = {
    en: 'Why?',
    fr: 'Où ?',
    pt: 'Onde?',
    [hashesField]: { fr: hashOfSource('Where?') },
  }
  const category = { _id: 'a', _type: 'faqCategory', faqs: [{ _key: 'x', question }] }
  expect(findUntranslated([category], workspace.schema)).toMatchObject([
    { languages: [{ code: 'fr', missing: 0, stale: [{ path: 'faqs[_key=="x"].question' }] }] },
  ])
})

function stale(text: TextWithHashes): string[] {
  return translations.map(({ code }) => code).filter((code) => isStale(text, code))
}

/** Returns a text after an editor's change, as the form stores it. */
function edited(text: TextWithHashes, patch: FormPatch): TextWithHashes {
  return applied(text, [patch, ...hashPatches([patch], text)])
}

/** Applies the patches that occur in these tests: of a language, or of a hash. */
function applied(text: TextWithHashes, patches: FormPatch[]): TextWithHashes {
  const result: Record<string, unknown> = structuredClone(text)
  for (const patch of patches) {
    const [field, code] = patch.path.map(String)
    if (field === undefined) throw new Error('The patch is of no field')
    if (patch.type === 'unset') delete result[field]
    else if (patch.type === 'setIfMissing') result[field] ??= patch.value
    else if (patch.type !== 'set') throw new Error(`${patch.type} does not occur`)
    else if (code === undefined) result[field] = patch.value
    else result[field] = { ...Object(result[field]), [code]: patch.value }
  }
  return result
}
