import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { searchPath } from '../../shared/content/addresses/paths.ts'

/** Returns whether a link opens another page of the site. The search opens over the page. */
export const leadsToAnotherPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname !== location.pathname &&
  languageAndPath(pathname).path !== searchPath
