import type { Drawing } from '../../../web/document/shareImage.ts'
import type { SiteFile } from '../siteOutput.ts'
import type { ShareImageDrawer } from './drawApart.ts'

/** Returns a share image as a file of the site. */
export function shareImageFile({ path, texts }: Drawing, drawer: ShareImageDrawer): SiteFile {
  return { path: path.slice(1), version: path, make: () => drawer.draw(texts) }
}
