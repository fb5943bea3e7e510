import { defaultLanguage } from '../../../shared/languages.ts'
import type { Site } from '../../../web/model/types.ts'
import { palettes } from '../../../web/theme/tokens.ts'

const { paper } = palettes.light

const icons = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** Returns the web manifest: the site's name and icons for the home screen of a phone. */
export function webManifest(site: Site): string {
  return JSON.stringify({
    name: site.companyName,
    description: site.blurb.value,
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons,
  })
}
