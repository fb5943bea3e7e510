import { languageCodes } from '../../languages.ts'

/** GROQ fragments. The result of each has a shape in `shapes/` or `files/`. */

/** Projection of a referenced page, for the shape `pagePath`. */
export const pageReference = `{_id, _type, "slug": slug.current}`

const imageAsset = `asset->{_id, url, extension, "width": metadata.dimensions.width, "height": metadata.dimensions.height}`

export const image = `{
  alt, caption, crop, hotspot,
  "asset": ${imageAsset}
}`

/** Projection of a list of pictures, for the shape `listedImage`. */
export const listedImages = `[]{
  _key, alt, caption, crop, hotspot,
  "asset": ${imageAsset}
}`

/** A picture in a field, for the shape `image`. */
export const imageIn = (field: string) => `select(defined(${field}.asset) => ${field}${image})`

/**
 * A picture in a field of an object with a name, such as a logo, for the shape `image`. The name is the alternative
 * text in every language.
 */
export const namedImage = (field: string) => `select(defined(${field}.asset) => {
  "alt": {${languageCodes.map((code) => `"${code}": name`).join(', ')}},
  "crop": ${field}.crop,
  "hotspot": ${field}.hotspot,
  "asset": ${field}.${imageAsset}
})`

/** A file in a field, for the shapes of `files/file.ts`. */
export const fileIn = (field: string) =>
  `select(defined(${field}.asset) => ${field}{"asset": asset->{_id, url, extension, size}})`

/** The option of *Service of Interest* that enquiries store for a referenced service page. */
export const enquiryOption = (reference: string) =>
  `coalesce(${reference}->enquiryName.en, ${reference}->title.en)`

/** Projection of a button; a referenced service page becomes its Service of Interest. */
export const action = `{
  ...,
  "page": page->${pageReference},
  "service": ${enquiryOption('service')}
}`

export const actions = `actions[]${action}`

const blocks = `[]{..., markDefs[]{..., "page": page->${pageReference}}}`

export const richText = `{${languageCodes.map((code) => `${code}${blocks}`).join(', ')}}`
