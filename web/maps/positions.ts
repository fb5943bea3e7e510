/** A longitude and a latitude in degrees, east and north positive. */
export type Position = readonly [longitude: number, latitude: number]

/** Where a name stands on the map of Africa when it does not fit inside the country. */
export type OutsidePosition =
  /** Beside the end of a leader: the name ends there, or begins there. */
  | { side: 'left' | 'right'; at: Position }
  /** In the staircase of names in the Gulf of Guinea; the leader turns south at `from`. */
  | { side: 'gulf'; from?: Position }
  /** Inland, to the right of a leader that rises to this latitude. */
  | { side: 'up'; to: number }

/** Positions of a country's labels on the map of Africa. */
export type AfricanCountry = {
  /** ISO 3166-1 numeric, by which Natural Earth identifies the country. */
  numeric: string
  /** Inside the country: its code stands there, and leaders begin there. */
  point: Position
  /** Where the name stands inside; `point` by default. */
  inside?: Position
  /** Where the code stands if the country is too small for it. */
  code?: Position
  /** Where the name stands outside, in order of preference. */
  outside: readonly OutsidePosition[]
}

/** Positions of a country's labels on the inset map of West Africa. */
export type InsetCountry = {
  capital: Position
  /** The middle of the name; with a leader, its end off the coast. */
  name: Position
  /** The direction of the leader from the capital; with any, the capital's name is below the country's. */
  leader?: 'west' | 'southEast' | 'southWest' | 'none'
  /** The side of its dot on which the capital's name stands. */
  side?: 'left' | 'right' | 'above' | 'below'
  /** The ISO code on narrow screens. */
  code: Position
}

const left = (...at: Position): OutsidePosition => ({ side: 'left', at })
const right = (...at: Position): OutsidePosition => ({ side: 'right', at })
const gulf = (from?: Position): OutsidePosition => ({ side: 'gulf', ...(from && { from }) })
const up = (to: number): OutsidePosition => ({ side: 'up', to })

/**
 * Every country of the African Union, by ISO 3166-1 code. Positions were read off maps drawn from
 * Natural Earth 5 (1:50m).
 */
export const africanCountries: Readonly<Record<string, AfricanCountry>> = {
  AO: { numeric: '024', point: [17.5, -12.3], inside: [17, -15.8], outside: [left(9.6, -12.3)] },
  BF: { numeric: '854', point: [-1.8, 12.4], outside: [up(20.6), gulf([-0.3, 5.2])] },
  BI: { numeric: '108', point: [29.9, -3.4], code: [26.2, -5.2], outside: [right(42.6, -9.4)] },
  BJ: { numeric: '204', point: [2.3, 9.6], code: [2.6, 3.2], outside: [gulf()] },
  BW: { numeric: '072', point: [24, -22.2], outside: [left(12.6, -25.4)] },
  CD: { numeric: '180', point: [21.6, -3.6], outside: [left(13.5, -27)] },
  CF: { numeric: '140', point: [20, 6.5], outside: [gulf([9.2, 3.2])] },
  CG: { numeric: '178', point: [16, 0.6], outside: [left(8.4, -5)] },
  CI: { numeric: '384', point: [-5.5, 7.4], outside: [gulf()] },
  CM: { numeric: '120', point: [12.5, 4.6], outside: [gulf([9.4, 3.9])] },
  CV: { numeric: '132', point: [-23.6, 15.1], code: [-23.6, 17.2], outside: [up(20)] },
  DJ: { numeric: '262', point: [42.5, 11.7], code: [46.4, 12.9], outside: [right(45, 14)] },
  DZ: { numeric: '012', point: [2.6, 28.2], outside: [up(39)] },
  EG: { numeric: '818', point: [29.4, 26.6], inside: [30.1, 23.4], outside: [right(36, 29)] },
  EH: { numeric: '732', point: [-13.4, 24.8], code: [-18.4, 25.6], outside: [left(-17.6, 24.3)] },
  ER: { numeric: '232', point: [38.6, 15.8], code: [41.9, 17], outside: [right(41.4, 17.4)] },
  ET: { numeric: '231', point: [39.4, 8.6], inside: [39.9, 7.1], outside: [right(43.8, 14.8)] },
  GA: { numeric: '266', point: [11.4, -0.8], outside: [left(7.6, -1.6)] },
  GH: { numeric: '288', point: [-1.2, 7.8], outside: [gulf()] },
  GM: { numeric: '270', point: [-15.6, 13.45], code: [-20, 12.7], outside: [left(-17.7, 12.6)] },
  GN: { numeric: '324', point: [-10.9, 10.9], outside: [left(-16.6, 8)] },
  GQ: { numeric: '226', point: [10.4, 1.6], code: [6.6, 1.9], outside: [gulf([8.4, 1.6])] },
  GW: { numeric: '624', point: [-15, 12], code: [-18.6, 10], outside: [left(-18.2, 10)] },
  KE: { numeric: '404', point: [37.8, 0.3], outside: [right(42.6, 0.2)] },
  KM: { numeric: '174', point: [43.7, -12.1], code: [46.6, -10.3], outside: [right(43, -9.8)] },
  LR: { numeric: '430', point: [-9.3, 6.6], code: [-11.4, 2.6], outside: [gulf()] },
  LS: { numeric: '426', point: [28.3, -29.6], code: [33.4, -32.6], outside: [right(33.4, -32.4)] },
  LY: { numeric: '434', point: [17.6, 27], outside: [up(36)] },
  MA: { numeric: '504', point: [-6.3, 32], outside: [left(-12.4, 32)] },
  MG: { numeric: '450', point: [46.6, -19.6], outside: [left(42.6, -27)] },
  ML: { numeric: '466', point: [-2.4, 17.6], outside: [left(-19, 17.4)] },
  MR: { numeric: '478', point: [-11.4, 19.4], outside: [left(-18.6, 20)] },
  MU: { numeric: '480', point: [57.6, -20.3], code: [57.6, -18.3], outside: [left(56.6, -20.3)] },
  MW: { numeric: '454', point: [34, -13.2], code: [45, -14.2], outside: [right(42.6, -13)] },
  MZ: { numeric: '508', point: [37.6, -16], outside: [right(37, -26.8)] },
  NA: { numeric: '516', point: [17.2, -21], outside: [left(11, -21)] },
  NE: { numeric: '562', point: [9.2, 17.2], outside: [up(20)] },
  NG: { numeric: '566', point: [7.8, 9.6], outside: [up(17.4), gulf([6.2, 4.3])] },
  RW: { numeric: '646', point: [29.9, -2], code: [26, -1.6], outside: [right(42.6, -3)] },
  SC: { numeric: '690', point: [55.5, -4.6], code: [55.5, -2.6], outside: [left(57.5, -3)] },
  SD: { numeric: '729', point: [29.8, 15.4], outside: [right(40, 20)] },
  SL: { numeric: '694', point: [-11.8, 8.4], code: [-15.2, 5.4], outside: [gulf()] },
  SN: { numeric: '686', point: [-14.6, 14.9], outside: [left(-17.7, 16.4)] },
  SO: { numeric: '706', point: [45.4, 4], code: [50.6, 2.6], outside: [right(43.4, -2.8)] },
  SS: { numeric: '728', point: [30, 7.6], outside: [up(24)] },
  ST: { numeric: '678', point: [6.7, 0.3], code: [4.4, -1.2], outside: [gulf([6.7, 0.3])] },
  SZ: { numeric: '748', point: [31.5, -26.5], code: [36.6, -28.2], outside: [right(36, -29.6)] },
  TD: { numeric: '148', point: [18.6, 15.4], inside: [18.3, 13.7], outside: [up(24)] },
  TG: { numeric: '768', point: [1, 8.4], code: [-1.6, 3], outside: [gulf()] },
  TN: { numeric: '788', point: [9.4, 34.4], code: [14.4, 36.2], outside: [right(11.4, 36.6)] },
  TZ: { numeric: '834', point: [34.6, -6.2], outside: [right(42.6, -6.2)] },
  UG: { numeric: '800', point: [32, 0.9], outside: [right(44.4, -1.4)] },
  ZA: { numeric: '710', point: [23.5, -29.8], outside: [left(15.6, -31)] },
  ZM: { numeric: '894', point: [25.3, -14.8], outside: [right(36.6, -26.8)] },
  ZW: { numeric: '716', point: [29.7, -18.9], outside: [right(37, -31.4)] },
}

/** Returns whether maps show the country with an ISO 3166-1 code: they are of Africa. */
export function isOnMaps(code: string): boolean {
  return code in africanCountries
}

/** The countries on the inset map of West Africa; capitals are those of Natural Earth. */
export const insetCountries: Readonly<Record<string, InsetCountry>> = {
  BF: { capital: [-1.52, 12.371], name: [-1.4, 13.1], side: 'below', code: [-1.7, 12.2] },
  BJ: { capital: [2.605, 6.497], name: [2.605, 4.2], leader: 'southEast', code: [3.4, 4.3] },
  CI: { capital: [-5.289, 6.827], name: [-5.3, 8.4], side: 'below', code: [-5.6, 7.6] },
  CM: { capital: [11.518, 3.868], name: [13.1, 6.2], side: 'above', code: [12.6, 5.4] },
  CV: { capital: [-23.513, 14.933], name: [-23.9, 19], leader: 'none', code: [-23.6, 12.6] },
  GH: { capital: [-0.205, 5.56], name: [-1.2, 7.9], side: 'left', code: [-1.2, 7.4] },
  GM: { capital: [-16.579, 13.454], name: [-18.3, 13.454], leader: 'west', code: [-18.5, 12.9] },
  GN: { capital: [-13.677, 9.535], name: [-11, 11], side: 'left', code: [-11.2, 10.8] },
  GW: { capital: [-15.598, 11.864], name: [-17.9, 11.864], leader: 'west', code: [-17.7, 10.7] },
  LR: { capital: [-10.797, 6.3], name: [-13.2, 6.3], leader: 'west', code: [-11.9, 5] },
  ML: { capital: [-8.003, 12.639], name: [-2.2, 18.2], side: 'right', code: [-2, 17.5] },
  MR: { capital: [-15.976, 18.086], name: [-10.4, 20.4], side: 'right', code: [-10.6, 19.6] },
  NE: { capital: [2.112, 13.512], name: [9.4, 17.6], side: 'above', code: [9.4, 17] },
  NG: { capital: [7.483, 9.066], name: [8, 11.2], side: 'right', code: [8, 9.6] },
  SL: { capital: [-13.234, 8.484], name: [-15.6, 8.484], leader: 'west', code: [-14.9, 7.6] },
  SN: { capital: [-17.447, 14.693], name: [-14.3, 14.9], side: 'left', code: [-14.6, 14.6] },
  TG: { capital: [1.223, 6.131], name: [1.223, 4.2], leader: 'southWest', code: [0.6, 3.7] },
}

/** The company's headquarters, in Accra. */
export const headquarters: { country: string; position: Position } = {
  country: 'GH',
  position: [-0.205, 5.56],
}
