import { z } from 'zod'
import { type Language, languageCodes, languages } from '../languages.ts'

const documentReference = { documentId: z.string(), documentType: z.string() }

/** The name of a document, by language unless it is the same in all. */
export const recordedTitle = z.union([
  z.string(),
  z.object(Object.fromEntries(languageCodes.map((code) => [code, z.string().optional()]))),
])

const change = z.object({
  _key: z.string(),
  ...documentReference,
  kind: z.enum(['published', 'unpublished', 'deleted']),
  title: recordedTitle.optional(),
  path: z.string().optional(),
  /** Set if only one language was published. */
  language: z.string().optional(),
  /** The day from which visitors see it (YYYY-MM-DD), if it is to come. */
  visibleFrom: z.string().optional(),
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
  /** `built` is not live yet, because the host has not deployed it. */
  state: z.enum(['building', 'built', 'failed']),
  startedAt: z.string(),
  finishedAt: z.string().optional(),
  /** For a process that builds repeatedly, a hash of its machine and directory. */
  builder: z.string().optional(),
  /** Changes since the last build. */
  changes: z.array(change).default([]),
  /** The number of changes that are left out of `changes`. */
  moreChanges: z.number().optional(),
  /** Changed documents that were kept at their last valid version because of the issues. */
  kept: z.array(z.object({ _key: z.string(), ...documentReference })).default([]),
  address: z.string().optional(),
  issues: z.array(recordedIssue).optional(),
  /** The message of any other error. */
  error: z.string().optional(),
})

export type BuildRecord = z.output<typeof buildRecord>

/**
 * Returns the id of a transaction that publishes only one language. The id becomes the documents' revision, from which
 * `languageNameOfRevision` reads the language for the record.
 */
export const singleLanguageTransactionId = (language: Language) =>
  `only-${language}-${crypto.randomUUID()}`

/** Returns the name of the only published language, or undefined for other revisions. */
export const languageNameOfRevision = (revision: string): string | undefined =>
  languages.find(({ code }) => revision.startsWith(`only-${code}-`))?.name

export const recordType = 'websiteBuild' satisfies BuildRecord['_type']

/** The prefix of build records' ids; the build's own id follows. */
export const recordPrefix = 'website.build.'

/**
 * Queries the newest records, by the Content Lake's clock, because publishers' clocks may differ. It has no projection,
 * because a projection would return null for missing fields.
 */
export const recordsQuery = `*[_type == "${recordType}"] | order(_updatedAt desc)[0...20]`
