import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { localize } from '../../shared/content/localize.ts'
import { country, memberships } from '../../shared/content/shapes/country.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { mapText } from '../theme/mapText.ts'
import { drawMap, type MappedCountry } from './drawMap.ts'
import { boxOf } from './labels.ts'
import type { DrawnMap, Label } from './map.ts'
import { outlineFile } from './outlineFiles.ts'
import { places } from './places.ts'
import { overlap } from './polygon.ts'

const folder = 'studio/demo/countries'
const countries = await Promise.all(
  (await readdir(folder)).map(async (file) =>
    country.parse(JSON.parse(await readFile(join(folder, file), 'utf8'))),
  ),
)

const codes = Object.keys(places)

/** The codes of the demo's countries with a membership. */
function codesWith(membership: string): string[] {
  return countries
    .filter(({ memberships }) => memberships.includes(membership))
    .map(({ isoCode }) => isoCode)
    .sort()
}

function mapped(code: string, language: Language = 'en'): MappedCountry {
  const found = countries.find(({ isoCode }) => isoCode === code)
  if (!found) throw new Error(`${code} is not in ${folder}`)
  const { name, capital } = localize(found, language)
  return { code, name: name.value, capital: capital?.value, class: 'member' }
}

const draw = (codes: string[], language?: Language) =>
  drawMap(
    codes.map((code) => mapped(code, language)),
    { each: true },
  )

/** The path data of an outline in the file that the map names. */
function outlineOf({ outlines }: DrawnMap, id: string): string | undefined {
  return new RegExp(`<path id="${id}" d="([^"]*)"`).exec(outlineFile(outlines) ?? '')?.[1]
}

const labelsOf = (groups: DrawnMap['labels']) => groups.flatMap(({ texts }) => texts)

/** The labels that overlap another one or leave the map, in the largest size of each. */
function faultsOf(map: DrawnMap): string[] {
  const { narrow, regular } = mapText[map.kind]
  return map.codes
    ? [...faults(labelsOf(map.labels), regular, map), ...faults(codesOf(map), narrow, map)]
    : faults(labelsOf(map.labels), narrow, map)
}

/** The codes for narrow screens in the file that the map names. */
function codesOf({ outlines }: DrawnMap): Label[] {
  const texts = outlineFile(outlines)?.matchAll(/<text x="([-\d]+)" y="([-\d]+)">([A-Z]+)</g) ?? []
  return [...texts].map(([, x, y, code = '']) => ({ x: Number(x), y: Number(y), lines: [code] }))
}

function faults(labels: Label[], size: number, { box }: DrawnMap): string[] {
  const boxes = labels.map((label) => ({ name: label.lines.join(' '), ...boxOf(label, size) }))
  return boxes.flatMap((one, index) => {
    const leaves =
      one.left < box.x ||
      one.right > box.x + box.width ||
      one.top < box.y ||
      one.bottom > box.y + box.height
    return [
      ...(leaves ? [`${one.name} leaves the map`] : []),
      ...boxes
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.name} overlaps ${other.name}`),
    ]
  })
}

test('every country of the African Union has a place, and no other country', () => {
  expect(codes.toSorted()).toEqual(codesWith('africanUnion'))
})

test.each(codes)('%s is drawn and labelled', (code) => {
  const map = draw([code])
  expect(map.areas).toEqual([{ class: 'member', ids: [code] }])
  expect(outlineOf(map, code)).toMatch(/^M.{12,}z$/)
  expect(labelsOf(map.labels)).not.toEqual([])
})

test('a country outside Africa is not drawn', () => {
  const france = { code: 'FR', name: 'France', class: 'member' } as const
  expect(drawMap([mapped('GH'), france], { each: true })).toEqual(draw(['GH']))
})

test.each([
  ['operations', 'names'],
  ['ecowas', 'plate'],
  ['waho', 'plate'],
  ['aripo', 'codes'],
  ['madrid', 'codes'],
  ['africanUnion', 'codes'],
] as const)('the map of «%s» is one with %s in each language', (membership, kind) => {
  for (const language of languageCodes)
    expect(draw(codesWith(membership), language).kind).toBe(kind)
})

test('the map of West Africa becomes one of Africa with a country from elsewhere', () => {
  expect(draw([...codesWith('ecowas'), 'MR']).kind).toBe('plate')
  expect(draw([...codesWith('ecowas'), 'MA']).kind).toBe('codes')
})

test('countries of several classes are labelled with their codes', () => {
  const map = drawMap([mapped('GH'), { ...mapped('NG'), class: 'third' }], { each: true })
  expect(map.kind).toBe('codes')
  expect(map.areas.map((areas) => areas.class)).toEqual(['member', 'third'])
  expect(map.labels).toMatchObject([
    { on: 'member', texts: [{ lines: ['GH'] }] },
    { on: 'third', texts: [{ lines: ['NG'] }] },
  ])
})

test('members of a class are one area where none of them is told apart', () => {
  const map = drawMap(
    codesWith('africanUnion').map((code) => mapped(code)),
    { each: false },
  )
  expect(map.areas).toEqual([{ class: 'member', ids: ['member'] }])
  expect(outlineOf(map, 'member')).toMatch(/^M.{100,}z$/)
})

test('all languages share the outlines', () => {
  const maps = languageCodes.map((language) => draw(codesWith('ecowas'), language))
  expect(new Set(maps.map(({ outlines }) => outlines)).size).toBe(1)
})

test('the same countries give the same map in another process', async () => {
  const here = draw(codesWith('ecowas'))
  vi.resetModules()
  const { drawMap: drawAgain } = await import('./drawMap.ts')
  expect(
    drawAgain(
      codesWith('ecowas').map((code) => mapped(code)),
      { each: true },
    ),
  ).toEqual(here)
})

test.each([
  ['operations', true, 2900],
  ['ecowas', true, 3500],
  ['aripo', true, 2900],
  ['madrid', true, 3000],
  ['africanUnion', false, 2900],
] as const)('the map of «%s» is small', (membership, each, bytes) => {
  const map = drawMap(
    codesWith(membership).map((code) => mapped(code)),
    { each },
  )
  const drawn = `${outlineFile(map.outlines)}${JSON.stringify(map)}`
  expect(brotliCompressSync(drawn).length).toBeLessThan(bytes)
})

describe.each(memberships)('the map of «%s», with any country more', (membership) => {
  const members = codesWith(membership)
  const others = codes.filter((code) => !members.includes(code))

  test.each(languageCodes)('has labels that do not overlap, in «%s»', (language) => {
    for (const code of [[], ...others])
      expect(faultsOf(draw(members.concat(code), language)), `with ${code}`).toEqual([])
  })

  test('shows that country', () => {
    for (const code of others) {
      const areas = draw([...members, code]).areas.flatMap(({ ids }) => ids)
      expect(areas).toContain(code)
    }
  })

  test('is legible on a phone of 320 px', () => {
    for (const code of [[], ...others]) {
      const { kind, box } = draw(members.concat(code))
      expect((mapText[kind].narrow * 288) / box.width, `with ${code}`).toBeGreaterThanOrEqual(9)
    }
  })
})
