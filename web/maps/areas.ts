import { type AreaClass, areaClasses, type DrawnMap, type Label } from './map.ts'
import { keepOutlines } from './outlineFiles.ts'
import { pathData } from './path.ts'
import { places } from './places.ts'
import { areaOf } from './polygon.ts'
import { remember } from './remember.ts'
import type { Sheet } from './sheet.ts'

/** The class of each member, by ISO code. */
export type Classes = ReadonlyMap<string, AreaClass>

/** What `drawAreas` draws: the outlines of the members, of other countries, and borders. */
type Drawing = Pick<DrawnMap, 'outlines' | 'areas'>

/**
 * Draws the outlines of the members, of the other countries and of the borders between these. Maps in
 * all languages share them.
 * @param options.each whether each member has an outline of its own
 * @param options.others outlines of what else the map has, by id
 * @param options.codes labels for narrow screens
 */
export function drawAreas(sheet: Sheet, classes: Classes, options: Options): Drawing {
  return drawn([sheet.name, [...classes].sort(), options], () => draw(sheet, classes, options))
}

type Options = {
  each: boolean
  others?: Record<string, string>
  codes?: { id: string; texts: Label[] }[]
}

const drawn = remember<Drawing>()

function draw(
  sheet: Sheet,
  classes: Classes,
  { each, others = {}, codes: narrow = [] }: Options,
): Drawing {
  const members = [...classes.keys()].sort()
  const rest = sheet.codes.filter((code) => !classes.has(code) && !isIslet(sheet, code))
  const path = (codes: readonly string[]) => pathData(sheet.outline(codes), sheet.clip)
  const ofOne = (code: string) => (isIslet(sheet, code) ? islet(sheet, code) : path([code]))
  const ofAll = (codes: string[]) =>
    path(codes.filter((code) => !isIslet(sheet, code))) +
    codes
      .filter((code) => isIslet(sheet, code))
      .map(ofOne)
      .join('')
  const areas = areaClasses
    .map((name) => ({ name, codes: members.filter((code) => classes.get(code) === name) }))
    .filter(({ codes }) => codes.length > 0)
    .map(({ name, codes }) => ({
      class: name,
      paths: each
        ? codes.map((code) => [code, ofOne(code)] as const)
        : [[name, ofAll(codes)] as const],
    }))
  const isDrawn = each ? (code: string) => !classes.has(code) : () => true
  return {
    outlines: keepOutlines({
      paths: {
        land: path(rest),
        borders: pathData(sheet.borders(isDrawn), sheet.clip),
        ...Object.fromEntries(areas.flatMap(({ paths }) => paths)),
        ...others,
      },
      codes: narrow,
    }),
    areas: areas.map((area) => ({ class: area.class, ids: area.paths.map(([id]) => id) })),
  }
}

/** Returns whether a country is too small to be seen at the scale of a map. */
function isIslet(sheet: Sheet, code: string): boolean {
  return areaOf(sheet.outline([code])) < 12
}

/** Returns a square in the place of a country that is too small. */
function islet(sheet: Sheet, code: string): string {
  const [x = 0, y = 0] = places[code] ? sheet.project(places[code].point) : []
  return `M${Math.round(x) - 3} ${Math.round(y) - 3}h6v6h-6z`
}
