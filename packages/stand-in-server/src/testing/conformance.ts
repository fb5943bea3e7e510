import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import type { Exchange } from './recordExchanges.ts'

/**
 * How a caller notices a difference: not at all (`wrong data`), by another status or message (`wrong error`), or by an
 * error that names the missing feature (`missing`). `declared` is a deliberate difference of design.
 */
export type Severity = 'wrong data' | 'wrong error' | 'missing' | 'declared'

/** An endpoint of a stand-in. */
export type Endpoint = {
  name: string
  supported: string
  /** The URL of the documentation from which its cases and differences are taken; null for undocumented endpoints. */
  documentation: string | null
  /** The test files with its cases. The title of each case says what a caller can rely on. */
  tests: readonly string[]
  differences: Partial<Record<Severity, string>>
  /** Set if its cases cannot run against a hosted project, because they use the database or another back door. */
  onlyHere?: true
}

const result = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          tags: z.array(z.string()),
          meta: z.looseObject({ exchanges: z.array(z.custom<Exchange>()).optional() }),
        }),
      ),
    }),
  ),
})

/** What a run measured: the versions of packages, and a hash of the stand-in's sources with their tests. */
type Measured = { versions: Record<string, string>; sources: string }

type Run = Measured & { date: string; node: string; suites: string[] }

type Case = {
  file: string
  case: string
  /** Whether the case also holds for the hosted service, or only for the stand-in. */
  holds: 'hosted' | 'here'
  documentation: string | null
  exchanges: Exchange[]
}

/** The maximum number of exchanges that are recorded for one case. */
const limit = 10

/**
 * Writes what a run has recorded: a line of JSON for the run, and one for each case with its requests and responses.
 * @param report the file of Vitest's JSON reporter
 * @throws Error if a case failed
 */
async function writeRecords(
  file: string,
  {
    run,
    report,
    root,
    endpoints,
  }: { run: Run; report: string; root: string; endpoints: readonly Endpoint[] },
): Promise<void> {
  const { testResults } = result.parse(JSON.parse(await readFile(report, 'utf8')))
  const cases = testResults.flatMap(({ name, assertionResults }) => {
    const path = relative(root, name).replaceAll('\\', '/')
    const endpoint = endpoints.find(({ tests }) => tests.includes(path))
    const documentation = endpoint?.documentation ?? null
    return assertionResults.map(({ fullName, status, tags, meta }): Case => {
      if (status !== 'passed')
        throw new Error(`Nothing is recorded, because a case failed: ${fullName}`)
      const holds = endpoint?.onlyHere || tags.includes('local') ? 'here' : 'hosted'
      const exchanges = (meta.exchanges ?? []).slice(0, limit)
      return { file: path, case: fullName, holds, documentation, exchanges }
    })
  })
  const sorted = cases.toSorted((a, b) => (a.file < b.file ? -1 : 1))
  await writeFile(file, [run, ...sorted].map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/** Returns the part of the README that is generated from a record, in Markdown. */
async function describeRecords(file: string, endpoints: readonly Endpoint[]): Promise<string> {
  const [first = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const { date, node, versions, suites }: Run = JSON.parse(first)
  const cases = lines.map((line): Case => JSON.parse(line))
  const count = (of: Case[]) =>
    `${of.length}, ${of.filter(({ holds }) => holds === 'hosted').length}`
  const rows = endpoints.map(({ name, supported, documentation, tests, differences }) => {
    const own = cases.filter((each) => tests.includes(each.file))
    const differs = Object.entries(differences).map(
      ([severity, text]) => `**${severity}:** ${text}`,
    )
    const title = documentation === null ? name : `[${name}](${documentation})`
    return `| ${title} | ${supported} | ${count(own)} | ${differs.join('; ')} |`
  })
  const used = Object.entries({ Node: node, ...versions }).map(
    ([name, version]) => `${name} ${version}`,
  )
  return [
    `Recorded on ${date} with ${used.join(', ')}. All cases passed:`,
    '',
    ...suites.map((suite) => `- ${suite}`),
    `- ${cases.length} of the endpoints; ${cases.filter(({ holds }) => holds === 'hosted').length} of them must hold for the hosted service too`,
    '',
    '| endpoint, with its documentation | supported | cases, of them hosted | differs from hosted |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const [start, end] = ['<!-- recorded -->', '<!-- end of recorded -->'] as const

/** Returns a README with the generated part between its two comments. */
export async function withRecords(
  readme: string,
  file: string,
  endpoints: readonly Endpoint[],
): Promise<string> {
  const [before = '', rest = ''] = (await readFile(readme, 'utf8')).split(start)
  const [, after = ''] = rest.split(end)
  return `${before}${start}\n${await describeRecords(file, endpoints)}\n${end}${after}`
}

/** Runs the cases of a stand-in, and records them if wanted. */
export async function runCases({
  root,
  record,
  endpoints,
  packages,
  suites = [],
}: {
  /** The folder of the stand-in, with `conformance/vitest.config.ts`. */
  root: string
  record: boolean
  endpoints: readonly Endpoint[]
  /** The packages whose versions are recorded. */
  packages: readonly string[]
  /** The names of the other test suites that were run. */
  suites?: string[]
}): Promise<void> {
  const conformance = join(root, 'conformance')
  const directory = await mkdtemp(join(tmpdir(), 'conformance-'))
  const report = join(directory, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync(
    'vitest',
    ['run', '--config', join(conformance, 'vitest.config.ts'), ...reporters],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...(record && { CONFORMANCE_RECORD: '1' }) },
    },
  )
  if (status !== 0) throw new Error('Cases of the endpoints failed')
  if (record) {
    const date = new Date().toISOString().slice(0, 10)
    const measured = await measure(root, packages)
    const run = { date, node: process.versions.node, ...measured, suites }
    const file = join(conformance, 'recorded.ndjson')
    await writeRecords(file, { run, report, root, endpoints })
    const readme = join(root, 'README.md')
    await writeFile(readme, await withRecords(readme, file, endpoints))
  }
  await rm(directory, { recursive: true })
}

/** Returns the measured versions and hash that a record file contains. */
export async function readMeasured(file: string): Promise<Measured> {
  const [first = ''] = (await readFile(file, 'utf8')).split('\n', 1)
  const { versions, sources }: Run = JSON.parse(first)
  return { versions, sources }
}

/** Returns the versions and the hash that a run would measure now. */
export async function measure(root: string, packages: readonly string[]): Promise<Measured> {
  const parts = [join(root, '{src,conformance}'), dirname(import.meta.dirname)]
  const files = globSync(parts.map((part) => join(part, '**/*.{ts,js,sql,br}')))
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash.update(relative(root, file).replaceAll('\\', '/')).update(await readFile(file))
  return { versions: await readVersions(packages), sources: hash.digest('hex') }
}

async function readVersions(names: readonly string[]): Promise<Record<string, string>> {
  const versions = names.map(async (name) => {
    const text = await readFile(join('node_modules', name, 'package.json'), 'utf8')
    return [name, z.object({ version: z.string() }).parse(JSON.parse(text)).version]
  })
  return Object.fromEntries(await Promise.all(versions))
}
