import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** The tables of keys in docs/operations.md and SECURITY.md have every key that the code reads. */

async function textOf(...patterns: string[]): Promise<string> {
  const texts = await Promise.all(globSync(patterns).map((file) => readFile(file, 'utf8')))
  return texts.join('\n')
}

const section = (document: string, heading: string) =>
  document.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''

const rows = section(await textOf('docs/operations.md'), 'Change a key')
  .split('\n')
  .filter((line) => line.startsWith('| '))
const security = section(await textOf('SECURITY.md'), 'Keys')

const isKey = /\b[A-Z][A-Z_]*_(?:TOKEN|KEY|SECRET|PASSWORD|HOOK_URL)\b/g

/** Ends of names, and the keys of the projects with which the stand-ins are compared. */
const isAside = /^(API_KEY$|SECRET_KEY$|CONFORMANCE_)/

const keysIn = (text: string) =>
  [...new Set(text.match(isKey))].filter((name) => !isAside.test(name)).sort()

const secretsOfGitHub = keysIn(
  [...(await textOf('.github/workflows/*.yml')).matchAll(/secrets\.(\w+)/g)].join('\n'),
)
const secretsOfFunctions = keysIn(
  await textOf('supabase/functions/*/settings.ts', 'supabase/functions/_shared/*.ts'),
)
const ofScripts = keysIn(await textOf('scripts/environment.ts', 'scripts/launch/!(*.test).ts'))

const all = [...new Set([...ofScripts, ...secretsOfGitHub, ...secretsOfFunctions])]

const rowOf = (name: string) => rows.find((row) => row.includes(`\`${name}\``)) ?? ''

test.for(all)(
  'the documents say where %s is made, set and changed, and who may know it',
  (name) => {
    expect(rowOf(name)).not.toBe('')
    expect(security).toContain(`\`${name}\``)
  },
)

test.for(secretsOfGitHub)('the operator reads that %s is set in GitHub', (name) => {
  expect(rowOf(name)).toContain('GitHub')
})

test.for(secretsOfFunctions)('the operator reads that functions have %s', (name) => {
  expect(rowOf(name)).toMatch(/functions/i)
})

test('the tables have no key that nothing reads', () => {
  expect(keysIn(rows.join('\n')).filter((name) => !all.includes(name))).toEqual([])
})
