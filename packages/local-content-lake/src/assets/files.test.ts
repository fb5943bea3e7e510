import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { startLake } from '../startLake.ts'
import { connect, dataset, test } from '../testing/lakeTest.ts'

const content = Buffer.from('%PDF-1.7 and more')
const sha1 = createHash('sha1').update(content).digest('hex')

describe('an uploaded file', () => {
  test('is described as the hosted API does', async ({ client }) => {
    const path = `files/${client.config().projectId}/${dataset}/${sha1}.pdf`
    const options = { filename: 'Company Profile.PDF', contentType: 'application/pdf' }
    expect(await client.assets.upload('file', content, options)).toMatchObject({
      _id: `file-${sha1}-pdf`,
      _type: 'sanity.fileAsset',
      assetId: sha1,
      sha1hash: sha1,
      path,
      url: expect.stringContaining(`/${path}`),
      originalFilename: 'Company Profile.PDF',
      extension: 'pdf',
      mimeType: 'application/pdf',
      size: content.length,
    })
  })

  test('is one document, however often it is uploaded', async ({ client }) => {
    const first = await client.assets.upload('file', content, { filename: 'one.pdf' })
    const second = await client.assets.upload('file', content, { filename: 'other.pdf' })
    expect(second).toEqual(first)
  })

  test.for([
    [{ filename: 'notes.txt' }, 'txt'],
    [{ contentType: 'application/pdf' }, 'pdf'],
    [{ filename: 'no extension' }, 'bin'],
    [{ filename: 'odd.p/d f' }, 'bin'],
  ] as const)('that comes as %o has the extension %s', async ([options, extension], { client }) => {
    const { _id } = await client.assets.upload('file', content, options)
    expect(_id).toBe(`file-${sha1}-${extension}`)
  })

  test('is served after a restart, under the new address', { tags: 'local' }, async ({
    directory,
  }) => {
    const before = await startLake({ directory, port: 0 })
    const options = { filename: 'a.pdf' }
    const { _id } = await connect(before.address).assets.upload('file', content, options)
    await before.close()
    const after = await startLake({ directory, port: 0 })
    const file = await connect(after.address).getDocument(_id)
    expect(file?.url).toContain(after.address)
    expect(Buffer.from(await (await fetch(file?.url)).arrayBuffer())).toEqual(content)
    await after.close()
  })
})

describe('a file address', () => {
  test('gives the uploaded bytes with their type', async ({ client }) => {
    const { url } = await client.assets.upload('file', content, { filename: 'a.pdf' })
    const response = await fetch(url)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
  })

  test('gives a range of them, so that a video can be played from its middle', async ({
    client,
  }) => {
    const { url } = await client.assets.upload('file', content, { filename: 'a.mp4' })
    const response = await fetch(url, { headers: { Range: 'bytes=1-3' } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 1-3/${content.length}`)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(await response.text()).toBe('PDF')
  })

  test('is answered so that the file cannot run scripts', { tags: 'local' }, async ({ client }) => {
    const { url } = await client.assets.upload('file', content, { filename: 'a.pdf' })
    const { headers } = await fetch(url)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test('is a download on request', { tags: 'local' }, async ({ client }) => {
    const { url } = await client.assets.upload('file', content, { filename: 'a.pdf' })
    const { headers } = await fetch(`${url}?dl`)
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${sha1}.pdf`)
  })

  test.for([`files/localdev/production/${'0'.repeat(40)}.pdf`, 'files/localdev/production/x.pdf'])(
    'of nothing stored, %s, is not found',
    { tags: 'local' },
    async (path, { request }) => {
      expect((await request(`/${path}`)).status).toBe(404)
    },
  )
})
