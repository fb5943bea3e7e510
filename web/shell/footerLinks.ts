import { shortTitle } from '../../shared/content/fallbacks.ts'
import type { Site } from '../model/types.ts'

/** Returns the links of a column: its own, or the service pages that the site lists. */
export function linksOf(column: Site['navigation']['footerColumns'][number], site: Site) {
  switch (column.content) {
    case 'links':
      return column.links.map(({ _key, page, label }) => ({ key: _key, path: page, label }))
    case 'services':
      return site.footerServices.map(({ _id, path, title }) => ({ key: _id, path, label: title }))
    case 'bodies':
      return site.footerBodies.map((body) => ({
        key: body._id,
        path: body.path,
        label: shortTitle(body),
      }))
  }
}
