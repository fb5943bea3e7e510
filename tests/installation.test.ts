import { exec, spawnSync } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

const manifest = z
  .object({
    scripts: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(await readFile('package.json', 'utf8')))
const { packages: locked } = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({
        version: z.string().optional(),
        dev: z.boolean().optional(),
        link: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(await readFile('package-lock.json', 'utf8')))

/** Returns the values of npm's variables in a text, by name. */
const variablesIn = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]))

const netlify = variablesIn(await readFile('netlify.toml', 'utf8'), /(NPM_\w+) = "(.*)"/g)
const cloudflare = variablesIn(await readFile('docs/hosts.md', 'utf8'), /`(NPM_\w+)=(.*?)`/g)
type Installation = [host: string, command: string, variables: Record<string, string>]

const ofSiteAlone: Installation[] = [
  // One of two ways in which Netlify's image does it: all of NPM_FLAGS is one argument.
  // https://github.com/netlify/build-image/blob/focal/run-build-functions.sh
  ['Netlify', `npm install ${netlify.NPM_FLAGS ? `"${netlify.NPM_FLAGS}"` : ''}`, netlify],
  ['Cloudflare with the variables of docs/hosts.md', 'npm ci', cloudflare],
]

const installations: Installation[] = [
  ...ofSiteAlone,
  ['Cloudflare without variables', 'npm ci', {}],
  ['a host that sets NODE_ENV', 'npm ci', { NODE_ENV: 'production' }],
]

const directory = await mkdtemp(join(tmpdir(), 'installation-'))
for await (const file of glob([
  'package.json',
  'package-lock.json',
  '.node-version',
  'packages/*/package.json',
])) {
  await mkdir(dirname(join(directory, file)), { recursive: true })
  await cp(file, join(directory, file))
}
await mkdir(join(directory, 'node_modules'))
afterAll(() => rm(directory, { recursive: true }))

/** Returns the paths in the lock file of the packages that a host would install. */
async function pathsOf([host, command, variables]: Installation): Promise<[string, string[]]> {
  const { PATH = '', SystemRoot = '' } = process.env
  const env = { PATH, SystemRoot, ...variables }
  const dryRun = `${command} --dry-run --offline --no-audit --no-fund`
  const { stdout } = await promisify(exec)(dryRun, { cwd: directory, env })
  const added = new Set(stdout.match(/(?<=^add ).*$/gm))
  const paths = Object.keys(locked).filter((path) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return added.has(`${name} ${locked[path]?.version}`)
  })
  return [host, paths]
}

const installed = new Map(await Promise.all(installations.map(pathsOf)))

test.each(installations)(
  'the build adds no package to those that %s has installed',
  async (host) => {
    const packages = Object.fromEntries(
      (installed.get(host) ?? []).map((path) => [path, locked[path]]),
    )
    await writeFile(
      join(directory, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages }),
    )
    const [, setUp = '', ...flags] = (manifest.scripts.prebuild ?? '').split(' ')
    const { status, stdout } = spawnSync(process.execPath, [resolve(setUp), ...flags], {
      cwd: directory,
      // Without npm, an installation fails.
      env: { PATH: directory, SANITY_PROJECT_ID: 'abc' },
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  },
)

test.each(ofSiteAlone)(
  '%s installs nothing that only the Studio, the tests and the stand-ins need',
  (host) => {
    const paths = installed.get(host) ?? []
    expect(paths).toContain('node_modules/vite')
    // npm prints no paths. A nested package may have the same version as one that the site needs.
    const outer = paths.filter((path) => path.lastIndexOf('node_modules/') === 0)
    expect(outer.filter((path) => locked[path]?.dev || locked[path]?.link)).toEqual([])
  },
)

test('no job of a workflow installs twice', async () => {
  for await (const file of glob('.github/workflows/*.yml')) {
    const jobs = (await readFile(file, 'utf8')).split(/\n {2}(?=\w+:\n)/)
    for (const job of jobs) {
      const setUps = [...job.matchAll(/\bnpm (?:run )?([\w:-]+)|node (scripts\/setup\.mjs.*)/g)]
        .map(([, script, setUp]) => setUp ?? manifest.scripts[`pre${script}`])
        .filter((setUp) => setUp !== undefined)
        .map((setUp) => setUp.includes('--dev'))
      expect(new Set(setUps).size, `${file}: ${job}`).toBeLessThan(2)
    }
  }
})
