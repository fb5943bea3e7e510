import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
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
