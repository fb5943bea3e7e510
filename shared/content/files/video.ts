import { issueMessage } from '../shapes/issueMessages.ts'
import { fileShape, latin1, type ReadBytes } from './file.ts'

export const mp4 = fileShape('mp4')
export const captions = fileShape('vtt')

/** The number of bytes of `moov` to search for codecs. In an MP4 of 25 MB, `moov` has a few hundred kB. */
const maxMoov = 2_000_000

/** The sample entries of videos that all current browsers play: H.264, AV1 and VP9. */
const playedVideo = /^(?:avc[13]|av01|vp09)$/

/** The sample entries of sound that all current browsers play: AAC and MP3, Opus and FLAC. */
const playedSound = /^(?:mp4a|\.mp3|Opus|fLaC)$/

/** Dolby Vision videos are encoded in H.265. */
const h265 = /^(?:hvc1|hev1|dvh1|dvhe)$/

/** The profile «High» of H.264, the highest one with 8 bits and without further colours. */
const highProfile = 100

/**
 * Checks the boxes of an MP4 (ISO/IEC 14496-12); `moov` names the codecs. Returns the reason why browsers cannot play
 * the video, or null if they can.
 * @param size of the file, in bytes
 */
export async function mp4Issue(read: ReadBytes, size: number): Promise<string | null> {
  const head = await read(0, Math.min(12, size))
  // QuickTime files have the brand `qt`.
  if (latin1(head.subarray(4, 8)) !== 'ftyp' || latin1(head.subarray(8, 12)) === 'qt  ')
    return 'is not an MP4, although its name says so: export it as an MP4'
  const moov = await readMoov(read, size)
  if (!moov) return 'is an MP4 whose end is missing: export it again, or ask for the complete file'
  const tracks = tracksOf(moov)
  if (tracks.some(({ codec }) => h265.test(codec)))
    return 'is a video in H.265 (HEVC), which many browsers do not play: export it in H.264'
  const video = tracks.find(({ codec }) => playedVideo.test(codec))
  if (!video) return 'is a video that is not in H.264: export it in H.264'
  if (video.profile > highProfile)
    return 'is a video with more than 8 bits of colour, which many browsers do not play: export it in H.264 with the profile High'
  return tracks.every(({ kind, codec }) => kind !== 'soun' || playedSound.test(codec))
    ? null
    : 'has sound that browsers do not play: export it with sound in AAC'
}

/** Returns how long an MP4 plays in seconds, or null if its index does not say. */
export async function mp4Seconds(read: ReadBytes, size: number): Promise<number | null> {
  const moov = await readMoov(read, size)
  const header = moov && boxesOf(moov).find(({ type }) => type === 'mvhd')?.content
  if (!header) return null
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  // Version 1 has times of 64 bits.
  const [scale, duration] =
    view.getUint8(0) === 1
      ? [view.getUint32(20), Number(view.getBigUint64(24))]
      : [view.getUint32(12), view.getUint32(16)]
  return scale > 0 && duration > 0 ? duration / scale : null
}

async function readMoov(read: ReadBytes, size: number): Promise<Uint8Array | null> {
  const range = await findMoov(read, size)
  return range && read(range.from + 8, Math.min(range.to, range.from + maxMoov))
}

type Mp4Box = { type: string; content: Uint8Array }

/** Returns the boxes in a part of a file; the last may be cut off. */
function boxesOf(bytes: Uint8Array): Mp4Box[] {
  const boxes: Mp4Box[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = lengthOf(bytes.subarray(at, at + 16)) ?? bytes.length - at
    if (length < 8) break
    const type = latin1(bytes.subarray(at + 4, at + 8))
    boxes.push({ type, content: bytes.subarray(at + 8, at + length) })
    at += length
  }
  return boxes
}

/** Returns the kind of each track, its codec, and the profile of H.264. */
function tracksOf(moov: Uint8Array) {
  const inside = (boxes: readonly Mp4Box[], type: string) =>
    boxes.filter((box) => box.type === type).flatMap(({ content }) => boxesOf(content))
  const tracks = boxesOf(moov).filter(({ type }) => type === 'trak')
  return tracks.map((track) => {
    const media = inside(boxesOf(track.content), 'mdia')
    const handler = media.find(({ type }) => type === 'hdlr')?.content.subarray(8, 12)
    const samples = inside(inside(media, 'minf'), 'stbl').find(({ type }) => type === 'stsd')
    // The entries follow the version and their number.
    const [entry] = boxesOf(samples?.content.subarray(8) ?? new Uint8Array())
    const words = latin1(entry?.content ?? new Uint8Array())
    const settings = words.indexOf('avcC')
    return {
      kind: latin1(handler ?? new Uint8Array()),
      codec: entry?.type ?? '',
      profile: settings < 0 ? 0 : (entry?.content[settings + 5] ?? 0),
    }
  })
}

/**
 * Returns the position of an MP4's index in the file, or null if there is none. Phones write the index last, so its
 * absence means that the file is incomplete.
 */
export async function findMoov(
  read: ReadBytes,
  size: number,
): Promise<{ from: number; to: number } | null> {
  let at = 0
  while (at + 8 <= size) {
    const head = await read(at, Math.min(at + 16, size))
    if (head.length < 8) break
    const length = lengthOf(head) ?? size - at
    if (latin1(head.subarray(4, 8)) === 'moov') return { from: at, to: Math.min(at + length, size) }
    if (length < 8) break
    at += length
  }
  return null
}

/** Returns the length of a box, given its first 16 bytes, or null if the box extends to the end of the file. */
function lengthOf(head: Uint8Array): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const length = view.getUint32(0)
  if (length === 1 && head.length >= 16) return Number(view.getBigUint64(8))
  return length === 0 ? null : length
}

const cueTime = String.raw`((?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})`

/** The line of a cue with its times (WebVTT, 4.1). */
const cueTimes = new RegExp(String.raw`^${cueTime}\s*-->\s*${cueTime}(?:\s|$)`)

/** Returns a cue's time in seconds, from hours, minutes and seconds. */
const secondsOf = (time = '') =>
  time.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0)

/** Returns the reason why browsers cannot show captions, or null if they can. */
export function captionsIssue(content: Uint8Array): string | null {
  const text = decodeUtf8(content)
  if (text === null)
    return 'is not in UTF-8, so that accents would be lost: save the captions in the encoding UTF-8'
  // TextDecoder removes a byte order mark.
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text))
    return 'is not in the format WebVTT, although its name says so: export the captions as WebVTT'
  const lines = text.split(/\r\n|\r|\n/)
  if (!text.includes('-->')) return 'has no captions'
  const line = lines.findIndex((words) => words.includes('-->') && !isCue(words))
  return line < 0
    ? null
    : issueMessage(
        'has times that browsers cannot read in line {line}: write them as in 00:01.000 --> 00:04.000',
        { line: line + 1 },
      )
}

function isCue(line: string): boolean {
  const [, from, to] = cueTimes.exec(line) ?? []
  return secondsOf(to) > secondsOf(from)
}

function decodeUtf8(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}
