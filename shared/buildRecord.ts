import { z } from 'zod'
import { type Language, languages } from './languages.ts'

const documentReference = { documentId: z.string(), documentType: z.string() }

const change = z.object({
  _key: z.string(),
  ...documentReference,
  kind: z.enum(['published', 'unpublished', 'deleted']),
  title: z.string().optional(),
  path: z.string().optional(),
  /** Set if only one language was published. */
  language: z.string().optional(),
  person: z.string().optional(),
})

export type RecordedChange = z.output<typeof change>

export const recordedIssue = z.object({
  _key: z.string(),
  ...documentReference,
  /** The field's path in Sanity's notation, or '' for the document as a whole. */
  path: z.string(),
  message: z.string(),
  other: z.object(documentReference).optional(),
})

export type RecordedIssue = z.output<typeof recordedIssue>

/** The record of a build, for the Studio. Its id contains a dot, so that only authenticated clients read it. */
export const buildRecord = z.object({
  _id: z.string(),
  _type: z.literal('websiteBuild'),
  /** `built` is not yet live, because the host has still to deploy it. */
  state: z.enum(['building', 'built', 'failed']),
  startedAt: z.string(),
  finishedAt: z.string().optional(),
  /** A hash of the machine and directory of a process that keeps running, and builds again and again. */
  builder: z.string().optional(),
  /** Changes since the last build. */
  changes: z.array(change).default([]),
  /** The number of changes that are left out of `changes`. */
  moreChanges: z.number().optional(),
  /** Changed documents that were built at their last valid version, because of the issues. */
  kept: z.array(z.object({ _key: z.string(), ...documentReference })).default([]),
  address: z.string().optional(),
  issues: z.array(recordedIssue).optional(),
  /** The message of any other error. */
  error: z.string().optional(),
})

export type BuildRecord = z.output<typeof buildRecord>

/**
 * Returns the id of a transaction that publishes one language alone. It becomes the revision of the documents, from which
 * `languageOfRevision` reads the language for the record.
 */
export const revisionOf = (language: Language) => `only-${language}-${crypto.randomUUID()}`

/** Returns the name of the language that was published alone, or undefined for other revisions. */
export const languageOfRevision = (revision: string): string | undefined =>
  languages.find(({ code }) => revision.startsWith(`only-${code}-`))?.name

export const recordType = 'websiteBuild' satisfies BuildRecord['_type']

/** The prefix of build records' ids; the build's own id follows. */
export const recordPrefix = 'website.build.'

/**
 * Query of the newest records, by the Content Lake's clock, because publishers may differ. It has no projection, which
 * would return null for missing fields.
 */
export const recordsQuery = `*[_type == "${recordType}"] | order(_updatedAt desc)[0...20]`
