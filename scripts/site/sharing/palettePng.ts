import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

export type Rgb = readonly [red: number, green: number, blue: number]

type Picture = {
  /** Pixels in a row: an even number. */
  width: number
  height: number
  palette: readonly Rgb[]
  /** What `paletteRows` returns. */
  rows: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns a PNG with a palette of at most 16 colours and four bits a pixel (w3.org/TR/png). */
export async function palettePng({ width, height, palette, rows }: Picture): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(4, 8) // bits a pixel
  header.writeUInt8(3, 9) // colours are in a palette
  const data = await promisify(deflate)(rows, { level: 4 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns the length of a row in bytes: two pixels each, after one that says it is not filtered. */
export function rowLength(width: number): number {
  return 1 + width / 2
}

/**
 * Returns rows of a picture, with the nearest colour of a palette for each pixel.
 * @param data red, green and blue of each pixel
 */
export function paletteRows(data: Uint8Array, width: number, palette: readonly Rgb[]): Uint8Array {
  const table = tables.get(palette) ?? nearestColours(palette)
  tables.set(palette, table)
  const stride = rowLength(width)
  const rows = new Uint8Array((data.length / 3 / width) * stride)
  const place = (at: number) =>
    table[keyOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)] ?? 0
  let at = 0
  for (let start = 0; start < rows.length; start += stride)
    for (let byte = start + 1; byte < start + stride; byte += 1) {
      rows[byte] = (place(at) << 4) | place(at + 3)
      at += 6
    }
  return rows
}

const tables = new WeakMap<readonly Rgb[], Uint8Array>()

function keyOf(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
}

/** Returns the place of the nearest colour by the first five bits of red, green and blue. */
function nearestColours(palette: readonly Rgb[]): Uint8Array {
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

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
