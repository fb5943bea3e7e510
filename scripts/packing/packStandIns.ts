import { execFileSync } from 'node:child_process'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The workspaces that other projects can use. Their shared package is packed into each. */
const standIns = ['local-content-lake', 'local-supabase']
const shared = 'stand-in-server'

/**
 * Packs the stand-ins into npm tarballs in the directory. The sources are compiled, because Node does not strip types
 * below `node_modules`.
 * @returns the names of the files, such as `local-supabase-1.0.0.tgz`
 */
export async function packStandIns(directory: string): Promise<string[]> {
  const compiled = join(directory, 'compiled')
  await rm(directory, { recursive: true, force: true })
  run('tsc', ['-p', 'packages', '--noEmit', 'false', '--rootDir', 'packages', '--outDir', compiled])
  const pack = async (name: string): Promise<string> => {
    const stage = join(directory, name)
    const inner = await stagePackage(shared, join(stage, 'node_modules', shared), compiled)
    const manifest = await stagePackage(name, stage, compiled)
    await writeManifest(stage, {
      ...manifest,
      dependencies: { ...inner.dependencies, ...manifest.dependencies },
      bundleDependencies: [shared],
    })
    const destination = ['--pack-destination', '..']
    const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', ...destination], stage))
    return filename
  }
  const files = await Promise.all(standIns.map(pack))
  for (const name of ['compiled', ...standIns]) await rm(join(directory, name), { recursive: true })
  return files
}

type Manifest = { dependencies: Record<string, string>; [field: string]: unknown }

/** Writes a package with its compiled sources. */
async function stagePackage(name: string, target: string, compiled: string): Promise<Manifest> {
  const source = join('packages', name)
  const filter = (path: string) => basename(path) !== 'testing'
  await cp(join(compiled, name, 'src'), join(target, 'src'), { recursive: true, filter })
  for await (const file of glob('{README.md,src/**/*.js}', { cwd: source })) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await cp(join(source, file), join(target, file))
  }
  const text = await readFile(join(source, 'package.json'), 'utf8')
  const { devDependencies: _, ...manifest } = JSON.parse(text.replaceAll('.ts"', '.js"'))
  await writeManifest(target, manifest)
  return manifest
}

const writeManifest = (directory: string, manifest: Manifest) =>
  writeFile(join(directory, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

/** Runs a program and returns its output. */
function run(program: string, parameters: string[], cwd = '.'): string {
  const shell = process.platform === 'win32'
  return execFileSync(program, parameters, { cwd, shell, encoding: 'utf8' })
}
