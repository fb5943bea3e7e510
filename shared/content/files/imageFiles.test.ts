import { expect, test } from 'vitest'
import { imageFiles } from './imageFiles.ts'

const asset = {
  ...{ _id: 'image-abc-2400x1800-png', url: 'https://cdn.example/abc.png', extension: 'png' },
  ...{ width: 2400, height: 1800 },
}
const shared = { asset, alt: { en: 'A warehouse' }, isShared: true } as const

/** Returns the part of the original that the share image shows. */
function partOf(image: Parameters<typeof imageFiles>[0]): string | null {
  const [file] = imageFiles(image).files
  return new URL(file?.url ?? '').searchParams.get('rect')
}

test('an image beside a link is one JPEG in the size that networks show', () => {
  expect(imageFiles(shared)).toMatchObject({
    ...{ width: 1200, height: 630 },
    files: [{ path: '/images/abc-0-270-2400-1260-share.jpg', width: 1200 }],
  })
  const { searchParams } = new URL(imageFiles(shared).files[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({ w: '1200', h: '630', fm: 'jpg' })
})

test('the image beside a link shows the hotspot, within the picture', () => {
  const at = (x: number, y: number) => ({ hotspot: { x, y, width: 0.2, height: 0.2 } })
  expect(partOf({ ...shared, ...at(0.5, 0.4) })).toBe('0,90,2400,1260')
  expect(partOf({ ...shared, ...at(0.5, 0) })).toBe('0,0,2400,1260')
  expect(partOf({ ...shared, ...at(0.5, 1) })).toBe('0,540,2400,1260')
})

test('the image beside a link shows nothing outside the crop', () => {
  const crop = { left: 0.5, right: 0, top: 0, bottom: 0.5 }
  const hotspot = { x: 0, y: 1, width: 0.1, height: 0.1 }
  expect(partOf({ ...shared, crop, hotspot })).toBe('1200,270,1200,630')
  const upright = { ...crop, left: 0.75 }
  expect(partOf({ ...shared, crop: upright })).toBe('1800,293,600,315')
})

test('every image of a page is offered in several widths', () => {
  const { files } = imageFiles({ asset, alt: { en: 'A warehouse' } })
  expect(files.map(({ path }) => path)).toEqual([
    '/images/abc-480.webp',
    '/images/abc-960.webp',
    '/images/abc-1600.webp',
  ])
})

test.each(['gif', 'webp'])('an animated %s stands still', (extension) => {
  const animated = { asset: { ...asset, extension }, alt: { en: 'A warehouse' } }
  for (const { url } of [
    ...imageFiles(animated).files,
    ...imageFiles({ ...animated, isShared: true }).files,
  ])
    expect(new URL(url).searchParams.get('frame')).toBe('1')
})
