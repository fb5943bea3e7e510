import { z } from 'zod'

/**
 * The record of a build: a document that the build writes and the Studio shows. Its id contains a
 * dot, so that only authenticated clients can read it.
 */
export const buildRecord = z.object({
  _id: z.string(),
  _type: z.literal('websiteBuild'),
  /** `built` is not yet live: the host has still to put it online. */
  state: z.enum(['building', 'built', 'failed']),
  startedAt: z.string(),
  finishedAt: z.string().optional(),
  /** Ids of the published documents that triggered it; empty if it was started by hand. */
  documents: z.array(z.string()),
  /** The site's URL. */
  address: z.string().optional(),
  /** Validation errors of the content. */
  faults: z
    .array(
      z.object({
        _key: z.string(),
        documentId: z.string(),
        documentType: z.string(),
        path: z.string(),
        message: z.string(),
      }),
    )
    .optional(),
  /** The message of any other error. */
  error: z.string().optional(),
})

export type BuildRecord = z.output<typeof buildRecord>

export const recordType = 'websiteBuild' satisfies BuildRecord['_type']

/** The prefix of build records' ids; the build's own id follows. */
export const recordPrefix = 'website.build.'

/** Query of the newest records. Has no projection, which would return null for missing fields. */
export const recordsQuery = `*[_type == "${recordType}"] | order(startedAt desc)[0...20]`
