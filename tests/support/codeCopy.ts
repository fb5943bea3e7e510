import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const rooms = ['shared', 'web', 'studio', 'supabase', 'scripts']

/** What is no code of the product: directories that commands write, and tests with their examples. */
const isLeftOut = (name: string) =>
  ['node_modules', 'dist', '.sanity'].includes(name) || /\.test\.tsx?$/.test(name)

export type CodeCopy = {
  read(path: string): Promise<string>
  create(path: string, text: string): Promise<void>
  /**
   * Replaces what a pattern finds in a file.
   * @throws Error where it finds nothing
   */
  edit(path: string, pattern: RegExp, replacement: string): Promise<void>
  /** Returns the files in which the compiler finds errors. */
  faultyFiles(): Promise<string[]>
  remove(): Promise<void>
}

/** Copies the code, without its tests, into a temporary directory, to be changed and compiled there. */
export async function copyCode(): Promise<CodeCopy> {
  const root = await mkdtemp(join(tmpdir(), 'code-'))
  const isCode = (path: string) => !path.split(/[/\\]/).some(isLeftOut)
  for (const path of [...rooms, 'package.json', 'tsconfig.json'])
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
      if (!pattern.test(text)) throw new Error(`${path} has nothing like ${pattern}`)
      await writeFile(join(root, path), text.replace(pattern, replacement))
    },
    faultyFiles: () => compile(root),
    remove: () => rm(root, { recursive: true }),
  }
}

function compile(root: string): Promise<string[]> {
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc')
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo']
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '-p', '.', '--pretty', 'false', ...options],
      { cwd: root, maxBuffer: 2 ** 26 },
      (error, output) => {
        const errors = output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)
        const files = [...new Set([...errors].map(([, file = '']) => file))].sort()
        if (error && files.length === 0) reject(new Error(output, { cause: error }))
        else resolve(files)
      },
    )
  })
}
