import { type FormPatch, set, unset } from 'sanity'
import { describe, expect, test } from 'vitest'
import { translations } from '../../shared/content/coverage.ts'
import { localeString } from '../../shared/content/shapes/localized.ts'
import { studioOver } from '../testing/studioOver.ts'
import {
  earlierEnglish,
  isStale,
  type MarkedText,
  markAsCurrent,
  markingPatches,
  markOf,
  marksField,
} from './marks.ts'
import { untranslatedAmong } from './untranslated.ts'

describe('what an editor writes', () => {
  test('marks a translation with the English it was made from', () => {
    const written = edited({ en: 'Open' }, set('Ouvert', ['fr']))
    expect(stale(written)).toEqual([])
    expect(stale({ ...written, en: 'Closed' })).toEqual(['fr'])
  })

  test('makes translations stale that are older than marks', () => {
    const before = { en: 'Open', fr: 'Ouvert' }
    expect(stale(before)).toEqual([])
    const once = edited(before, set('Close', ['en']))
    expect(stale(edited(once, set('Closed', ['en'])))).toEqual(['fr'])
  })

  test('makes a translation current when it is written anew, found right, or the English is put back', () => {
    const changed = edited({ en: 'Open', fr: 'Ouvert', pt: 'Aberto' }, set('Closed', ['en']))
    expect(stale(changed)).toEqual(['fr', 'pt'])
    expect(stale(edited(changed, set('Fermé', ['fr'])))).toEqual(['pt'])
    expect(stale(applied(changed, markAsCurrent(['pt'], changed)))).toEqual(['fr'])
    expect(stale(edited(changed, set('Open', ['en'])))).toEqual([])
  })

  test('keeps the English that the translations were made from, for translators to compare', () => {
    const changed = edited({ en: 'Open', fr: 'Ouvert' }, set('Close', ['en']))
    const again = edited(changed, set('Closed', ['en']))
    expect(earlierEnglish(again)).toBe('Open')
    const current = edited(again, set('Fermé', ['fr']))
    expect(earlierEnglish(edited(current, set('Shut', ['en'])))).toBe('Closed')
  })

  test('leaves nothing stale of a translation that is cleared', () => {
    const changed = edited({ en: 'Open', fr: 'Ouvert' }, set('Closed', ['en']))
    expect(stale(edited(changed, unset(['fr'])))).toEqual([])
  })
})

test('rich text is another when its words or links are, not when its formats or keys are', () => {
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
  const mark = markOf(rich('Read this', 'https://example.org', 'a'))
  expect(markOf(rich('Read this', 'https://example.org', 'b'))).toBe(mark)
  expect(markOf(rich('Read that', 'https://example.org', 'a'))).not.toBe(mark)
  expect(markOf(rich('Read this', 'https://example.com', 'a'))).not.toBe(mark)
})

test('the site does not carry the marks', () => {
  const marked = { en: 'Open', fr: 'Ouvert', [marksField]: { fr: markOf('Open') } }
  expect(localeString.parse(marked)).toEqual({ en: 'Open', fr: 'Ouvert' })
})

test('stale translations are listed with their fields', async () => {
  const { workspace } = await studioOver([])
  const question = { en: 'Why?', fr: 'Où ?', pt: 'Onde?', [marksField]: { fr: markOf('Where?') } }
  const category = { _id: 'a', _type: 'faqCategory', faqs: [{ _key: 'x', question }] }
  expect(untranslatedAmong([category], workspace.schema)).toMatchObject([
    { languages: [{ code: 'fr', missing: 0, stale: [{ path: 'faqs[_key=="x"].question' }] }] },
  ])
})

function stale(text: MarkedText): string[] {
  return translations.map(({ code }) => code).filter((code) => isStale(text, code))
}

/** Returns a text after an editor's change, as the form stores it. */
function edited(text: MarkedText, patch: FormPatch): MarkedText {
  return applied(text, [patch, ...markingPatches([patch], text)])
}

/** Applies the patches that occur here: of a language, or of a mark in the object of marks. */
function applied(text: MarkedText, patches: FormPatch[]): MarkedText {
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
