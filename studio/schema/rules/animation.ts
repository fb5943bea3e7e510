import { latin1 } from '../../../shared/content/files/file.ts'

/**
 * Returns whether an image is animated, from the beginning and the end of its file. A GIF is missed if it plays only
 * once and its last frame is longer than the given end; only reading all frames would find it.
 */
export function isAnimated({ head, tail }: { head: Uint8Array; tail: Uint8Array }): boolean {
  const text = latin1(head)
  if (text.startsWith('GIF8'))
    return text.includes('NETSCAPE2.0') || [text, latin1(tail)].some((part) => frames(part) > 1)
  if (text.startsWith('PNG', 1)) return text.split('IDAT')[0]?.includes('acTL') === true
  // The flag «animation» of the extended header.
  if (text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & 2) !== 0
  return text.startsWith('ftypavis', 4)
}

/** Counts the graphic control extensions of a GIF, which precede its frames. */
const frames = (part: string) => part.split('!\xf9\x04').length - 1
