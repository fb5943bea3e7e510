import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { testWorkspace } from '../../testing/testWorkspace.ts'

const frame = { width: 8, height: 8, channels: 3 as const, background: 'red' }
const still = sharp({ create: frame })
const other = sharp({ create: { ...frame, background: 'teal' } })
const frames = await Promise.all([still, other].map((image) => image.clone().png().toBuffer()))
const animated = sharp(frames, { join: { animated: true } })

/** An APNG as far as its header says so: sharp does not write any. */
const apng = async () => {
  const png = await still.clone().png().toBuffer()
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

test.for([
  ['an animated GIF', 'gif', true, () => animated.clone().gif({ loop: 0 }).toBuffer()],
  ['a GIF that plays once', 'gif', true, () => animated.clone().gif().toBuffer()],
  ['an animated WebP', 'webp', true, () => animated.clone().webp().toBuffer()],
  ['an animated PNG', 'png', true, apng],
  ['a GIF', 'gif', false, () => still.clone().gif().toBuffer()],
  ['a WebP', 'webp', false, () => still.clone().webp().toBuffer()],
  ['a PNG', 'png', false, () => still.clone().png().toBuffer()],
  ['an AVIF', 'avif', false, () => still.clone().avif().toBuffer()],
] as const)(
  'that %s (%s) loses its movement is reported: %o',
  async ([name, extension, isTold, make]) => {
    const content = await make()
    const warnings = await warningsOf({
      _id: `image-${name.replaceAll(' ', '')}-8x8-${extension}`,
      _type: 'sanity.imageAsset',
      url: `data:image/${extension};base64,${content.toString('base64')}`,
      size: content.length,
      extension,
    })
    expect(warnings).toEqual(
      isTold
        ? ['This picture is animated. The website shows only its first frame, without movement']
        : [],
    )
  },
)

test('only the ends of a large PDF are read, once, and one that is protected is reported', async () => {
  const content = `%PDF-1.7${' '.repeat(50_000)}trailer<</Encrypt 5 0 R>>%%EOF`
  const read: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
    const range = new Headers(options?.headers).get('range') ?? ''
    read.push(range)
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    return new Response(content.slice(Number(from), Number(to) + 1), { status: 206 })
  })
  const asset = {
    _id: 'file-abc-pdf',
    _type: 'sanity.fileAsset',
    url: 'https://cdn.example/abc.pdf',
    size: content.length,
    extension: 'pdf',
  }
  expect(await warningsOf(asset)).toEqual([
    'This PDF is protected. If it asks for a password, visitors cannot open it',
  ])
  expect(read.slice(0, 2)).toEqual([
    'bytes=0-1023',
    `bytes=${content.length - 8192}-${content.length - 1}`,
  ])
  const known = read.length
  await warningsOf(asset)
  expect(read).toHaveLength(known)
  vi.restoreAllMocks()
})

test('a file that cannot be read is reported in words', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const asset = { _id: 'file-def-pdf', _type: 'sanity.fileAsset', extension: 'pdf', size: 9 }
  expect(await markersOf({ ...asset, url: 'https://cdn.example/def.pdf' })).toMatchObject([
    {
      level: 'error',
      message: 'The file could not be read. Close this form and open it again to try once more',
    },
  ])
  vi.restoreAllMocks()
})

const warningsOf = async (asset: StoredFile) =>
  (await markersOf(asset)).filter(({ level }) => level === 'warning').map(({ message }) => message)

type StoredFile = { _id: string; _type: string; url: string; extension: string; size: number }

/** Returns the markers about a file that is shown on a page. */
async function markersOf(asset: StoredFile) {
  const shown = { asset: { _type: 'reference', _ref: asset._id } }
  const isFile = asset._id.startsWith('file-')
  const item = isFile
    ? { title: { en: 'Profile' }, file: { _type: 'file', ...shown } }
    : { _type: 'image', alt: { en: 'A port' }, ...shown }
  const _type = isFile ? 'downloads' : 'pictures'
  const section = { _type, _key: 'a', heading: { en: 'Seen' }, items: [{ _key: 'a', ...item }] }
  const studio = await testWorkspace([asset])
  const page = { _id: 'aboutPage', _type: 'aboutPage', sections: [section] }
  return (await studio.validate(page)).filter(({ path }) => path[0] === 'sections')
}
