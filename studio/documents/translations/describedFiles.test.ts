import { type FormPatch, set, setIfMissing, unset } from 'sanity'
import { describe, expect, test } from 'vitest'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import {
  confirmingPatch,
  describedPatches,
  describesField,
  formerFile,
  restoringPatches,
  shownFile,
} from './describedFiles.ts'
import { hashPatches, isStale } from './sourceHashes.ts'
import { findUntranslated } from './untranslated.ts'

type Fields = Record<string, unknown>

const reference = (_ref: string) => ({ _type: 'reference', _ref })

const alt = { en: 'A port', fr: 'Un port' }
const picture: Fields = { _type: 'image', asset: reference('old'), alt, caption: { en: 'Tema' } }

/** The patches of Sanity's input while a file is uploaded. */
const beginning = set({ progress: 2 }, ['_upload'])
const arriving = (id: string) => set(reference(id), ['asset'])
const ending = unset(['_upload'])

describe('a picture', () => {
  test('that is chosen in place of another leaves its words outdated', () => {
    expect(outdated(picture)).toEqual([])
    const replaced = edited(
      picture,
      setIfMissing({ _type: 'image' }),
      unset(['crop']),
      arriving('new'),
    )
    expect(outdated(replaced)).toEqual(['alt', 'caption'])
    expect(outdated(edited(replaced, arriving('newer')))).toEqual(['alt', 'caption'])
    expect(former(edited(replaced, arriving('newer')), 'alt')).toBe('old')
  })

  test('that is removed and then added leaves them outdated, but without a picture nothing is', () => {
    const removed = edited(picture, unset(['asset']), unset(['media']))
    expect(outdated(removed)).toEqual([])
    expect(outdated(edited(removed, arriving('new')))).toEqual(['alt', 'caption'])
  })

  test('that comes back leaves them current', () => {
    const replaced = edited(picture, arriving('new'))
    expect(edited(replaced, arriving('old'))).toEqual(picture)
    const restored = edited(replaced, ...restoringPatches('old', []))
    expect(restored).toEqual(picture)
  })

  test('that is cropped or gets another hotspot leaves them current', () => {
    const crop = { top: 0.1, bottom: 0, left: 0, right: 0 }
    expect(outdated(edited(picture, set(crop, ['crop']), set({ x: 0.5 }, ['hotspot'])))).toEqual([])
    expect(outdated(edited(picture, set(0.2, ['crop', 'top'])))).toEqual([])
  })

  test('that gets its first file, or is pasted with words of its own, leaves them current', () => {
    const { asset, ...without } = picture
    expect(outdated(edited(without, beginning, arriving('new'), ending))).toEqual([])
    expect(outdated(edited(picture, set({ ...picture, asset: reference('new') })))).toEqual([])
  })

  test('has words without a mark if there are none in English', () => {
    const replaced = edited({ asset: reference('old'), alt: { fr: 'Un port' } }, arriving('new'))
    expect(replaced).toEqual({ asset: reference('new'), alt: { fr: 'Un port' } })
  })
})

describe('an upload', () => {
  test('leaves the words outdated, and those current that are written while it lasts', () => {
    const begun = edited(picture, beginning)
    expect(outdated(begun)).toEqual([])
    const written = { ...begun, alt: rewritten(begun.alt, 'A warehouse') }
    const ended = edited(written, arriving('new'), ending)
    expect(outdated(ended)).toEqual(['caption'])
  })

  test('that fails leaves them current, also after the next', () => {
    const failed = edited(picture, beginning, ending)
    expect(outdated(failed)).toEqual([])
    const replaced = edited(edited(failed, beginning), arriving('new'), ending)
    expect(outdated(replaced)).toEqual(['alt', 'caption'])
  })
})

test('an entry whose file is replaced has outdated words', () => {
  const entry = { title: { en: 'Profile' }, file: { asset: reference('old') } }
  const edit = (...patches: FormPatch[]) =>
    applied(entry, ...patches, ...describedPatches(patches, entry, ['file']))
  expect(outdated(edit(set(reference('new'), ['file', 'asset'])))).toEqual(['title'])
  expect(outdated(edit(set({ asset: reference('new') }, ['file'])))).toEqual(['title'])
  expect(outdated(edit(set('Other', ['title', 'en'])))).toEqual([])
  const again = applied(edit(unset(['file'])), set({ asset: reference('new') }, ['file']))
  expect(outdated(again)).toEqual(['title'])
})

test('words are current when they are confirmed, or their English is written anew', () => {
  const replaced = edited(picture, arriving('new'))
  expect(outdated(applied(replaced, confirmingPatch('alt')))).toEqual(['caption'])
  const words = rewritten(replaced.alt, 'A warehouse')
  expect(words[describesField]).toBeUndefined()
  // From here on the translation is outdated because its English has changed.
  expect(isStale(words, 'fr')).toBe(true)
})

test('the site does not carry the mark', () => {
  expect(localeString.parse({ ...alt, [describesField]: 'old' })).toEqual(alt)
})

test('outdated words are listed in each language', async () => {
  const { workspace } = await testWorkspace([])
  const image = edited(picture, arriving('new'))
  const page = { _id: 'a', _type: 'aboutPage', hero: { image } }
  const [listed] = findUntranslated([page], workspace.schema)
  const paths = listed?.languages.map(({ code, stale }) => [code, stale.map(({ path }) => path)])
  expect(paths).toEqual([
    ['fr', ['hero.image.alt']],
    ['pt', []],
    ['en', ['hero.image.alt', 'hero.image.caption']],
  ])
})

function outdated(object: Fields): string[] {
  return Object.keys(object).filter((name) => former(object, name) !== undefined)
}

function former(object: Fields, name: string) {
  return formerFile(object[name], shownFile(object))
}

/** Returns a picture after edits, as the form stores it. */
function edited(object: Fields, ...patches: FormPatch[]): Fields {
  return applied(object, ...patches, ...describedPatches(patches, object, []))
}

/** Returns a text after its English is written, as the form stores it. */
function rewritten(text: unknown, english: string): Fields {
  const before: Fields = Object(text)
  const edit = set(english, ['en'])
  return applied(before, edit, ...hashPatches([edit], before))
}

/** Applies the patches that occur in these tests. */
function applied(object: Fields, ...patches: FormPatch[]): Fields {
  return patches.reduce((value, patch) => {
    const [field, inner, ...rest] = patch.path.map(String)
    if (rest.length > 0) throw new Error('No patch is deeper')
    const result: Fields = structuredClone(value)
    if (field === undefined) return patch.type === 'set' ? Object(patch.value) : result
    if (inner !== undefined) {
      const nested = applied(Object(result[field]), { ...patch, path: [inner] })
      return { ...result, [field]: nested }
    }
    if (patch.type === 'unset') delete result[field]
    else if (patch.type === 'setIfMissing') result[field] ??= patch.value
    else if (patch.type === 'set') result[field] = patch.value
    else throw new Error(`${patch.type} does not occur`)
    return result
  }, object)
}
