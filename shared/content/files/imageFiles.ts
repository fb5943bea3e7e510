import type { Text } from '../languages/inLanguage.ts'
import type { ValidImage } from '../shapes/image.ts'

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

/** Widths in pixels for `srcset`; originals are not enlarged. */
const widths = [480, 960, 1600]

/** The size of a share image in pixels, which Facebook, LinkedIn and WhatsApp show uncropped. */
export const shareSize = { width: 1200, height: 630 } as const

/** Returns an image's files, each with its URL at Sanity's image pipeline, which crops, resizes and encodes. */
export function imageFiles(image: ValidImage) {
  return image.isShared ? shareFiles(image) : sizesOf(image)
}

/** A part of an image in pixels. */
type Region = { left: number; top: number; width: number; height: number }

function sizesOf(image: ValidImage) {
  const { asset, crop } = image
  const region = croppedRegion(image)
  const cropped = crop ? `-${regionNumbers(region).join('-')}` : ''
  const { width, height } = region
  const offered = [...widths.filter((offer) => offer < width), Math.min(width, Math.max(...widths))]
  const rect = crop ? `&rect=${regionNumbers(region)}` : ''
  return {
    width,
    height,
    files: [...new Set(offered)].map((offer) => ({
      path: `/images/${nameOf(image)}${cropped}-${offer}.webp`,
      width: offer,
      url: `${asset.url}?w=${offer}&fm=webp&q=80${rect}${stillOf(image)}`,
    })),
  }
}

/** Returns a share image's only file. It is a JPEG, because some networks do not show WebP. */
function shareFiles(image: ValidImage) {
  const { width, height } = shareSize
  const region = regionNumbers(shareRegion(image))
  const url = `${image.asset.url}?rect=${region}&w=${width}&h=${height}&fit=crop&fm=jpg&q=80&bg=fff${stillOf(image)}`
  const path = `/images/${nameOf(image)}-${region.join('-')}-share.jpg`
  return { width, height, files: [{ path, width, url }] }
}

/** Selects the first frame of an animation, because visitors could not stop it (WCAG 2.2.2). */
const stillOf = ({ asset: { extension } }: ValidImage) =>
  ['gif', 'webp'].includes(extension) ? '&frame=1' : ''

function nameOf({ asset }: ValidImage): string {
  return asset._id.replace(/^image-/, '').replace(/-\d+x\d+-\w+$/, '')
}

const regionNumbers = ({ left, top, width, height }: Region) => [left, top, width, height]

function croppedRegion({ asset, crop }: ValidImage): Region {
  const left = Math.round(asset.width * (crop?.left ?? 0))
  const top = Math.round(asset.height * (crop?.top ?? 0))
  const width = asset.width - left - Math.round(asset.width * (crop?.right ?? 0))
  const height = asset.height - top - Math.round(asset.height * (crop?.bottom ?? 0))
  return { left, top, width, height }
}

/** Returns the largest region inside the crop with the aspect ratio of `shareSize`, centred near the hotspot. */
function shareRegion(image: ValidImage): Region {
  const { asset, hotspot } = image
  const inside = croppedRegion(image)
  const ratio = shareSize.width / shareSize.height
  const width = Math.max(1, Math.min(inside.width, Math.round(inside.height * ratio)))
  const height = Math.max(1, Math.min(inside.height, Math.round(inside.width / ratio)))
  /** Clamps an interval around a centre to the region, and returns its start. */
  const startOf = (centre: number | undefined, from: number, length: number, part: number) =>
    Math.round(
      Math.min(Math.max((centre ?? from + length / 2) - part / 2, from), from + length - part),
    )
  return {
    left: startOf(hotspot && hotspot.x * asset.width, inside.left, inside.width, width),
    top: startOf(hotspot && hotspot.y * asset.height, inside.top, inside.height, height),
    width,
    height,
  }
}

export function isValidImage(value: object): value is ValidImage {
  return 'asset' in value && 'alt' in value
}
