import { readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { nodeIssue } from './nodeIssue.ts'

test.each(['local-content-lake', 'local-supabase'])(
  '%s says that Node is too old, before an older Node reads its modules',
  async (name) => {
    const manifest = JSON.parse(await readFile(`packages/${name}/package.json`, 'utf8'))
    const [minimum] = /\d+/.exec(manifest.engines.node) ?? []
    const sentence = `${name} needs Node ${minimum} or newer, and this is Node 20.20.2.`
    expect(nodeIssue(name, '20.20.2')).toBe(sentence)
    expect(nodeIssue(name, `${minimum}.0.0`)).toBeNull()
    const program = await readFile(`packages/${name}/src/cli.ts`, 'utf8')
    expect(program.match(/^import .*/gm)).toEqual([expect.stringContaining('nodeIssue')])
  },
)

afterEach(() => vi.unstubAllGlobals())

test.each(['local-content-lake/src', 'local-supabase/src', 'local-supabase/src/mailbox'])(
  'packages/%s/index.ts, imported on an older Node, says so and loads nothing else',
  async (directory) => {
    vi.resetModules()
    vi.stubGlobal('process', { ...process, versions: { ...process.versions, node: '20.20.2' } })
    const entry = `../../${directory}/index.ts`
    const [name] = directory.split('/')
    await expect(import(entry)).rejects.toThrow(
      `${name} needs Node 24 or newer, and this is Node 20.20.2.`,
    )
    // Node loads all static imports before it runs anything.
    const text = await readFile(`packages/${directory}/index.ts`, 'utf8')
    expect(text.match(/^(import|export \{).*/gm)).toEqual([expect.stringContaining('nodeIssue')])
  },
)
