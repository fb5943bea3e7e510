import { languageCodes } from '../languages.ts'

/** GROQ fragments that queries are made of. Each answers one shape of `shapes/`. */

/** The page that a reference leads to: the shape `pagePath`. */
export const pageReference = `{_id, _type, "slug": slug.current}`

export const image = `{
  alt, crop, hotspot,
  "asset": asset->{_id, url, extension, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
}`

/** The field `actions` of an opening or a section. */
export const actions = `actions[]{..., "page": page->${pageReference}}`

const blocks = `[]{..., markDefs[]{..., "page": page->${pageReference}}}`

export const richText = `{${languageCodes.map((code) => `${code}${blocks}`).join(', ')}}`

export const serviceCard = `{_id, "path": ${pageReference}, title, summary, features, icon}`
