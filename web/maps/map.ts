/** How a country is coloured: a member, or a member of the second or third class. */
export const areaClasses = ['member', 'second', 'third'] as const

export type AreaClass = (typeof areaClasses)[number]

/** A map, drawn: lengths in the unit of `box`, paths in the SVG syntax. */
export type DrawnMap = {
  kind: 'names' | 'codes' | 'plate'
  box: { x: number; y: number; width: number; height: number }
  /** The address of the file with the outlines: `land`, `borders` and those of the areas, by id. */
  outlines: string
  areas: Areas[]
  /** Lines from a label to its country, in two colours: outside members and on them. */
  leaders: string
  leadersOnMembers: string
  /** Where a country or its capital is; zero-length lines. */
  dots: string
  /** The company's seat, if its country is a member. */
  seat?: MapPoint
  labels: Labels[]
  /** ISO codes for narrow screens, in place of all other labels, leaders and dots; by ground. */
  codes?: { on?: AreaClass; id: string }[]
  plate?: Plate
}

export type MapPoint = { x: number; y: number }

/** The outlines of the members of a class, by id: ISO 3166-1, or the class where they are one. */
export type Areas = { class: AreaClass; ids: string[] }

/** The texts on one ground: on areas of a class, or on none. */
export type Labels = { on?: AreaClass; texts: Label[] }

/** A text on a map, centred on `y`. */
export type Label = MapPoint & {
  lines: string[]
  /** Which end of the text `x` is; the middle by default. */
  anchor?: 'start' | 'end'
  isCapital?: true
  /** The name of the country where the company's seat is. */
  isSeat?: true
}

/**
 * What belongs to the neat line of a plate and is not in the file of outlines, which has `graticule`,
 * `frame` and the bars of five degrees.
 */
export type Plate = {
  bars: { id: string; dash: number; offset: number }[]
  degrees: Label[]
}
