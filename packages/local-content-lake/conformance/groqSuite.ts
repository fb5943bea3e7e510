import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { ClientError, type QueryParams, type SanityClient } from '@sanity/client'
import { z } from 'zod'

/** The source of `groqSuite.ndjson.br`, under the MIT licence, © 2024 Sanity.io. */
export const suiteSource = 'https://github.com/sanity-io/groq-test-suite/commit/0445fe5'

/** The cases of specification 1 without geo. */
const suiteFile = join(import.meta.dirname, 'groqSuite.ndjson.br')

export const readSuite = async (): Promise<Suite> =>
  parseSuite(brotliDecompressSync(await readFile(suiteFile)).toString())

/** Replaces the stored suite, by one that `npm run build` in a clone of its source has compiled. */
export async function storeSuite(suite: Suite): Promise<void> {
  const lines = suite.flatMap(({ dataset, cases }) => [dataset, ...cases])
  await writeFile(
    suiteFile,
    brotliCompressSync(lines.map((line) => JSON.stringify(line)).join('\n')),
  )
}

/** The number of concurrent queries. */
const concurrency = 4

/** The lines of a compiled suite: https://github.com/sanity-io/groq-test-suite#readme */
const document = z.looseObject({ _id: z.string(), _type: z.string() })
const dataset = z.object({
  _type: z.literal('dataset'),
  _id: z.string(),
  documents: z.array(document).optional(),
})
const test = z.object({
  _type: z.literal('test'),
  _id: z.string(),
  filename: z.string(),
  query: z.string(),
  params: z.record(z.string(), z.unknown()).nullish(),
  result: z.unknown(),
  valid: z.boolean(),
  version: z.string().optional(),
  features: z.array(z.string()),
  dataset: z.object({ _ref: z.string() }),
})
const line = z.discriminatedUnion('_type', [dataset, test])

type SuiteCase = z.infer<typeof test>
type SuiteDataset = z.infer<typeof dataset>
type SuiteDocument = z.infer<typeof document>

/** The cases of specification 1 without geo, each with its documents. */
export type Suite = { dataset: SuiteDataset; cases: SuiteCase[] }[]

/** The outcome of a case; `failure` has the actual and the expected result. */
export type CaseOutcome = { id: string; file: string; query: string; failure?: string }

/**
 * Parses a compiled suite, NDJSON, into groups of cases over the same documents.
 *
 * @throws Error for a line that is neither a dataset nor a test.
 */
export function parseSuite(text: string): Suite {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((part) => line.parse(JSON.parse(part)))
  const cases = lines.filter((entry) => entry._type === 'test').filter(isOfSpecification1)
  const groups = Object.groupBy(cases, ({ dataset: { _ref } }) => _ref)
  return lines
    .filter((entry) => entry._type === 'dataset')
    .map((dataset) => ({ dataset, cases: groups[dataset._id] ?? [] }))
    .filter((group) => group.cases.length > 0)
}

/** Versions are selectors such as `>= 1.0`; cases without one belong to the draft before it. */
function isOfSpecification1({ version = '', features }: SuiteCase): boolean {
  return version.startsWith('>= 1') && !features.includes('geoFunctions')
}

/** Runs every case on a Content Lake whose dataset may be emptied and filled. */
export async function runSuite(suite: Suite, client: SanityClient): Promise<CaseOutcome[]> {
  const outcomes: CaseOutcome[] = []
  for (const { dataset, cases } of suite) {
    await replaceAll(client, dataset.documents ?? [])
    const waiting = cases.values()
    const work = async () => {
      for (const one of waiting) outcomes.push(await ask(one, client))
    }
    await Promise.all(Array.from({ length: concurrency }, work))
  }
  return outcomes
}

/** Makes these the only documents of the dataset, in few requests. */
async function replaceAll(client: SanityClient, documents: SuiteDocument[]): Promise<void> {
  await client.delete({ query: '*' })
  for (let start = 0; start < documents.length; start += 500) {
    const transaction = client.transaction()
    for (const one of documents.slice(start, start + 500)) transaction.create(one)
    await transaction.commit({ visibility: 'sync' })
  }
}

async function ask(one: SuiteCase, client: SanityClient): Promise<CaseOutcome> {
  const { _id: id, filename: file, query } = one
  const failure = await findFailure(one, client)
  return { id, file, query, ...(failure !== undefined && { failure }) }
}

async function findFailure(one: SuiteCase, client: SanityClient): Promise<string | undefined> {
  try {
    const params: QueryParams = one.params ?? {}
    const received = await client.fetch<unknown>(one.query, params, { perspective: 'raw' })
    if (!one.valid) return 'is answered, but should be refused'
    const result = comparable(received)
    if (isDeepStrictEqual(result, one.result)) return undefined
    return `is ${JSON.stringify(result)}, but should be ${JSON.stringify(one.result)}`
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return one.valid ? `is refused: ${error.message}` : undefined
  }
}

/**
 * A result in the form of the suite: without the attributes that a Content Lake adds to documents,
 * and with the rank of a score, from 1, in place of the score.
 */
export function comparable(result: unknown): unknown {
  const scores = [...new Set(scoresIn(result))].sort((a, b) => b - a)
  return replaced(result, scores)
}

function scoresIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  const own = '_score' in value && typeof value._score === 'number' ? [value._score] : []
  return [...own, ...Object.values(value).flatMap(scoresIn)]
}

function replaced(value: unknown, scores: number[]): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, scores))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (['_rev', '_createdAt', '_updatedAt'].includes(name)) return []
    if (name === '_score') return [['_pos', scores.indexOf(part) + 1]]
    return [[name, replaced(part, scores)]]
  })
  return Object.fromEntries(entries)
}
