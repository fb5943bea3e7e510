import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { captionsIssue, mp4Issue, mp4Seconds } from './video.ts'

const video = await readFile('tests/support/video.mp4')

/** Returns the issue of a file, and the number of bytes that were read of it. */
async function judge(content: Uint8Array) {
  let count = 0
  const issue = await mp4Issue(async (from, to) => {
    const bytes = content.subarray(from, to)
    count += bytes.length
    return bytes
  }, content.length)
  return { issue, count }
}

const box = (type: string, content: Uint8Array) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const [ftyp, moov] = [video.subarray(0, 36), video.subarray(36, 36 + video.readUInt32BE(36))]
const renamed = (from: string, to: string) =>
  Buffer.from(video.toString('latin1').replaceAll(from, to), 'latin1')

test('a video in H.264 is played, with its index first or last, and little of it is read', async () => {
  expect(await judge(video)).toMatchObject({ issue: null })
  const large = Buffer.concat([ftyp, box('mdat', Buffer.alloc(3_000_000)), moov])
  const { issue, count } = await judge(large)
  expect(issue).toBeNull()
  expect(count).toBeLessThan(2_000)
})

test.each([
  ['a video in H.265', renamed('avc1', 'hvc1'), /H\.265/],
  ['a video in H.265 with Dolby Vision', renamed('avc1', 'dvh1'), /H\.265/],
  ['a video of an old phone', renamed('avc1', 'mp4v'), /not in H\.264/],
  ['a sound without a video', renamed('avc1', 'mp4a'), /not in H\.264/],
  ['a video of QuickTime', renamed('ftypisom', 'ftypqt  '), /is not an MP4/],
  ['another file', Buffer.from('GIF89a and more'), /is not an MP4/],
  [
    'a video that was cut off',
    Buffer.concat([ftyp, box('mdat', Buffer.alloc(9_000)).subarray(0, 4_000)]),
    /end is missing/,
  ],
  ['an empty box', Buffer.concat([ftyp, Buffer.alloc(64)]), /end is missing/],
])('%s is refused with the reason', async (_name, content, reason) => {
  expect((await judge(content)).issue).toMatch(reason)
})

/** A box of a track, and the boxes around it. */
const nested = (types: string[], content: Buffer): Buffer =>
  types.reduceRight((inside, type) => box(type, inside), content)
const sound = (codec: string) =>
  box(
    'trak',
    box(
      'mdia',
      Buffer.concat([
        box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0soun', 'latin1')),
        nested(
          ['minf', 'stbl', 'stsd'],
          Buffer.concat([Buffer.alloc(8), box(codec, Buffer.alloc(28))]),
        ),
      ]),
    ),
  )
const withSound = (codec: string) =>
  Buffer.concat([ftyp, box('moov', Buffer.concat([moov.subarray(8), sound(codec)]))])

test.each(['mp4a', 'Opus'])('sound of the codec %s is played', async (codec) => {
  expect((await judge(withSound(codec))).issue).toBeNull()
})

test.each(['ac-3', 'samr', 'sowt'])('sound of the codec %s is refused', async (codec) => {
  expect((await judge(withSound(codec))).issue).toMatch(/sound in AAC/)
})

test('a video with more than 8 bits of colour is refused', async () => {
  const tenBits = Buffer.from(video)
  tenBits[tenBits.indexOf('avcC') + 5] = 110
  expect((await judge(tenBits)).issue).toMatch(/profile High/)
})

test('the length is read from the file', async () => {
  const read = async (from: number, to: number) => video.subarray(from, to)
  expect(await mp4Seconds(read, video.length)).toBeCloseTo(1.139)
})

test('captions in another encoding than UTF-8 are refused', () => {
  const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBienvenue à Accra'
  expect(captionsIssue(Buffer.from(text, 'latin1'))).toMatch(/UTF-8/)
})

test.each([
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nThis is the store.', null],
  ['\ufeffWEBVTT - English\r\n\r\n1\r\n00:00.000 --> 00:01.000\r\nThis', null],
  ['WEBVTT\n\n1:00:00.000-->1:00:01.000 line:0\nThis', null],
  ['WEBVTT\n\n00:00:00,000 --> 00:00:01,000\nThis', expect.stringContaining('in line 3')],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\nThis', expect.stringContaining('in line 3')],
  ['WEBVTT\n\n', 'has no captions'],
  [
    '1\n00:00:00,000 --> 00:00:01,000\nThis',
    expect.stringContaining('is not in the format WebVTT'),
  ],
])('the issue of captions that begin with %j is %o', (content, issue) => {
  expect(captionsIssue(new TextEncoder().encode(content))).toEqual(issue)
})
