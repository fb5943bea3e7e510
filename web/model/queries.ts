import {
  actions,
  countriesWith,
  image,
  pageReference,
  serviceCard,
} from '../../shared/content/fragments.ts'
import { pageTypes } from '../../shared/content/paths.ts'
import { projections } from '../sections/projections.ts'

/** The queries of the snapshot and of the preview. */

const hero = `hero{
  ...,
  ${actions},
  "image": select(defined(image.asset) => image${image}),
  "map": select(defined(map) => {"membership": map, "countries": ${countriesWith('map')}})
}`

const sections = `sections[]{
  ...,
  ${actions},
  ${Object.entries(projections)
    .filter(([, projection]) => projection !== null)
    .map(([type, projection]) => `_type == "${type}" => {${projection}}`)
    .join(',\n  ')}
}`

const page = `{
  _id, _type, "slug": slug.current, title, seo,
  ${hero},
  ${sections},
  _type == "servicePage" => {
    "service": {
      group, icon,
      "related": *[_type == "servicePage" && group == ^.^.group && _id != ^.^._id]
        | order(orderRank asc, _id asc) ${serviceCard}
    }
  }
}`

/** Every page of the site, by id. */
export const pagesQuery = `*[_type in ${JSON.stringify(pageTypes)}] | order(_id asc) ${page}`

/** The site's shared part. */
export const siteQuery = `*[_id == "siteSettings"][0]{
  ...,
  "shareImage": select(defined(shareImage.asset) => shareImage${image}),
  "footerServices": footerServices[]->{_id, "path": ${pageReference}, title, shortTitle},
  "footerBodies": footerBodies[]->{_id, "path": ${pageReference}, title, shortTitle},
  "legalPages": *[_type == "legalPage"] | order(orderRank asc, _id asc) {_id, "path": ${pageReference}, title}
}`
