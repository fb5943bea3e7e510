import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderDocument } from '../../../web/document/renderDocument.ts'
import { page, site } from '../../../web/testing/content.ts'
import { palettes } from '../../../web/theme/tokens.ts'
import { logoMark, selvedge } from '../../../web/theme/weave.ts'
import { fixedFiles } from './fixedFiles.ts'
import { webManifest } from './webManifest.ts'

const publicFile = (path: string) => readFile(`web/public${path}`)
const paths = new Set(fixedFiles().map(({ path }) => `/${path}`))

test('the web manifest names icons that exist in the size it says, one of them maskable', async () => {
  const manifest: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    webManifest(site),
  )
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(await publicFile(src)).metadata()
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
  for (const [, path = ''] of named) expect(paths).toContain(path)
  const [, logo = ''] = /"logo":"https:\/\/[^/"]+([^"]+)"/.exec(html) ?? []
  expect(paths).toContain(logo)
})

test('the strip above the footer is the selvedge, which share images have too', async () => {
  const svg = await readFile('web/theme/selvedge.svg', 'utf8')
  const threads = [...svg.matchAll(/<path fill="([^"]*)" d="([^"]*)"/g)]
  expect(threads.map(([, fill, path]) => ({ fill, path }))).toEqual(selvedge.threads)
})

test('the icon is the mark in the palettes’ colours: one of these has changed where it is not', async () => {
  const svg = String(await publicFile('/favicon.svg'))
  const { light, dark } = palettes
  for (const { paper, primary, accent } of [light, dark])
    for (const colour of [paper, primary, accent]) expect(svg).toContain(colour)
  expect(svg).toContain(logoMark.cloth)
  expect(svg).toContain(logoMark.centre)
})
