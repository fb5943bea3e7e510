import type { Rgb } from './palettePng.ts'

/** Returns a colour written as `#rrggbb`. */
export function rgb(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] =
    colour
      .slice(1)
      .match(/../g)
      ?.map((part) => Number.parseInt(part, 16)) ?? []
  return [red, green, blue]
}

/** Returns a colour between two, with a share of the second from 0 to 1. */
export function mixed(one: string, other: string, share: number): Rgb {
  const [from, to] = [rgb(one), rgb(other)]
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] * (1 - share) + to[index] * share)
  return [channel(0), channel(1), channel(2)]
}

/** The nearest colour of a palette by the first five bits of each channel. */
const tables = new WeakMap<readonly Rgb[], Uint8Array>()

/**
 * Returns for each pixel the place of the nearest colour in a palette.
 * @param data red, green and blue of each pixel
 */
export function nearestColours(data: Uint8Array, palette: readonly Rgb[]): Uint8Array {
  const table = tables.get(palette) ?? tableOf(palette)
  tables.set(palette, table)
  const places = new Uint8Array(data.length / 3)
  for (let place = 0, at = 0; place < places.length; place += 1, at += 3)
    places[place] = table[keyOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)] ?? 0
  return places
}

function keyOf(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
}

function tableOf(palette: readonly Rgb[]): Uint8Array {
  // The colours themselves are exact, whatever else has the same first bits.
  const exact = new Map(palette.map((colour, place) => [keyOf(...colour), place]))
  return Uint8Array.from({ length: 1 << 15 }, (_, key) => {
    const colour = [key >> 10, (key >> 5) & 31, key & 31].map((part) => part * 8 + 4)
    const distances = palette.map((other) =>
      other.reduce((sum, channel, index) => sum + (channel - (colour[index] ?? 0)) ** 2, 0),
    )
    return exact.get(key) ?? distances.indexOf(Math.min(...distances))
  })
}
