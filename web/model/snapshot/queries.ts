import { pageTypes } from '../../../shared/content/addresses/paths.ts'
import { projectionOf } from '../../../shared/content/fields.ts'
import {
  listedDocumentProjection,
  listedTypes,
} from '../../../shared/content/lists/documentLists.ts'
import { actions, imageIn, pageReference } from '../../../shared/content/lists/fragments.ts'
import { listSlot } from '../../../shared/content/lists/listDefinition.ts'
import { pageProjections, siteProjections } from '../../../shared/content/pageTypes/registry.ts'
import { serviceLinkProjection } from '../../../shared/content/pageTypes/servicePage.ts'
import { maxRedirects } from '../../../shared/content/shapes/redirect.ts'
import { contentStateQuery } from '../../../shared/publishing/liveBuild.ts'
import { ownFields, sectionFields } from '../../sections/sectionFields.ts'
import { heroList } from '../../sections/sectionLists.ts'
import { section } from '../../sections/shapes.ts'

const hero = `hero{
  ...,
  ${actions},
  "image": ${imageIn('image')},
  "map": select(defined(map) => {"membership": map, "countries": ${listSlot({ list: heroList.list, filterGroq: heroList.filterField })}})
}`

const seo = `seo{..., "image": ${imageIn('image')}}`

const sections = `sections[]{
  ...,
  ${projectionOf(sectionFields)},
  ${section.options
    .flatMap((shape) => {
      const groq = projectionOf(ownFields(shape.shape))
      return groq ? [`_type == "${shape.shape._type.value}" => {${groq}}`] : []
    })
    .join(',\n  ')}
}`

const page = `{
  _id, _type, _updatedAt, "slug": slug.current, title,
  ${seo},
  ${hero},
  ${sections},
  ${Object.entries(pageProjections)
    .map(([type, projection]) => `_type == "${type}" => {${projection}}`)
    .join(',\n  ')}
}`

const pageFilter = `_type in ${JSON.stringify(pageTypes)}`
const listedFilter = `_type in ${JSON.stringify(listedTypes)}`

/**
 * All pages, with slots for the documents that they list, in the order of their last change: of two
 * conflicting pages, the later one gets the issue.
 */
export const pagesQuery = `*[${pageFilter}] | order(_updatedAt asc, _id asc) ${page}`

export const listedQuery = `*[${listedFilter}] | order(_id asc) ${listedDocumentProjection}`

/** The old addresses, oldest first, for the shape `redirect`. Limited to one more than allowed, to detect an excess. */
export const redirectsQuery = `*[_type == "redirect"] | order(_createdAt asc, _id asc)[0..${maxRedirects}] {
  _id, _type, from, "to": to->${pageReference}
}`

const link = `{_key, label, "page": page->${pageReference}}`

/**
 * The site's shared part: settings, menu, footer, edited messages, the search's answers and
 * countries, the countries that have a page, and those that had one, with all sources.
 */
export const siteQuery = `*[_id == "siteSettings"][0]{
  ...,
  "shareImage": ${imageIn('shareImage')},
  ${siteProjections.join(',\n  ')},
  "searchAnswers": ${listSlot({ list: 'searchAnswers' })},
  "africanUnionCountries": ${listSlot({ list: 'countries', filterGroq: '"africanUnion"' })},
  "operatedCountries": ${listSlot({ list: 'countries', filterGroq: '"operations"' })},
  "formerCountries": ${listSlot({ list: 'countries', filterGroq: '"formerOperations"' })},
  "sources": ${listSlot({ list: 'sources' })},
  "navigation": *[_id == "navigation"][0]{
    _id, _type,
    menu[]${link},
    button${link},
    serviceGroups[]{_key, heading, "pages": pages[]->${serviceLinkProjection}},
    footerColumns[]{_key, heading, content, content == "links" => {links[]${link}}}
  },
  "interfaceMessages": *[_id == "interfaceMessages"][0]
}`

/** All content of a build, in one query, so that it is consistent. */
export const publishedQuery = `{
  "now": now(),
  "state": ${contentStateQuery},
  "pages": ${pagesQuery},
  "listed": ${listedQuery},
  "redirects": ${redirectsQuery},
  "site": ${siteQuery}
}`
