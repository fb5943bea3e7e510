import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  groupsOf,
  mappedMemberships,
  storedMemberships,
} from '../../shared/content/countries/memberships.ts'
import { localize } from '../../shared/content/languages/localize.ts'
import { country } from '../../shared/content/shapes/country.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { mapText } from '../theme/mapText.ts'
import { africa, outlineFiles } from './africaMaps.ts'
import { type DrawnMap, drawMap } from './drawMap.ts'
import { boxOf, type Label, type MappedCountry, overlap } from './labels.ts'
import { africanCountries } from './positions.ts'

const folder = 'studio/demo/countries'
const countries = await Promise.all(
  (await readdir(folder)).map(async (file) => {
    const stored = JSON.parse(await readFile(join(folder, file), 'utf8'))
    // Stored references are only ids: queries return their documents.
    const memberships = storedMemberships(stored.memberships).map(({ source: _, ...row }) => row)
    return country.parse({ ...stored, page: undefined, authority: undefined, memberships })
  }),
)

const codes = Object.keys(africanCountries)

function codesWith(membership: string): string[] {
  return countries
    .filter(({ memberships }) => groupsOf(memberships).some((group) => group === membership))
    .map(({ isoCode }) => isoCode)
    .sort()
}

function mapped(code: string, language: Language = 'en'): MappedCountry {
  const match = countries.find(({ isoCode }) => isoCode === code)
  if (!match) throw new Error(`${code} is not in ${folder}`)
  const { name, capital } = localize(match, language)
  return { code, name: name.value, capital: capital?.value, class: 'member' }
}

const draw = (codes: string[], language?: Language) =>
  drawMap(codes.map((code) => mapped(code, language)))

function outlineOf({ outlines }: DrawnMap, id: string): string | undefined {
  const file = outlineFiles.find(({ path }) => path === outlines)
  return new RegExp(`<path id="${id}" d="([^"]*)"`).exec(file?.svg ?? '')?.[1]
}

/** Returns the labels that overlap another one or leave the map, in the largest size of each. */
function misplacedOn(map: DrawnMap): string[] {
  const { narrow, regular } = mapText[map.kind]
  if (map.kind !== 'inset') return misplaced(map.labels, narrow, map)
  const codes = map.labels.flatMap((label) =>
    label.isCapital ? [] : { ...label, text: label.code },
  )
  return [...misplaced(map.labels, regular, map), ...misplaced(codes, narrow, map)]
}

function misplaced(labels: Label[], size: number, { box }: DrawnMap): string[] {
  const boxes = labels.map((label) => ({ name: label.text, ...boxOf(label, size) }))
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

test('every country of the African Union has its positions, and no other country', () => {
  expect(codes.toSorted()).toEqual(codesWith('africanUnion'))
})

test.each([
  ['Laayoune', 'EH', [43, 64]],
  ['Hargeisa', 'SO', [427, 193]],
] as const)('%s is in %s, as for the African Union', (_, code, [x, y]) => {
  expect(codes.filter((one) => africa.contains(one, [x, y]))).toEqual([code])
})

test('a country inside another one is no part of that', () => {
  const lesotho = africanCountries.LS?.point ?? [0, 0]
  expect(codes.filter((one) => africa.contains(one, lesotho))).toEqual(['LS'])
})

test.each(codes)('%s is drawn and labelled', (code) => {
  const map = draw([code])
  expect(map.areas).toEqual([{ class: 'member', codes: [code] }])
  expect(outlineOf(map, code)).toMatch(/^M.{12,}z$/i)
  expect(map.labels).not.toEqual([])
})

test('a country outside Africa is named as not shown', () => {
  const france = { code: 'FR', name: 'France', class: 'member' } as const
  expect(drawMap([mapped('GH'), france])).toEqual({ ...draw(['GH']), notShown: ['France'] })
})

test.each([
  ['operations', 'names'],
  ['ecowas', 'inset'],
  ['waho', 'inset'],
  ['aripo', 'codes'],
  ['madrid', 'codes'],
  ['africanUnion', 'codes'],
] as const)('the map of «%s» is one with %s in each language', (membership, kind) => {
  for (const language of languageCodes)
    expect(draw(codesWith(membership), language).kind).toBe(kind)
})

test('the map of West Africa becomes one of Africa with a country from elsewhere', () => {
  expect(draw([...codesWith('ecowas'), 'MR']).kind).toBe('inset')
  expect(draw([...codesWith('ecowas'), 'MA']).kind).toBe('codes')
})

test('countries of several classes are labelled with their codes', () => {
  const map = drawMap([mapped('KE'), { ...mapped('NG'), class: 'third' }])
  expect(map.kind).toBe('codes')
  expect(map.areas.map((areas) => areas.class)).toEqual(['member', 'third'])
  expect(map.labels).toMatchObject([
    { on: 'member', text: 'KE' },
    { on: 'third', text: 'NG' },
  ])
})

describe.each(mappedMemberships)('the map of «%s», with any country more', (membership) => {
  const members = codesWith(membership)
  const others = codes.filter((code) => !members.includes(code))

  test.each(languageCodes)('has labels that do not overlap, in «%s»', (language) => {
    for (const code of [[], ...others])
      expect(misplacedOn(draw(members.concat(code), language)), `with ${code}`).toEqual([])
  })

  test('shows that country', () => {
    for (const code of others) {
      const areas = draw([...members, code]).areas.flatMap(({ codes }) => codes)
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
