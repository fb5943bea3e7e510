import type { CustomValidator } from 'sanity'
import { picture } from '../../../shared/content/shapes/image.ts'
import { faultText } from './faultText.ts'

/** The id of an image's asset, which says its size and format. */
const assetId = /^image-\w+-(?<width>\d+)x(?<height>\d+)-(?<extension>\w+)$/

/** Validates an image's format, crop and hotspot against the site's shape. */
export const soundPicture: CustomValidator<{ asset?: { _ref?: string } } | undefined> = (image) => {
  const id = image?.asset?._ref ?? ''
  const facts = assetId.exec(id)?.groups
  if (!facts) return true
  const { extension } = facts
  const issue = picture.safeParse({
    ...image,
    asset: {
      _id: id,
      url: `https://cdn.sanity.io/${id}`,
      extension,
      width: Number(facts.width),
      height: Number(facts.height),
    },
  }).error?.issues[0]
  return issue ? faultText(issue.message) : true
}
