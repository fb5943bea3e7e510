/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Returns a colour written as `#rrggbb`. */
export function rgb(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] =
    colour
      .slice(1)
      .match(/../g)
      ?.map((part) => Number.parseInt(part, 16)) ?? []
  return [red, green, blue]
}

/** Returns the colours on the way from one to another, in equal steps, with the other as the last. */
export function shadesBetween(one: string, other: string, count: number): Rgb[] {
  const [from, to] = [rgb(one), rgb(other)]
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count
    const channel = (place: 0 | 1 | 2) => Math.round(from[place] * (1 - share) + to[place] * share)
    return [channel(0), channel(1), channel(2)]
  })
}
