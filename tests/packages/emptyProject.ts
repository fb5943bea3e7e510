import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { packStandIns } from '../../scripts/packing/packStandIns.ts'
import { prepared } from '../support/prepared.ts'

const sources = ['packages/**/*.*', 'scripts/packing/*', 'package-lock.json']

export type EmptyProject = Awaited<ReturnType<typeof createProject>>

/**
 * Creates a folder outside of this repository, with a packed stand-in and other packages as npm would install them,
 * but without a registry: what the stand-in's package.json names is linked, and nothing else.
 * @param others packages besides, such as a client
 */
export async function createProject(standIn: string, others: string[]) {
  const directory = await mkdtemp(join(tmpdir(), 'project-'))
  const packed = await prepared('packages', packStandIns, sources)
  const [file = ''] = globSync(`${standIn}-*.tgz`, { cwd: packed })
  const installed = join(directory, 'node_modules', standIn)
  await mkdir(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(packed, file), '-C', installed, '--strip-components=1'])
  const readText = (path: string) => readFile(join(installed, path), 'utf8')
  const manifest: Record<'dependencies' | 'bin', Record<string, string>> & {
    bundleDependencies: string[]
  } = JSON.parse(await readText('package.json'))
  const dependencies = Object.keys(manifest.dependencies).filter(
    (name) => !manifest.bundleDependencies.includes(name),
  )
  for (const name of [...dependencies, ...others]) {
    const link = join(directory, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(await realpath(join('node_modules', name)), link, 'junction')
  }
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
  await write('package.json', '{ "private": true, "type": "module", "dependencies": {} }')
  const children: ChildProcess[] = []
  return {
    directory,
    write,
    /** The code blocks of the stand-in's README that begin with a file's name, by this name. */
    readme: codeBlocks(await readText('README.md')),
    /** Runs a program of the folder, and returns its output. */
    run: (program: string, ...parameters: string[]) =>
      execFileSync(process.execPath, [program, ...parameters], {
        cwd: directory,
        encoding: 'utf8',
        env: { ...process.env, CI: 'true' },
      }),
    /** Starts the stand-in's command, and returns the first URL that it prints. */
    async start(...parameters: string[]): Promise<string> {
      const program = join('node_modules', standIn, manifest.bin[standIn] ?? '')
      const child = spawn(process.execPath, [program, ...parameters], {
        cwd: directory,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      children.push(child)
      for await (const line of createInterface(child.stdout)) {
        const [address] = /http:\S+/.exec(line) ?? []
        if (address) return address
      }
      throw new Error(`${standIn} does not start`)
    },
    async [Symbol.asyncDispose]() {
      for (const child of children) {
        child.kill()
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      await rm(directory, { recursive: true })
    },
  }
}

function codeBlocks(text: string): Record<string, string> {
  const blocks = text.matchAll(/^```\w+\n(?:\/\/|--) (\S+)\n([\s\S]*?)^```/gm)
  return Object.fromEntries([...blocks].map(([, name, code]) => [name, code]))
}
