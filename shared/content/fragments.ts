import { languageCodes } from '../languages.ts'

/** GROQ fragments for queries. Each returns a shape of `shapes/`. */

/** Projection of a referenced page, for the shape `pagePath`. */
export const pageReference = `{_id, _type, "slug": slug.current}`

export const image = `{
  alt, caption, crop, hotspot,
  "asset": asset->{_id, url, extension, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
}`

/** Projection of a button, whose Service of Interest follows the service page that it names. */
export const action = `{
  ...,
  "page": page->${pageReference},
  "service": coalesce(servicePage->enquiryName.en, servicePage->title.en, service)
}`

/** Projection of the field `actions` of a hero or a section. */
export const actions = `actions[]${action}`

const blocks = `[]{..., markDefs[]{..., "page": page->${pageReference}}}`

export const richText = `{${languageCodes.map((code) => `${code}${blocks}`).join(', ')}}`

export const serviceCard = `{
  _id, _type, orderRank, group, "path": ${pageReference}, title, summary, features, icon
}`
