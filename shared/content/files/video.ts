import { fileShape, latin1, type ReadBytes } from './file.ts'

export const mp4 = fileShape('mp4')
export const captions = fileShape('vtt')

/** The number of bytes of `moov` to search for codecs. In an MP4 of 25 MB, `moov` has a few hundred kB. */
const maxMoov = 2_000_000

/** The codecs of videos that all current browsers play: H.264, AV1 and VP9, by their sample entries. */
const played = /avc[13]|av01|vp09/

/**
 * Checks the boxes of an MP4 (ISO/IEC 14496-12); `moov` names the codec. Returns the reason why browsers cannot play
 * the video, or null if they can.
 * @param size of the file, in bytes
 */
export async function mp4Issue(read: ReadBytes, size: number): Promise<string | null> {
  const head = await read(0, Math.min(12, size))
  // QuickTime files have the brand `qt`.
  if (latin1(head.subarray(4, 8)) !== 'ftyp' || latin1(head.subarray(8, 12)) === 'qt  ')
    return 'is not an MP4, although its name says so: export it as an MP4'
  const moov = await findMoov(read, size)
  if (!moov) return 'is an MP4 whose end is missing: export it again, or ask for the complete file'
  const { from, to } = moov
  const text = latin1(await read(from, Math.min(to, from + maxMoov)))
  // Dolby Vision videos are encoded in H.265.
  if (/hvc1|hev1|dvh[1e]/.test(text))
    return 'is a video in H.265 (HEVC), which many browsers do not play: export it in H.264'
  return played.test(text) ? null : 'is a video that is not in H.264: export it in H.264'
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

/** Returns the reason why browsers cannot show captions, or null if they can. */
export function captionsIssue(content: Uint8Array): string | null {
  const text = new TextDecoder().decode(content)
  // TextDecoder removes a byte order mark.
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text))
    return 'is not in the format WebVTT, although its name says so: export the captions as WebVTT'
  return text.includes('-->') ? null : 'has no captions'
}
