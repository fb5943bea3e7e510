import { crc32, deflateSync } from 'node:zlib'
import type { Rgb } from './colours.ts'

/** A picture with at most 16 colours. */
export type Picture = {
  /** Pixels in a row: an even number. */
  width: number
  palette: readonly Rgb[]
  /** The place in the palette of each pixel, as `packRows` returns them. */
  rows: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns a picture as a PNG with four bits a pixel (w3.org/TR/png). */
export function palettePng({ width, palette, rows }: Picture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length / rowLength(width), 4)
  header.writeUInt8(4, 8) // bits a pixel
  header.writeUInt8(3, 9) // colours are in a palette
  // Level 4 takes half the time of the default, for a file that is 6% larger.
  const data = deflateSync(rows, { level: 4 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns rows of two pixels a byte; the first byte of each says that the row is not filtered. */
export function packRows(pixels: Uint8Array, width: number): Uint8Array {
  const length = rowLength(width)
  return Uint8Array.from({ length: (pixels.length / width) * length }, (_, at) => {
    const row = Math.floor(at / length)
    const pixel = row * width + (at - row * length - 1) * 2
    return at % length === 0 ? 0 : ((pixels[pixel] ?? 0) << 4) | (pixels[pixel + 1] ?? 0)
  })
}

/** Sets a pixel that has a lower place in the palette. */
export function raisePixel({ rows, width }: Picture, x: number, y: number, place: number): void {
  const at = y * rowLength(width) + 1 + (x >> 1)
  const shift = x % 2 === 0 ? 4 : 0
  const byte = rows[at] ?? 0
  const before = (byte >> shift) & 0xf
  if (place > before) rows[at] = byte + ((place - before) << shift)
}

const rowLength = (width: number) => 1 + width / 2

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
