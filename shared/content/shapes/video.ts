import { latin1, type ReadBytes, storedFile } from './file.ts'

export const mp4 = storedFile('mp4')
export const captions = storedFile('vtt')

/** The `moov` box of an MP4 of 25 MB has a few hundred kB. */
const maxMoov = 2_000_000

/**
 * Returns why browsers could not play a video, or null if they could: by the boxes of an MP4 (ISO/IEC 14496-12), of
 * which `moov` names the codec. Phones write it last, so its absence shows an incomplete file.
 * @param size of the file, in bytes
 */
export async function mp4Issue(read: ReadBytes, size: number): Promise<string | null> {
  let at = 0
  while (at + 8 <= size) {
    const head = await read(at, Math.min(at + 16, size))
    if (head.length < 8) break
    const box = latin1(head.subarray(4, 8))
    // A file of QuickTime has the brand `qt`.
    if (at === 0 && (box !== 'ftyp' || latin1(head.subarray(8, 12)) === 'qt  '))
      return 'is not an MP4, although its name says so: export it as an MP4'
    const length = lengthOf(head) ?? size - at
    if (box === 'moov') {
      const moov = latin1(await read(at, Math.min(at + length, at + maxMoov, size)))
      return /hvc1|hev1/.test(moov)
        ? 'is a video in H.265 (HEVC), which many browsers do not play: export it in H.264'
        : null
    }
    if (length < 8) break
    at += length
  }
  return 'is an MP4 whose end is missing: export it again, or ask for the complete file'
}

/** Returns the length of a box by its first 16 bytes, or null if it reaches to the end of the file. */
function lengthOf(head: Uint8Array): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const length = view.getUint32(0)
  if (length === 1 && head.length >= 16) return Number(view.getBigUint64(8))
  return length === 0 ? null : length
}

/** Returns why browsers would show no captions, or null if they would. */
export function captionsIssue(content: Uint8Array): string | null {
  const text = new TextDecoder().decode(content)
  // TextDecoder removes a byte order mark.
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text))
    return 'is not in the format WebVTT, although its name says so: export the captions as WebVTT'
  return text.includes('-->') ? null : 'has no captions'
}
