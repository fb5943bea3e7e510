import sharp from 'sharp'
import type { Plugin } from 'vite'
import { defaultLanguage } from '../../shared/languages.ts'
import type { Site } from '../../web/model/types.ts'
import { palettes } from '../../web/theme/tokens.ts'
import { mark } from '../../web/theme/weave.ts'
import { requestPath } from '../http/server.ts'

const { light, dark } = palettes

/** The width of an icon and of a cell of the mark in it, in pixels. */
type Size = { width: number; cell: number }

/**
 * The web manifest's icons by URL path. A mask may cut an icon down to a circle of 80% of its width
 * (w3.org/TR/appmanifest, section "Icon masks and safe zone").
 */
const manifestIcons = {
  '/icons/192.png': { width: 192, cell: 22, purpose: 'any' },
  '/icons/512.png': { width: 512, cell: 60, purpose: 'any' },
  '/icons/maskable.png': { width: 512, cell: 50, purpose: 'maskable' },
} as const satisfies Record<string, Size & { purpose: 'any' | 'maskable' }>

const rasters: Record<string, Size> = {
  '/apple-touch-icon.png': { width: 180, cell: 20 },
  ...manifestIcons,
}

/** The icon that browsers ask for even where a document names none. */
const ico: Size = { width: 32, cell: 4 }

/** Returns a Vite plugin that adds the site's icons to a build or the development server. */
export function icons(): Plugin {
  return {
    name: 'icons',
    async generateBundle() {
      for (const [path, source] of await drawIcons())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    configureServer(vite) {
      const drawn = drawIcons()
      vite.middlewares.use((request, response, next) => {
        drawn.then((files) => {
          const path = requestPath(request)
          const source = files.get(path)
          if (source === undefined) return next()
          // Browsers recognize all other formats by their first bytes.
          if (path.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
          response.end(source)
        }, next)
      })
    },
  }
}

/** Draws the icons, by URL path. */
export async function drawIcons(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>([
    ['/favicon.svg', faviconSvg()],
    ['/favicon.ico', icoFile(await raster(ico))],
  ])
  for (const [path, size] of Object.entries(rasters)) files.set(path, await raster(size))
  return files
}

/** Returns the web manifest: the site's name and icons on a phone's home screen. */
export function webManifest(site: Site): string {
  return JSON.stringify({
    name: site.companyName,
    description: site.blurb.value,
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.paper,
    icons: Object.entries(manifestIcons).map(([src, { width, purpose }]) => ({
      src,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose,
    })),
  })
}

/** The favicon, light or dark as the browser is: half a cell of margin, so that 16 px are 8 cells. */
function faviconSvg(): string {
  const rules = ({ paper, green, laterite }: typeof light) =>
    `.p{fill:${paper}}.g{fill:${green}}.l{fill:${laterite}}`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 8 8" shape-rendering="crispEdges">' +
    `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>` +
    '<path class="p" d="M-.5-.5h8v8h-8z"/>' +
    `<path class="g" fill-rule="evenodd" d="${mark.cloth}"/><path class="l" d="${mark.centre}"/></svg>`
  )
}

/** Returns a PNG of the mark on paper. */
function raster({ width, cell }: Size): Promise<Buffer> {
  const margin = (width - mark.size * cell) / 2
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">` +
    `<path fill="${light.paper}" d="M0 0h${width}v${width}H0z"/>` +
    `<g shape-rendering="crispEdges" transform="translate(${margin} ${margin}) scale(${cell})">` +
    `<path fill="${light.green}" fill-rule="evenodd" d="${mark.cloth}"/>` +
    `<path fill="${light.laterite}" d="${mark.centre}"/></g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 4 }).toBuffer()
}

/** Returns an ICO file with one PNG in it: a directory of one entry, then the image. */
function icoFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // one image
  head.writeUInt8(ico.width, 6)
  head.writeUInt8(ico.width, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}
