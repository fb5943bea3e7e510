import { defaultLanguage } from '../../shared/languages.ts'
import type { Site } from '../../web/model/types.ts'
import { palettes } from '../../web/theme/tokens.ts'

const { paper } = palettes.light

/** Icons of `web/public/`, by URL path. */
const icons = [
  { src: '/icons/192.png', width: 192, purpose: 'any' },
  { src: '/icons/512.png', width: 512, purpose: 'any' },
  { src: '/icons/maskable.png', width: 512, purpose: 'maskable' },
]

/** Returns the web manifest: the site's name and icons on a phone's home screen. */
export function webManifest(site: Site): string {
  return JSON.stringify({
    name: site.companyName,
    description: site.blurb.value,
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: icons.map(({ src, width, purpose }) => ({
      src,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose,
    })),
  })
}
