import { z } from 'zod'
import { issueMessage } from '../shapes/issueMessages.ts'

/**
 * The kinds of files that the site offers, by Sanity's extension, each with its folder on the site and its maximum size
 * in bytes. The limits exist because a large PDF takes minutes to load on a slow phone, and Cloudflare Pages serves no
 * file of more than 25 MiB.
 */
export const fileKinds = {
  pdf: { name: 'PDF', folder: 'files', max: 20_000_000 },
  mp4: { name: 'MP4', folder: 'video', max: 25_000_000 },
  vtt: { name: 'WebVTT', folder: 'captions', max: 500_000 },
} as const

export type FileKind = keyof typeof fileKinds

const megabyte = 1_000_000

/** Returns the shape of a file of one kind; its size is in bytes. */
export function fileShape(kind: FileKind) {
  const { name, max } = fileKinds[kind]
  const asset = z.object(
    {
      _id: z.string(),
      url: z.url(),
      extension: z.string().regex(new RegExp(`^${kind}$`, 'i'), {
        error: ({ input }) =>
          issueMessage('is a file of the kind {kind}; only {name} files can be offered', {
            kind: String(input),
            name,
          }),
      }),
      size: z
        .number()
        .positive('is an empty file')
        .max(max, {
          error: ({ input }) =>
            issueMessage('has {size} MB; at most {most} MB can be offered', {
              size: Math.ceil(Number(input) / megabyte),
              most: max / megabyte,
            }),
        }),
    },
    'refers to a file that does not exist',
  )
  return z.object({ asset }, 'is missing')
}

export type ValidFile = z.output<ReturnType<typeof fileShape>>

export type OfferedFile = {
  /** The URL path on the site, which contains a hash of the content. */
  path: string
  /** The size in bytes. */
  size: number
}

export function kindOf({ asset }: ValidFile): FileKind {
  const extension = asset.extension.toLowerCase()
  return extension === 'mp4' || extension === 'vtt' ? extension : 'pdf'
}

/** Converts a valid file. The snapshot loads its content from the asset's URL. */
export function offeredFile(file: ValidFile): OfferedFile {
  const { _id, size } = file.asset
  const kind = kindOf(file)
  const hash = _id.replace(/^file-/, '').replace(/-\w+$/, '')
  return { path: `/${fileKinds[kind].folder}/${hash}.${kind}`, size }
}

export function isValidFile(value: object): value is ValidFile {
  return 'asset' in value && value.asset instanceof Object && 'size' in value.asset
}

/** Reads the bytes of a file from `from` to before `to`, or fewer at the end of the file. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>

export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
