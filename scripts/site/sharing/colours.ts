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
