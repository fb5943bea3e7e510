import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderDocument } from '../../web/document/document.ts'
import { page, site } from '../../web/testing/content.ts'
import { drawIcons, webManifest } from './icons.ts'

const icons = await drawIcons()

test('the web manifest names icons that exist in the size it says, one of them maskable', async () => {
  const manifest: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    webManifest(site),
  )
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(icons.get(src)).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
})

test('every icon that the home page’s document names exists', () => {
  const html = renderDocument({
    ...{
      site,
      page: { ...page, _type: 'homePage' },
      html: '',
      styles: '',
      script: '',
      policy: null,
    },
    modules: { site: '/content/s.js', page: '/content/p.js' },
  })
  const named = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)]
  expect(named.map(([, path = '']) => path)).toHaveLength(3)
  for (const [, path = ''] of named) expect(icons.has(path)).toBe(true)
  const [, logo = ''] = /"logo":"https:\/\/[^/"]+([^"]+)"/.exec(html) ?? []
  expect(icons.has(logo)).toBe(true)
})

test('the ICO file holds a PNG of 32 pixels where its directory says', async () => {
  const file = Buffer.from(icons.get('/favicon.ico') ?? '')
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6)]).toEqual([1, 1, 32])
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(offset + length).toBe(file.byteLength)
  expect((await sharp(file.subarray(offset)).metadata()).width).toBe(32)
})

test('a mask cut down to the safe zone leaves the mark whole', async () => {
  const { data, info } = await sharp(icons.get('/icons/maskable.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = data.subarray(0, 3)
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)]
    const isInside = Math.hypot(x - info.width / 2, y - info.height / 2) <= 0.4 * info.width
    if (!isInside && !data.subarray(pixel * 3, pixel * 3 + 3).equals(ground))
      expect.fail(`(${x}, ${y}) is drawn on`)
  }
})
