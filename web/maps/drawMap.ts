import { mapText } from '../theme/mapText.ts'
import { type Classes, drawAreas } from './areas.ts'
import { codeLabels } from './codeLabels.ts'
import { boxOf, groundOf, type Labelling, labelsByGround, leaderPaths, tenth } from './labels.ts'
import type { AreaClass, DrawnMap } from './map.ts'
import { nameLabels } from './nameLabels.ts'
import { places, seat } from './places.ts'
import { drawPlate, margin } from './plate.ts'
import { plateLabels } from './plateLabels.ts'
import type { Box } from './polygon.ts'
import { remember } from './remember.ts'
import { africa, type Sheet, westAfrica } from './sheet.ts'

/** A country to be drawn as a member, with its names in the page's language. */
export type MappedCountry = {
  /** ISO 3166-1. Countries outside Africa are not drawn. */
  code: string
  name: string
  capital?: string | undefined
  class: AreaClass
}

/** As many names as Africa's coasts have room for. */
const mostNames = 15

/**
 * Draws a map of countries: West Africa where it has them all, otherwise Africa, with names if these
 * are few and all of one class, otherwise with ISO codes. The same countries give the same map.
 * @param options.each whether each country is an area of its own, which takes more bytes
 * @param options.plate false for a map of Africa also where West Africa has all the countries
 */
export function drawMap(countries: readonly MappedCountry[], options: Options): DrawnMap {
  return drawn([countries, options], () =>
    draw(
      countries.filter(({ code }) => places[code] !== undefined),
      options,
    ),
  )
}

type Options = { each: boolean; plate?: boolean }

const drawn = remember<DrawnMap>()

function draw(countries: readonly MappedCountry[], { each, plate = each }: Options): DrawnMap {
  const isRegional =
    countries.length > 0 && countries.every(({ code }) => places[code]?.plate !== undefined)
  const classes = new Map(countries.map((country) => [country.code, country.class]))
  const isOneClass = new Set(classes.values()).size <= 1
  if (isRegional && plate && isOneClass) return drawRegion(countries, classes)
  return drawAfrica(countries, classes, each)
}

function drawRegion(countries: readonly MappedCountry[], classes: Classes): DrawnMap {
  const sheet = westAfrica()
  const { width, height } = sheet.clip
  const { narrow, ...labels } = plateLabels(
    sheet,
    new Map(countries.map((country) => [country.code, country])),
  )
  const ground = groundOf(sheet, classes)
  const { outlines, ...plate } = drawPlate(sheet.project, sheet.clip)
  const codes = labelsByGround(narrow, ground, classes).map(({ on, texts }) => ({
    ...(on && { on }),
    id: `codes-${on ?? 'ground'}`,
    texts,
  }))
  return {
    kind: 'plate',
    box: {
      x: -margin,
      y: -margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
    },
    ...drawAreas(sheet, classes, { each: true, others: outlines, codes }),
    ...onGround(labels, ground, classes),
    codes: codes.map(({ texts: _, ...group }) => group),
    ...seatOn(sheet, classes),
    plate,
  }
}

/** The least that a map of Africa shows: the mainland, and room for names in the Atlantic. */
const least: Record<'names' | 'codes', Box> = {
  names: { left: -108, right: 502, top: -4, bottom: 508 },
  codes: { left: -26, right: 482, top: -4, bottom: 508 },
}

/** The greatest width at which names are 9 px high on a phone of 320 px, with its margins. */
const widest = (288 / 9) * mapText.names.narrow

function drawAfrica(
  countries: readonly MappedCountry[],
  classes: Classes,
  each: boolean,
): DrawnMap {
  const sheet = africa()
  const ground = groundOf(sheet, classes)
  const drawWith = (kind: 'names' | 'codes', labels: Labelling): DrawnMap => ({
    kind,
    box: boxAround([
      least[kind],
      ...labels.labels.map((label) => boxOf(label, mapText[kind].narrow)),
    ]),
    ...drawAreas(sheet, classes, { each }),
    ...onGround(labels, ground, classes),
    ...(kind === 'names' && seatOn(sheet, classes)),
  })
  if (countries.length <= mostNames && new Set(classes.values()).size <= 1) {
    const names = new Map(countries.map(({ code, name }) => [code, name]))
    const labels = nameLabels(sheet, classes, ground, names)
    const map = labels && drawWith('names', labels)
    if (map && map.box.width <= widest) return map
  }
  return drawWith('codes', codeLabels(sheet, classes))
}

/** Returns the whole-numbered box around boxes. */
function boxAround(boxes: Box[]): DrawnMap['box'] {
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)))
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)))
  return { x, y, width: right - x, height: bottom - y }
}

function onGround(
  { labels, leaders, dots }: Labelling,
  ground: ReturnType<typeof groundOf>,
  classes: Classes,
): Pick<DrawnMap, 'labels' | 'leaders' | 'leadersOnMembers' | 'dots'> {
  return {
    labels: labelsByGround(labels, ground, classes),
    ...leaderPaths(leaders, ground),
    dots: dots.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''),
  }
}

function seatOn({ project }: Sheet, classes: Classes): Pick<DrawnMap, 'seat'> {
  if (!classes.has(seat.country)) return {}
  const [x, y] = project(seat.position)
  return { seat: { x: tenth(x), y: tenth(y) } }
}
