import type { FileKind, ReadBytes } from './file.ts'
import { pdfEnds, pdfIssue } from './pdf.ts'
import { captionsIssue, mp4Issue } from './video.ts'

/**
 * Functions that check a file's content. Each returns the reason why visitors cannot use the file, or null if they can.
 */
export const fileIssues: {
  [Kind in FileKind]: (read: ReadBytes, size: number) => Promise<string | null>
} = {
  pdf: async (read, size) =>
    pdfIssue(await read(0, pdfEnds.head), await read(Math.max(0, size - pdfEnds.tail), size)),
  mp4: mp4Issue,
  vtt: async (read, size) => captionsIssue(await read(0, size)),
}
