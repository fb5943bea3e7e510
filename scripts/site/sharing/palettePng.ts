import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** The number of colours, which fit four bits. */
export const mostColours = 16

export type Rgb = readonly [red: number, green: number, blue: number]

type Picture = {
  /** An even number of pixels. */
  width: number
  height: number
  palette: readonly Rgb[]
  /** The place of each pixel's colour in the palette. */
  pixels: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns a PNG with a palette and four bits a pixel (w3.org/TR/png). */
export async function palettePng({ width, height, palette, pixels }: Picture): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(4, 8) // bits a pixel
  header.writeUInt8(3, 9) // colours are in a palette
  const data = await promisify(deflate)(rows(pixels, width, height))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns two pixels a byte, with a zero before each row: it is not filtered. */
function rows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const stride = 1 + width / 2
  const packed = new Uint8Array(stride * height)
  let at = 0
  for (let row = 0; row < height; row += 1)
    for (let byte = row * stride + 1; byte < (row + 1) * stride; byte += 1) {
      packed[byte] = ((pixels[at] ?? 0) << 4) | (pixels[at + 1] ?? 0)
      at += 2
    }
  return packed
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
