/** A longitude and a latitude in degrees, east and north positive. */
export type Position = readonly [longitude: number, latitude: number]

/** A position beside which a text ends or, with `start`, begins. */
export type Beside = { at: Position; anchor: 'start' | 'end' }

/** Positions of a country's labels on the map of Africa. */
export type AfricanCountry = {
  /** ISO 3166-1 numeric, by which the world atlas identifies the country. */
  numeric: string
  /** Inside the country: its code or its name stands there, and leaders begin there. */
  point: Position
  /** Where the code stands if the country is too small for it. */
  codeAt?: Position
  /** Where the name stands if the country is too small for it. */
  nameAt?: Beside
  /** The longitude at which it ends in the Gulf of Guinea if another member is there. */
  gulf?: number
}

/** Positions of a country's labels on the inset map of West Africa. */
type InsetCountry = {
  capitalAt: Position
  nameAt: Position
  /** Which end of the name, off the coast, is there; the capital's name is below. */
  anchor?: Beside['anchor']
  /** The side of its dot on which the capital's name stands. */
  side?: 'left' | 'right' | 'above' | 'below'
}

const left = (...at: Position): Beside => ({ at, anchor: 'end' })
const right = (...at: Position): Beside => ({ at, anchor: 'start' })

/**
 * Every country of the African Union, by ISO 3166-1 code. Positions were read off maps drawn from
 * Natural Earth 5 (1:50m).
 */
export const africanCountries: Readonly<Record<string, AfricanCountry>> = {
  AO: { numeric: '024', point: [18.7, -12.3], nameAt: left(9.6, -12.3) },
  BF: { numeric: '854', point: [-1.8, 12.4], nameAt: right(-2.2, 20.6), gulf: -0.3 },
  BI: { numeric: '108', point: [29.9, -3.4], codeAt: [26.2, -5.2], nameAt: right(42.6, -9.4) },
  BJ: { numeric: '204', point: [2.3, 9.6], codeAt: [2.6, 3.2], gulf: 2.3 },
  BW: { numeric: '072', point: [24, -22.2], nameAt: left(12.6, -25.4) },
  CD: { numeric: '180', point: [21.6, -3.6], nameAt: left(13.5, -27) },
  CF: { numeric: '140', point: [20, 6.5], gulf: 9.2 },
  CG: { numeric: '178', point: [16, 0.6], nameAt: left(8.4, -5) },
  CI: { numeric: '384', point: [-5.5, 7.4], gulf: -5.5 },
  CM: { numeric: '120', point: [12.5, 4.6], gulf: 9.4 },
  CV: { numeric: '132', point: [-23.6, 15.1], codeAt: [-23.6, 17.2], nameAt: right(-23.6, 20) },
  DJ: { numeric: '262', point: [42.5, 11.7], codeAt: [46.4, 12.9], nameAt: right(45, 14) },
  DZ: { numeric: '012', point: [2.6, 28.2], nameAt: right(2.6, 39) },
  EG: { numeric: '818', point: [29.4, 26.6], nameAt: right(36, 29) },
  EH: { numeric: '732', point: [-13.4, 24.8], codeAt: [-18.4, 25.6], nameAt: left(-17.6, 24.3) },
  ER: { numeric: '232', point: [38.6, 15.8], codeAt: [41.9, 17], nameAt: right(41.4, 17.4) },
  ET: { numeric: '231', point: [39.4, 8.6], nameAt: right(43.8, 14.8) },
  GA: { numeric: '266', point: [11.4, -0.8], nameAt: left(7.6, -1.6) },
  GH: { numeric: '288', point: [-1.2, 7.8], gulf: -1.2 },
  GM: { numeric: '270', point: [-15.6, 13.45], codeAt: [-20, 12.7], nameAt: left(-17.7, 12.6) },
  GN: { numeric: '324', point: [-10.9, 10.9], nameAt: left(-16.6, 8) },
  GQ: { numeric: '226', point: [10.4, 1.6], codeAt: [6.6, 1.9], gulf: 8.4 },
  GW: { numeric: '624', point: [-15, 12], codeAt: [-18.6, 10], nameAt: left(-16.9, 10) },
  KE: { numeric: '404', point: [37.8, 0.3], nameAt: right(42.6, 0.2) },
  KM: { numeric: '174', point: [43.7, -12.1], codeAt: [46.6, -10.3], nameAt: right(43, -9.8) },
  LR: { numeric: '430', point: [-9.3, 6.6], codeAt: [-11.4, 2.6], gulf: -9.3 },
  LS: { numeric: '426', point: [28.3, -29.6], codeAt: [33.4, -32.6], nameAt: right(33.4, -32.4) },
  LY: { numeric: '434', point: [17.6, 27], nameAt: right(17.6, 36) },
  MA: { numeric: '504', point: [-6.3, 32], nameAt: left(-12.4, 32) },
  MG: { numeric: '450', point: [46.6, -19.6], nameAt: left(42.6, -27) },
  ML: { numeric: '466', point: [-1.6, 17.6], nameAt: left(-19, 17.4) },
  MR: { numeric: '478', point: [-11.4, 19.4], nameAt: left(-18.6, 20) },
  MU: { numeric: '480', point: [57.6, -20.3], codeAt: [57.6, -18.3], nameAt: left(56.6, -20.3) },
  MW: { numeric: '454', point: [34, -13.2], codeAt: [45, -14.2], nameAt: right(42.6, -13) },
  MZ: { numeric: '508', point: [37.6, -16], nameAt: right(37, -26.8) },
  NA: { numeric: '516', point: [17.2, -21], nameAt: left(11, -21) },
  NE: { numeric: '562', point: [9.2, 17.2], nameAt: right(9.2, 20) },
  NG: { numeric: '566', point: [7.8, 9.6], nameAt: right(7.6, 17.4), gulf: 6.2 },
  RW: { numeric: '646', point: [29.9, -2], codeAt: [26, -1.6], nameAt: right(42.6, -3) },
  SC: { numeric: '690', point: [55.5, -4.6], codeAt: [55.5, -2.6], nameAt: left(57.5, -3) },
  SD: { numeric: '729', point: [29.8, 15.4], nameAt: right(40, 20) },
  SL: { numeric: '694', point: [-11.8, 8.4], codeAt: [-15.2, 5.4], gulf: -11.8 },
  SN: { numeric: '686', point: [-14.6, 14.9], nameAt: left(-17.7, 16.4) },
  SO: { numeric: '706', point: [45.4, 4], codeAt: [50.6, 2.6], nameAt: right(43.4, -2.8) },
  SS: { numeric: '728', point: [30, 7.6], nameAt: right(30, 24) },
  ST: { numeric: '678', point: [6.7, 0.3], codeAt: [4.4, -1.2], gulf: 6.7 },
  SZ: { numeric: '748', point: [31.5, -26.5], codeAt: [36.6, -28.2], nameAt: right(36, -29.6) },
  TD: { numeric: '148', point: [18.6, 15.4], nameAt: right(18.6, 24) },
  TG: { numeric: '768', point: [1, 8.4], codeAt: [-1.6, 3], gulf: 1 },
  TN: { numeric: '788', point: [9.4, 34.4], codeAt: [14.4, 36.2], nameAt: right(11.4, 36.6) },
  TZ: { numeric: '834', point: [34.6, -6.2], nameAt: right(42.6, -6.2) },
  UG: { numeric: '800', point: [32, 0.9], nameAt: right(43.4, 3.6) },
  ZA: { numeric: '710', point: [23.5, -29.8], nameAt: left(15.6, -31) },
  ZM: { numeric: '894', point: [25.3, -14.8], nameAt: right(36.6, -26.8) },
  ZW: { numeric: '716', point: [29.7, -18.9], nameAt: right(37, -31.4) },
}

/** Returns whether maps show the country with an ISO 3166-1 code: they are of Africa. */
export function isOnMaps(code: string): boolean {
  return code in africanCountries
}

/** The countries on the inset map of West Africa; capitals are those of Natural Earth. */
export const insetCountries: Readonly<Record<string, InsetCountry>> = {
  BF: { capitalAt: [-1.52, 12.371], nameAt: [-1.4, 13.1], side: 'below' },
  BJ: { capitalAt: [2.605, 6.497], nameAt: [2.605, 4.2], anchor: 'start' },
  CI: { capitalAt: [-5.289, 6.827], nameAt: [-5.3, 8.4], side: 'below' },
  CM: { capitalAt: [11.518, 3.868], nameAt: [13.1, 6.2], side: 'above' },
  CV: { capitalAt: [-23.513, 14.933], nameAt: [-23.9, 18.2], side: 'below' },
  GH: { capitalAt: [-0.205, 5.56], nameAt: [-1.2, 7.9], side: 'left' },
  GM: { capitalAt: [-16.579, 13.454], nameAt: [-18.3, 13.454], anchor: 'end' },
  GN: { capitalAt: [-13.677, 9.535], nameAt: [-11, 11], side: 'left' },
  GW: { capitalAt: [-15.598, 11.864], nameAt: [-17.9, 11.864], anchor: 'end' },
  LR: { capitalAt: [-10.797, 6.3], nameAt: [-13.2, 6.3], anchor: 'end' },
  ML: { capitalAt: [-8.003, 12.639], nameAt: [-2.2, 18.2], side: 'right' },
  MR: { capitalAt: [-15.976, 18.086], nameAt: [-10.4, 20.4], side: 'right' },
  NE: { capitalAt: [2.112, 13.512], nameAt: [9.4, 17.6], side: 'above' },
  NG: { capitalAt: [7.483, 9.066], nameAt: [8, 11.2], side: 'right' },
  SL: { capitalAt: [-13.234, 8.484], nameAt: [-15.6, 8.484], anchor: 'end' },
  SN: { capitalAt: [-17.447, 14.693], nameAt: [-14.3, 14.9], side: 'left' },
  TG: { capitalAt: [1.223, 6.131], nameAt: [1.223, 4.2], anchor: 'end' },
}

/** The company's headquarters, in Accra. */
export const headquarters: { country: string; position: Position } = {
  country: 'GH',
  position: [-0.205, 5.56],
}
