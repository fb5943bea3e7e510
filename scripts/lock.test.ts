import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Package = {
  version?: string
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const { packages }: { packages: Record<string, Package> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
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
  const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  expect(entries.length).toBeGreaterThan(500)
  const incomplete = entries.filter(([, { version, integrity }]) => !version || !integrity)
  expect(incomplete.map(([path]) => path)).toEqual([])
})
