import { defaultLanguage } from '../../shared/languages.ts'
import type { Site } from '../../web/model/types.ts'
import { palettes } from '../../web/theme/tokens.ts'
import { manifestIcons } from './icons.ts'

/** Returns the web manifest: the site's name and icons on a phone's home screen. */
export function webManifest(site: Site): string {
  return JSON.stringify({
    name: site.companyName,
    description: site.blurb.value,
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: palettes.light.paper,
    theme_color: palettes.light.paper,
    icons: Object.entries(manifestIcons).map(([src, { width, purpose }]) => ({
      src,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose,
    })),
  })
}
