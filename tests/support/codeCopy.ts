import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const folders = [
  'shared',
  'web',
  'gate',
  'studio',
  'supabase',
  'scripts',
  'tests/catalogue',
] as const

/** Returns whether a name is that of a generated directory or a test, not of source code. */
const isLeftOut = (name: string) =>
  ['node_modules', 'dist', '.sanity'].includes(name) || /\.test\.tsx?$/.test(name)

export type CodeCopy = {
  read(path: string): Promise<string>
  create(path: string, text: string): Promise<void>
  /**
   * Replaces the match of a pattern in a file.
   * @throws Error if there is none
   */
  edit(path: string, pattern: RegExp, replacement: string): Promise<void>
  /** Runs a program in the copy, as an ES module, and returns the value that it prints as JSON. */
  run(program: string): Promise<unknown>
  /** Returns the files with type errors in these folders, compiled as one project. */
  faultyFiles(...compiled: (typeof folders)[number][]): Promise<string[]>
  remove(): Promise<void>
}

/** Copies the source code without tests to a temporary directory, for edits and compilation. */
export async function copyCode(): Promise<CodeCopy> {
  const root = await mkdtemp(join(tmpdir(), 'code-'))
  const isCode = (path: string) => !path.split(/[/\\]/).some(isLeftOut)
  for (const path of [...folders, 'package.json', 'tsconfig.json'])
    await cp(path, join(root, path), { recursive: true, filter: isCode })
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')

  const read = (path: string) => readFile(join(root, path), 'utf8')
  return {
    read,
    async create(path, text) {
      await mkdir(join(root, dirname(path)), { recursive: true })
      await writeFile(join(root, path), text)
    },
    async edit(path, pattern, replacement) {
      const text = await read(path)
      if (!pattern.test(text)) throw new Error(`${path} has no match for ${pattern}`)
      await writeFile(join(root, path), text.replace(pattern, replacement))
    },
    async run(program) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', program],
        { cwd: root },
      )
      return JSON.parse(stdout)
    },
    faultyFiles: (...compiled) => compile(root, compiled),
    remove: () => rm(root, { recursive: true }),
  }
}

async function compile(root: string, include: string[]): Promise<string[]> {
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc')
  // Deno compiles the entries of functions, and the command `dev` loads tests.
  const exclude = ['**/testing', 'supabase/functions/*/index.ts', 'scripts/commands/dev.ts']
  const project = { extends: './tsconfig.json', include, exclude }
  await writeFile(join(root, 'copy.json'), JSON.stringify(project))
  const options = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', 'copy.tsbuildinfo']
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '-p', 'copy.json', ...options],
      // Without garbage collection the compiler takes two thirds of the time, and little more memory.
      { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, GOGC: 'off' } },
      (error, output) => {
        const errors = output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)
        const files = [...errors].map(([, file = '']) => file)
        if (error && files.length === 0) reject(new Error(output, { cause: error }))
        else resolve([...new Set(files)].sort())
      },
    )
  })
}
