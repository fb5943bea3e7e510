import type { StoredImage } from './shapes/image.ts'
import type { Text } from './text.ts'

/** An image as the site shows it: one file per width, served by the site itself. */
export type Image = {
  alt: Text
  caption?: Text
  /** The size in pixels, which reserves space until the image has loaded. */
  width: number
  height: number
  /** Narrowest first; `path` is the URL path on the site. */
  files: { path: string; width: number }[]
}

/** The widths in pixels that browsers can choose from; originals are not enlarged. */
const widths = [480, 960, 1600]

/**
 * Returns the files of an image, and the URL that the snapshot loads each from: Sanity's image
 * pipeline crops, resizes and encodes by URL parameters.
 */
export function imageFiles({ asset, crop }: StoredImage) {
  const name = asset._id.replace(/^image-/, '').replace(/-\d+x\d+-\w+$/, '')
  const left = Math.round(asset.width * (crop?.left ?? 0))
  const top = Math.round(asset.height * (crop?.top ?? 0))
  const width = asset.width - left - Math.round(asset.width * (crop?.right ?? 0))
  const height = asset.height - top - Math.round(asset.height * (crop?.bottom ?? 0))
  const cropped = crop ? `-${left}-${top}-${width}-${height}` : ''

  const offered = [...widths.filter((offer) => offer < width), Math.min(width, Math.max(...widths))]
  const rect = crop ? `&rect=${left},${top},${width},${height}` : ''
  return {
    width,
    height,
    files: [...new Set(offered)].map((offer) => ({
      path: `/images/${name}${cropped}-${offer}.webp`,
      width: offer,
      url: `${asset.url}?w=${offer}&fm=webp&q=80${rect}`,
    })),
  }
}
