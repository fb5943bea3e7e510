import { languageCodes } from '../i18n/languages.ts'
import { pageTypes } from './paths.ts'

/**
 * The questions put to the Content Lake, by the snapshot and by the preview alike.
 * Each projection answers one shape of `shapes/`.
 */
const pageLink = `{_id, _type, "slug": slug.current}`

const image = `{
  alt, crop, hotspot,
  "asset": asset->{_id, url, extension, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
}`

const actions = `actions[]{..., "page": page->${pageLink}}`

const blocks = `[]{..., markDefs[]{..., "page": page->${pageLink}}}`
const richText = `{${languageCodes.map((code) => `${code}${blocks}`).join(', ')}}`

const serviceCard = `{_id, "path": ${pageLink}, title, summary, features, icon}`

const hero = `hero{..., ${actions}, "image": select(defined(image.asset) => image${image})}`

const sections = `sections[]{
  ...,
  ${actions},
  _type == "prose" => {
    body${richText},
    "image": select(defined(image.asset) => image${image})
  },
  _type == "cards" => {
    items[]{..., "link": select(defined(link) => link{..., "page": page->${pageLink}})}
  },
  _type == "serviceList" => {
    "services": *[_type == "servicePage" && group == ^.group] | order(orderRank asc, _id asc) ${serviceCard}
  },
  _type == "milestones" => {
    "milestones": *[_type == "milestone"] | order(year asc, _id asc) {_id, year, title, text}
  },
  _type == "countries" => {
    "countries": *[_type == "country" && ^.membership in memberships]
      | order(isoCode asc) {_id, name, isoCode, capital, population}
  },
  _type == "bodies" => {
    items[]{..., "page": page->${pageLink}}
  },
  _type == "faqs" => {
    "categories": *[_type == "faqCategory"] | order(orderRank asc, _id asc) {
      _id, "slug": slug.current, title, faqs[]{..., answer${richText}}
    }
  }
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

/** How many documents editors have written; assets and the records of builds are not counted. */
export const documentCountQuery =
  'count(*[!(_type match "sanity.*") && !(_id in path("website.**"))])'

/** Every page of the site, in the order of their ids. */
export const pagesQuery = `*[_type in ${JSON.stringify(pageTypes)}] | order(_id asc) ${page}`

/** The site's shared part. */
export const siteQuery = `*[_id == "siteSettings"][0]{
  ...,
  "shareImage": select(defined(shareImage.asset) => shareImage${image}),
  "footerServices": footerServices[]->{_id, "path": ${pageLink}, title, shortTitle},
  "footerBodies": footerBodies[]->{_id, "path": ${pageLink}, title, shortTitle},
  "legalPages": *[_type == "legalPage"] | order(orderRank asc, _id asc) {_id, "path": ${pageLink}, title}
}`
