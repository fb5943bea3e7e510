import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

// Renders the demo content's pictures: node studio/demo/images/sources/render.ts
const sources = import.meta.dirname
for (const file of await readdir(sources)) {
  if (!file.endsWith('.svg')) continue
  // Lossless with a palette: the few flat colours take a third of the bytes of lossy WebP.
  const flat = sharp(join(sources, file)).png({ palette: true, colours: 16, dither: 0 })
  const plate = join(sources, '..', `${basename(file, '.svg')}.webp`)
  const { size } = await sharp(await flat.toBuffer())
    .webp({ lossless: true, effort: 6 })
    .toFile(plate)
  console.log(`${plate}: ${size} bytes`)
}
