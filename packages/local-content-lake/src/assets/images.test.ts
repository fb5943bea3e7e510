import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { startLake } from '../startLake.ts'
import { connect, dataset, test } from '../testing/lakeTest.ts'

const redImage = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const sha1 = createHash('sha1').update(redImage).digest('hex')
const svgImage = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>')

describe('an uploaded image', () => {
  test('is described as the hosted API does', async ({ client }) => {
    const path = `images/${client.config().projectId}/${dataset}/${sha1}-40x20.png`
    expect(await client.assets.upload('image', redImage, { filename: 'red.png' })).toMatchObject({
      _id: `image-${sha1}-40x20-png`,
      _type: 'sanity.imageAsset',
      assetId: sha1,
      sha1hash: sha1,
      path,
      url: expect.stringContaining(`/${path}`),
      originalFilename: 'red.png',
      extension: 'png',
      mimeType: 'image/png',
      size: redImage.length,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 40, height: 20, aspectRatio: 2 },
      },
    })
  })

  test('is one document, however often it is uploaded', async ({ client }) => {
    const first = await client.assets.upload('image', redImage, { filename: 'red.png' })
    const second = await client.assets.upload('image', redImage, { filename: 'other.png' })
    expect(second).toEqual(first)
  })

  test('is measured upright', async ({ client }) => {
    const turned = await sharp(redImage).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { _id, url } = await client.assets.upload('image', turned)
    expect(_id).toMatch(/-20x40-jpg$/)
    expect(await sizeOf(`${url}?w=10`)).toEqual([10, 20])
  })

  test('that is no image is refused', async ({ client }) => {
    const upload = client.assets.upload('image', Buffer.from('no image'))
    await expect(upload).rejects.toMatchObject({ statusCode: 400 })
  })

  test('that is empty is refused in our words', { tags: 'local' }, async ({ client }) => {
    const upload = client.assets.upload('image', Buffer.from(''))
    await expect(upload).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('The image was refused: it is an empty file'),
    })
  })

  test('is served without what the camera has noted', { tags: 'local' }, async ({ client }) => {
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 36/1 13/1' } }
    const photo = await sharp(redImage).withExif(exif).jpeg().toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { url } = await client.assets.upload('image', photo)
    for (const format of ['fm=webp', 'fm=jpg']) {
      const shown = await (await fetch(`${url}?w=10&${format}`)).arrayBuffer()
      expect((await sharp(shown).metadata()).exif).toBeUndefined()
    }
  })

  test.for([
    ['png', {}],
    ['png', { progressive: true }],
    ['jpeg', { progressive: true }],
    ['webp', {}],
    ['avif', { effort: 0 }],
    ['gif', {}],
  ] as const)(
    'that is a truncated %s with %o is refused in our words',
    { tags: 'local' },
    async ([format, options], { client }) => {
      const create = { width: 99, height: 99, channels: 3 as const, background: 'red' }
      const noise = sharp({ create: { ...create, noise: { type: 'gaussian', sigma: 30 } } })
      const image = await noise.toFormat(format, options).toBuffer()
      const upload = client.assets.upload('image', image.subarray(0, image.length * 0.9))
      await expect(upload).rejects.toMatchObject({
        statusCode: 400,
        message: expect.stringMatching(/The image was refused: it (is damaged|has no format)/),
      })
    },
  )

  test('with more pixels than can be decoded is refused by its header', {
    tags: 'local',
  }, async ({ client }) => {
    // A header alone, so that decoding would report another reason.
    const header = Buffer.from(redImage.subarray(0, 33))
    header.writeUInt32BE(16_000, 16)
    header.writeUInt32BE(16_000, 20)
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
    const bomb = Buffer.concat([header, redImage.subarray(33)])
    await expect(client.assets.upload('image', bomb)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('16000 × 16000 pixels; at most 100 million'),
    })
  })

  test('is served after a restart, under the new address', { tags: 'local' }, async ({
    directory,
  }) => {
    const before = await startLake({ directory, port: 0 })
    const { _id } = await connect(before.address).assets.upload('image', redImage)
    await before.close()
    const after = await startLake({ directory, port: 0 })
    const image = await connect(after.address).getDocument(_id)
    expect(image?.url).toContain(after.address)
    expect(Buffer.from(await (await fetch(image?.url)).arrayBuffer())).toEqual(redImage)
    await after.close()
  })

  test('follows the address of the lake without a write', { tags: 'local' }, async ({
    directory,
  }) => {
    const before = await startLake({ directory, port: 0 })
    const image = await connect(before.address).assets.upload('image', redImage)
    await before.close()
    const after = await startLake({ directory, port: 0 })
    const client = connect(after.address)
    const url = `${after.address}/${image.path}`
    const stored = await client.getDocument(image._id)
    expect(stored).toEqual({ ...image, url })
    expect(await client.fetch('*[0]{_rev, url}')).toEqual({ _rev: image._rev, url })
    const patch = client.patch(image._id).set({ title: 'Red', url: 'http://elsewhere' })
    expect(await patch.commit()).toMatchObject({ title: 'Red', url })
    await after.close()
  })
})

describe('an image address', () => {
  test('without parameters gives the uploaded bytes', async ({ client }) => {
    const { url } = await client.assets.upload('image', redImage)
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(redImage)
  })

  test.for<[string, [number, number]]>([
    ['w=20', [20, 10]],
    ['h=5', [10, 5]],
    ['w=80', [80, 40]],
    ['w=80&fit=max', [40, 20]],
    ['w=20&h=20', [20, 10]],
    ['w=20&h=20&fit=clip', [20, 10]],
    ['w=20&h=20&fit=crop', [20, 20]],
    ['w=80&h=80&fit=crop', [80, 80]],
    ['w=20&h=20&fit=fillmax', [20, 20]],
    ['w=10&dpr=2', [20, 10]],
    ['rect=0,0,10,10', [10, 10]],
    ['rect=30,10,100,100&w=5', [5, 5]],
  ])('with %s gives %j', async ([search, size], { client }) => {
    const { url } = await client.assets.upload('image', redImage)
    expect(await sizeOf(`${url}?${search}`)).toEqual(size)
  })

  test.for([
    ['fm=webp', '*/*', 'image/webp'],
    ['fm=jpg&q=50', '*/*', 'image/jpeg'],
    ['w=10', '*/*', 'image/png'],
    ['auto=format', 'image/webp,*/*', 'image/webp'],
    ['auto=format', 'image/png', 'image/png'],
  ] as const)('with %s, accepting %s, gives %s', async ([search, accept, type], { client }) => {
    const { url } = await client.assets.upload('image', redImage)
    const response = await fetch(`${url}?${search}`, { headers: { accept } })
    expect(response.headers.get('content-type')).toBe(type)
    expect(`image/${(await sharp(await response.arrayBuffer()).metadata()).format}`).toBe(type)
  })

  test('is a download on request', { tags: 'local' }, async ({ client }) => {
    const { url } = await client.assets.upload('image', redImage)
    const { headers } = await fetch(`${url}?dl=red%20box.png`)
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''red%20box.png")
  })

  test.for([
    ['of a PNG', redImage, ''],
    ['of a transformed PNG', redImage, '?w=10'],
    ['of an SVG', svgImage, ''],
  ] as const)(
    '%s is answered so that it cannot run scripts',
    { tags: 'local' },
    async ([, content, search], { client }) => {
      const { url } = await client.assets.upload('image', content)
      const { headers } = await fetch(url + search)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  test('of an SVG gives it as it is', { tags: 'local' }, async ({ client }) => {
    const { url, metadata } = await client.assets.upload('image', svgImage)
    expect(metadata.dimensions).toMatchObject({ width: 30, height: 10 })
    const response = await fetch(`${url}?w=10&fm=webp`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toBe(svgImage.toString())
  })

  test.for(['w=-1', 'w=9000', 'fit=scale', 'rect=1,2', 'q=101', 'fm=avif'])(
    'with %s is refused',
    { tags: 'local' },
    async (search, { client }) => {
      const { url } = await client.assets.upload('image', redImage)
      expect((await fetch(`${url}?${search}`)).status).toBe(400)
    },
  )

  test.for([
    `images/localdev/production/${'0'.repeat(40)}-1x1.png`,
    'images/localdev/production/x.png',
    'images/localdev/production/..%2Flake.sqlite',
  ])(
    'of nothing stored, %s, is not found',
    { tags: 'local' },
    async (path, { client, request }) => {
      await client.assets.upload('image', redImage)
      const response = await request(`/${path}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
    },
  )
})

async function sizeOf(url: string): Promise<number[]> {
  const { width, height } = await sharp(await (await fetch(url)).arrayBuffer()).metadata()
  return [width, height]
}
