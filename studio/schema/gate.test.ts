import pMap from 'p-map'
import type { SanityDocumentLike } from 'sanity'
import { expect, test } from 'vitest'
import { joinLists } from '../../gate/assembly/joinLists.ts'
import { checkContent } from '../../gate/checks/checkContent.ts'
import { loadDemo, withAssets } from '../../scripts/content/demo.ts'
import { pageTypes } from '../../shared/content/addresses/paths.ts'
import { groupsOf } from '../../shared/content/countries/memberships.ts'
import { medicineKinds } from '../../shared/content/shapes/link.ts'
import { defaultLanguage, isLanguage } from '../../shared/languages.ts'
import { queriedFrom } from '../../tests/support/queriedFrom.ts'
import { testWorkspace } from '../testing/testWorkspace.ts'

/**
 * Changes the demo content in one place at a time, and validates it in the Studio and in the content gate:
 * the Studio must refuse what the gate refuses.
 */
const picture = {
  _id: 'image-a-10x10-png',
  _type: 'sanity.imageAsset',
  url: 'data:image/png,a',
  extension: 'png',
  metadata: { dimensions: { width: 10, height: 10 } },
}
const file = {
  _id: 'file-a-pdf',
  _type: 'sanity.fileAsset',
  url: 'data:application/pdf,%25PDF-1.7%25%25EOF',
  extension: 'pdf',
  size: 13,
}
const assets = [picture, file]

const referenceTo = ({ _id }: { _id: string }) => ({ _type: 'reference', _ref: _id })
const text = { en: 'Some words', fr: 'Des mots' }
const image = { _type: 'image', asset: referenceTo(picture), alt: text, caption: text }

/** Sections that the demo does not use, added to the page *About*. */
const further = [
  { _type: 'pictures', items: [{ _key: 'a', ...image }] },
  { _type: 'quotes', items: [{ _key: 'a', text, name: 'Ama Badu', role: text }] },
  {
    _type: 'logos',
    items: [
      {
        _key: 'a',
        name: 'Volta',
        image: { _type: 'image', asset: referenceTo(picture) },
        url: 'https://volta.example/',
      },
    ],
  },
  {
    _type: 'downloads',
    items: [
      {
        _key: 'a',
        title: text,
        description: text,
        language: 'fr',
        file: { _type: 'file', asset: referenceTo(file) },
      },
    ],
  },
].map((section) => ({ ...section, _key: section._type, heading: text }))

const demo: SanityDocumentLike[] = (await loadDemo()).map((document) => {
  const complete = withAssets(document, () => picture._id)
  const { sections } = complete
  const showsAll = document._type === 'aboutPage' && Array.isArray(sections)
  return cropped(showsAll ? { ...complete, sections: [...sections, ...further] } : complete)
})

type Step = string | number

/**
 * The demo with one section per page and without optional messages, because the time of a check depends on
 * the document's size.
 */
const shortOnes = new Map(demo.map((document) => [document, shortened(document)]))
const short = [...shortOnes.values()]
const studio = await testWorkspace([...short, ...assets])

/** One place in the demo for each place in the schema, in a document without other sections or messages. */
const places = new Map(
  demo.flatMap((document) =>
    placesIn(document, [], isPage(document) ? 'page' : document._type).map(
      ({ path, name, value }) => [name, { ...around(document, path), value }],
    ),
  ),
)

/**
 * Returns a page with its shortest section alone, an answer with links to whole pages, and `interfaceMessages` without
 * messages.
 */
function shortened(document: SanityDocumentLike): SanityDocumentLike {
  if (document._type === 'interfaceMessages') return withMessage(document, [])
  const { hero, sections, links } = document
  if (Array.isArray(links))
    return { ...document, links: links.map(({ anchor: _, ...link }) => link) }
  if (!Array.isArray(sections)) return document
  const lengths = sections.map((section) => JSON.stringify(section).length)
  return {
    ...document,
    hero: withoutLinks(hero),
    sections: [sections[lengths.indexOf(Math.min(...lengths))]],
  }
}

/** Returns the top of a page without links of its key facts to sections, and without buttons for its medicines. */
function withoutLinks(hero: unknown) {
  const { facts, actions, ...rest } = Object(hero)
  const withoutMedicines = (action: { kind: string }) =>
    medicineKinds.includes(action.kind) ? { ...action, kind: 'print' } : action
  return {
    ...rest,
    ...(facts && { facts: facts.map(({ anchor: _, ...fact }: { anchor: unknown }) => fact) }),
    ...(actions && { actions: actions.map(withoutMedicines) }),
  }
}

/** Returns the part of a document that a check of a place needs, and the path there. */
function around(document: SanityDocumentLike, path: Step[]) {
  const [field, index, ...inner] = path
  if (document._type === 'interfaceMessages') return { document: withMessage(document, path), path }
  if (field !== 'sections') return { document: shortOnes.get(document) ?? document, path }
  const { hero, sections } = document
  if (typeof index !== 'number' || !Array.isArray(sections)) return { document, path }
  const part = { ...document, hero: withoutLinks(hero), sections: [sections[index]] }
  return { document: part, path: [field, 0, ...inner] }
}

/** Returns the document `interfaceMessages` with only the message at a path, or those of its group. */
function withMessage(document: SanityDocumentLike, [group, name]: Step[]): SanityDocumentLike {
  const { _id, _type } = document
  if (group === undefined) return { _id, _type }
  const messages = Object(document[group])
  return { _id, _type, [group]: name === undefined ? messages : { [name]: messages[name] } }
}

/** In ms. There are thousands of changes. */
const timeout = 600_000

/** In parallel, because the Studio's validation waits for an idle browser between fields. */
const concurrency = 4

/** A changed document, and the place and value of its change. */
type Case = { name: string; change: unknown; document: SanityDocumentLike }

/**
 * Each changed document once: of several messages of `interfaceMessages`, each alone in its group, the same is left
 * without it.
 */
const cases = new Map(
  [...places].flatMap(([name, place]) =>
    changesOf(place).map((change): [string, Case] => {
      const document = changed(place.document, place.path, change)
      return [JSON.stringify(document), { name, change, document }]
    }),
  ),
)

test('the Studio refuses what the gate refuses', { timeout }, async () => {
  expect(cases.size).toBeGreaterThan(2000)
  const results = await pMap(
    cases.values(),
    async (one) => ((await studioRefuses(one.document)) ? [] : [one]),
    { concurrency },
  )
  const accepted = [...Map.groupBy(results.flat(), ({ document }) => document._id).values()]
  const count = Math.max(...accepted.map(({ length }) => length))
  // A check takes about as long for the changes of several documents as for one.
  const rounds = Array.from({ length: count }, (_, index) =>
    accepted.flatMap((ofDocument) => ofDocument[index] ?? []),
  )
  const refused = rounds.filter(gateRefusesOne).flat()
  expect(refused.filter((one) => gateRefusesOne([one]))).toEqual([])
})

/** Returns whether the gate refuses the demo with the changes of one or several documents. */
function gateRefusesOne(changes: Case[]): boolean {
  const documents = changes.map(({ document }) => document)
  return gateRefuses([...beside(documents), ...documents, ...assets])
}

test('the unchanged document is valid for both', { timeout }, async () => {
  expect(gateRefuses([...demo, ...assets])).toBe(false)
  expect(gateRefuses([...short, ...assets])).toBe(false)
  // The gate's results for parts of documents are tested with their changes.
  const documents = new Set([...places.values()].map((place) => JSON.stringify(place.document)))
  const refused = await pMap(
    documents,
    async (document) =>
      (await studioRefuses(JSON.parse(document))) ? [document.slice(0, 200)] : [],
    { concurrency },
  )
  expect(refused.flat()).toEqual([])
})

/** The first document of each type, and of the countries, which pages list, the first with the same memberships. */
const firstOnes = [
  ...new Map(
    short
      .toReversed()
      .map((document) => [`${document._type} ${groupsOf(document.memberships)}`, document]),
  ).values(),
]

/**
 * Returns the documents that the gate needs beside changed ones: the first of each type, and those that they
 * refer to. All others would take most of a check.
 */
function beside(changed: SanityDocumentLike[]): SanityDocumentLike[] {
  const collected = new Set([...changed, ...firstOnes])
  for (const document of collected)
    for (const [, id] of JSON.stringify(document).matchAll(/"_ref":"([^"]+)"/g)) {
      const target = short.find(({ _id }) => _id === id)
      if (target) collected.add(target)
    }
  const ids = new Set(changed.map(({ _id }) => _id))
  return [...collected].filter(({ _id }) => !ids.has(_id))
}

/** Returns values that an editor, or a script with an editor's token, could store in a place. */
function changesOf({ value, path }: { value: unknown; path: Step[] }): unknown[] {
  const left = [undefined, ...(typeof value === 'string' ? textsFor(value) : [])]
  if (typeof value === 'number') return [...left, 0.5, -1, 1e9]
  if (Array.isArray(value)) {
    const [first] = value
    const stray =
      path.at(-1) === 'marks' || typeof first === 'string' ? [[...value, 'pageLink']] : []
    return [...left, [], [...value, ...value.slice(0, 1)], ...stray]
  }
  // Array items keep a type that the array allows.
  if (typeof path.at(-1) === 'number') return left
  if (value instanceof Object) return [...left, {}, { _type: 'reference', _ref: 'nowhere' }]
  return left
}

/** Returns invalid texts: two that no field accepts, and for single words an invalid URL, slug and code. */
function textsFor(value: string): string[] {
  const isSentence = value.includes(' ')
  return [
    ...[' ', `${value}\u0000`],
    ...(isSentence ? [] : ['javascript:alert(1)', 'index', 'a'.repeat(300), 'UK']),
  ]
}

/** Returns a document whose images have a crop and a hotspot. */
function cropped(document: SanityDocumentLike): SanityDocumentLike {
  const crop = { _type: 'sanity.imageCrop', left: 0.5, right: 0.1, top: 0.5, bottom: 0.1 }
  const hotspot = { _type: 'sanity.imageHotspot', x: 0.5, y: 0.5, width: 0.2, height: 0.2 }
  return JSON.parse(JSON.stringify(document), (_field, value) =>
    value instanceof Object && 'asset' in value && value._type !== 'file'
      ? { ...value, crop, hotspot }
      : value,
  )
}

async function studioRefuses(document: SanityDocumentLike): Promise<boolean> {
  const markers = await studio.validate(document)
  return markers.some(({ level }) => level === 'error')
}

function gateRefuses(dataset: SanityDocumentLike[]): boolean {
  return checkContent(joinLists(queriedFrom(dataset))).issues.length > 0
}

/**
 * Returns every place in a value, named by its type, so that each type is tested once. A translation is
 * named by its field alone, because one shape has the rules of all fields of that kind.
 */
function placesIn(
  value: unknown,
  path: Step[],
  name: string,
): { path: Step[]; name: string; value: unknown }[] {
  if (!(value instanceof Object)) return []
  const fields = Object.entries(value).filter(([field]) => !field.startsWith('_'))
  return fields.flatMap(([field, inner]) => {
    const innerPath = [...path, Array.isArray(value) ? Number(field) : field]
    const innerName = Array.isArray(value)
      ? `${name}[]`
      : isTranslation(field)
        ? `${name.slice(name.lastIndexOf('.') + 1)}.translation`
        : `${name}.${field}`
    const isTyped = inner instanceof Object && '_type' in inner && inner._type !== 'block'
    const type = isTyped ? String(inner._type) : field === 'actions' ? field : innerName
    return [{ path: innerPath, name: innerName, value: inner }, ...placesIn(inner, innerPath, type)]
  })
}

function isPage({ _type }: SanityDocumentLike): boolean {
  return pageTypes.some((type) => type === _type)
}

function isTranslation(field: string): boolean {
  return isLanguage(field) && field !== defaultLanguage
}

function changed(document: SanityDocumentLike, path: Step[], change: unknown): SanityDocumentLike {
  const copy = structuredClone(document)
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => Reflect.get(Object(value), step), copy)
  const last = path.at(-1) ?? ''
  if (Array.isArray(parent) && change === undefined) parent.splice(Number(last), 1)
  else if (change === undefined) Reflect.deleteProperty(Object(parent), last)
  else Reflect.set(Object(parent), last, change)
  return copy
}
