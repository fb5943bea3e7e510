import { z } from 'zod'

/**
 * What became of a publication: a document beside the content, written by the build and read by
 * the Studio. The dot in its id keeps it from everybody who is not signed in.
 */
export const buildRecord = z.object({
  _id: z.string(),
  _type: z.literal('websiteBuild'),
  state: z.enum(['building', 'live', 'failed']),
  startedAt: z.string(),
  finishedAt: z.string().optional(),
  /** The documents whose publication led to it; none for one that was started by hand. */
  documents: z.array(z.string()),
  /** Where the site is to be seen. */
  address: z.string().optional(),
  /** What in the content stands in the way. */
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
  /** What else went wrong. */
  error: z.string().optional(),
})

export type BuildRecord = z.output<typeof buildRecord>

export const recordType = 'websiteBuild' satisfies BuildRecord['_type']

/** The ids of build records begin with this. */
export const recordPrefix = 'website.build.'

/** The newest records first, without what a query cannot find on a document: nulls. */
export const recordsQuery = `*[_type == "${recordType}"] | order(startedAt desc)[0...20]`
