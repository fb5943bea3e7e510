import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const folders = ['shared', 'web', 'gate', 'studio', 'supabase', 'scripts', 'packages', 'tests']

/** Generated directories. */
const generated = new Set(['node_modules', 'dist', '.sanity', '.temp', '.branches'])

/** Every file and directory of the repository, with forward slashes. */
const paths = await listPaths('.', ['.github', 'docs', ...folders])

async function listPaths(directory: string, only?: string[]): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = posix.join(directory, entry.name)
      if (!entry.isDirectory()) return [path]
      if (generated.has(entry.name) || (only && !only.includes(entry.name))) return []
      return [path, ...(await listPaths(path))]
    }),
  )
  return nested.flat()
}

const documents = paths.filter((path) =>
  /^(?:[^/]+|docs\/.*|packages\/[^/]+\/README)\.md$/.test(path),
)

const manifest: {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
} = JSON.parse(await readFile('package.json', 'utf8'))
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
const workspaces = await readdir('packages')

const ignored = (await readFile('.gitignore', 'utf8'))
  .split('\n')
  .map((line) => line.replace(/[/*]+$/, ''))

/** Returns whether a path exists; `<name>` matches any name, and `name.ts` a file in any directory. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .split(/<[^>]+>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+')
  const anywhere = path.includes('/') ? '' : '(.*/)?'
  return paths.some((known) => new RegExp(`^${anywhere}${pattern}$`).test(known))
}

/** Returns whether code in backticks is a path of this repository, not of a URL or a package. */
function isPath(code: string): boolean {
  if (!/^[\w.<>-][\w./<>-]*$/.test(code)) return false
  const [first = ''] = code.split('/')
  if (ignored.includes(first) || [...packages, ...workspaces].includes(first)) return false
  return code.includes('/') || /\.(tsx?|mjs|json|sql|md|toml)$/.test(code)
}

function pathsIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(isPath)
}

/** Every word in the code, the content and the configuration. */
const words = new Set(
  (
    await Promise.all(
      paths
        .filter(
          (path) => /\.(tsx?|mjs|sql|jsonc?|toml)$/.test(path) && path !== 'package-lock.json',
        )
        .map((path) => readFile(path, 'utf8')),
    )
  ).flatMap((text) => text.match(/\w+/g) ?? []),
)

/** Returns the code in backticks that is one identifier with a capital inside, such as `localizePage`. */
function identifiersIn(text: string): string[] {
  const codes = [...text.matchAll(/`(\w+)(?:\(\))?`/g)].map(([, code = '']) => code)
  return codes.filter((code) => /[a-z]\w*[A-Z]/.test(code))
}

/** Returns the anchors of a document's headings, as GitHub makes them. */
async function anchorsOf(document: string): Promise<string[]> {
  const headings = (await readFile(document, 'utf8')).matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The paths of a tree such as the README's: two spaces per level, names, then a phrase. */
function pathsInTree(tree: string): string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*) {2,}\S/.exec(line) ?? []
    const level = indent.length / 2
    const matches = names
      .split(' ')
      .filter(Boolean)
      .map((name) => [...parents.slice(0, level), name].join(''))
    if (matches.length === 1) parents[level] = names
    return matches
  })
}

test('a path in a document is distinguished from an address, a package and a generated file', () => {
  const text =
    '`web/App.tsx` `web/sections/<type>/` `joinLists.ts` `/about` `zod/mini` `dist/a.html` `npm start`'
  expect(pathsIn(text)).toEqual(['web/App.tsx', 'web/sections/<type>/', 'joinLists.ts'])
  expect(
    ['web/App.tsx', 'web/sections/<type>/shape.ts', 'joinLists.ts'].filter(exists),
  ).toHaveLength(3)
  expect(['web/Ap.tsx', 'web/sections/<type>/look.ts', 'ate.ts'].filter(exists)).toEqual([])
})

test('an identifier in a document is distinguished from a word', () => {
  expect(identifiersIn('`localizePage` `Frame` `PageLink` `fill()` `web/App.tsx` page')).toEqual([
    'localizePage',
    'PageLink',
  ])
  expect(words.has('localizePage')).toBe(true)
  expect(words.has(['page', 'Under'].join(''))).toBe(false)
})

describe.each(documents)('%s', (document) => {
  test('names paths that exist', async () => {
    const text = await readFile(document, 'utf8')
    // A workspace's README names paths of the workspace.
    const near = (path: string) => posix.join(posix.dirname(document), path)
    expect(pathsIn(text).filter((path) => !exists(path) && !exists(near(path)))).toEqual([])
  })

  test('names identifiers that exist', async () => {
    const text = await readFile(document, 'utf8')
    expect(identifiersIn(text).filter((name) => !words.has(name))).toEqual([])
  })

  test('links to files that exist', async () => {
    const text = await readFile(document, 'utf8')
    const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => posix.join(posix.dirname(document), target))
    expect(targets.filter((target) => !exists(target))).toEqual([])
  })

  test('links to headings that exist', async () => {
    const links = (await readFile(document, 'utf8')).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)
    const missing = await Promise.all(
      [...links].map(async ([link, target = '', anchor = '']) => {
        const linked = target === '' ? document : posix.join(posix.dirname(document), target)
        return (await anchorsOf(linked)).includes(anchor) ? [] : [link]
      }),
    )
    expect(missing.flat()).toEqual([])
  })

  test('names commands that exist', async () => {
    // The changelog also names those of its time.
    const text = document === 'CHANGELOG.md' ? '' : await readFile(document, 'utf8')
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !(name in manifest.scripts))).toEqual([])
  })
})

/** The READMEs of the stand-ins are in part made by command. */
const written = documents.filter((document) => !document.startsWith('packages/'))

test.each(written)('%s breaks prose at 120 characters', async (document) => {
  const text = (await readFile(document, 'utf8')).replace(/^ *```[\s\S]*?^ *```/gm, '')
  const long = text.split('\n').filter((line) => line.length > 120 && !line.startsWith('|'))
  // A line that is one piece of code or one address cannot be broken.
  expect(long.filter((line) => line.replace(/`[^`]*`/g, '').includes(' ', 3))).toEqual([])
})

/** The code. Recipes create files, and this file has examples of missing ones. */
const sources = await Promise.all(
  paths
    .filter(
      (path) => /\.(tsx?|mjs|sql)$/.test(path) && !/(recipes|documents)\.test\.ts$/.test(path),
    )
    .map(async (path) => ({ path, text: await readFile(path, 'utf8') })),
)

test('the list of decisions has the title of each, in the order of their numbers', async () => {
  const list = await readFile('docs/decisions/README.md', 'utf8')
  const rows = [...list.matchAll(/^\| (\d+) \| \[(.*)\]\(.*\) \|$/gm)]
  const pages = documents.filter((path) => path.startsWith('docs/decisions/'))
  const texts = await Promise.all(pages.map((path) => readFile(path, 'utf8')))
  const titles = texts
    .flatMap((text) => [...text.matchAll(/^##? ((\d+)\. .*)$/gm)])
    .toSorted(([, , a], [, , b]) => Number(a) - Number(b))
    .map(([, title]) => title)
  expect(titles.length).toBeGreaterThan(40)
  expect(rows.map(([, number, title]) => `${number}. ${title}`)).toEqual(titles)
  expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, index) => index + 1))
})

test('code and documents name decisions that exist', async () => {
  const list = await readFile('docs/decisions/README.md', 'utf8')
  const numbers = new Set([...list.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number))
  const prose = await Promise.all(
    documents.map(async (path) => ({ path, text: await readFile(path, 'utf8') })),
  )
  const named = [...sources, ...prose].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d+)/gi)].map(([, number]) => ({ path, number })),
  )
  expect(named.filter(({ number }) => !numbers.has(number ?? ''))).toEqual([])
})

test('comments and texts of the code name files that exist', () => {
  const pathOfCode = new RegExp(
    `(?<=[\`' (])(?:docs|${folders.join('|')})/[\\w./-]+\\.(?:tsx?|mjs|sql|json|md|svg)(?![\\w/])`,
    'g',
  )
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(pathOfCode)].map(([name]) => ({ path, name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !exists(name))).toEqual([])
})

test('modules that are loaded by path exist', () => {
  const loaded = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/join\(import\.meta\.dirname, '([^']+\.(?:tsx?|mjs|sql|json))'\)/g)].map(
      ([, name = '']) => ({
        path,
        name: posix.join(posix.dirname(path), name),
      }),
    ),
  )
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.filter(({ name }) => !exists(name))).toEqual([])
})

test('comments break at 120 characters', () => {
  const long = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => line.length > 120 && /^\s*(\/\/|\/?\*|--) /.test(line))
      .map((line) => ({ path, line })),
  )
  // A line that is one address cannot be broken.
  expect(long.filter(({ line }) => / \S+ /.test(line.trim()))).toEqual([])
})

describe('the README', async () => {
  const readme = await readFile('README.md', 'utf8')
  const [, tree = ''] = /^```\n(shared\/[\s\S]*?)^```/m.exec(readme) ?? []

  test('shows a tree of paths that exist, and the architecture one of the next level', async () => {
    const shown = pathsInTree(tree)
    expect(shown.length).toBeGreaterThan(40)
    const architecture = await readFile('docs/architecture.md', 'utf8')
    const [, nextLevel = ''] = /^```\n(shared\/[\s\S]*?)^```/m.exec(architecture) ?? []
    const below = pathsInTree(nextLevel)
    expect(below.length).toBeGreaterThan(20)
    expect([...shown, ...below].filter((path) => !exists(path))).toEqual([])
  })

  test('shows every directory of the first two levels, of the tests the first', () => {
    const shown = pathsInTree(tree)
    const directories = folders.flatMap((folder) => [
      folder,
      ...new Set(
        paths
          .filter((path) => folder !== 'tests' && path.startsWith(`${folder}/`))
          .filter((path) => path.split('/').length > 2)
          .map((path) => path.split('/').slice(0, 2).join('/')),
      ),
    ])
    expect(directories.filter((path) => !shown.includes(`${path}/`))).toEqual([])
  })

  test('leaves to CONTRIBUTING what each package is for', async () => {
    const contributing = await readFile('CONTRIBUTING.md', 'utf8')
    const explained = (name: string) =>
      name.startsWith('@types/') || contributing.includes(`\`${name}\``)
    expect(packages.filter((name) => !explained(name))).toEqual([])
  })

  test('names every command, or CONTRIBUTING does', async () => {
    const commands = Object.keys(manifest.scripts).filter(
      (name) => !(name.startsWith('pre') && name.slice(3) in manifest.scripts),
    )
    const both = readme + (await readFile('CONTRIBUTING.md', 'utf8'))
    const named = [...both.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name)
    expect(commands.filter((name) => !named.includes(name))).toEqual([])
  })
})

test('packages that CONTRIBUTING calls held back are installed in the version that it says', async () => {
  const contributing = await readFile('CONTRIBUTING.md', 'utf8')
  const [, table = ''] = /\| held at \|.*\n.*\n((?:\|.*\n)+)/.exec(contributing) ?? []
  const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
    await readFile('package-lock.json', 'utf8'),
  )
  const held = table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, names = '', version = ''] = row.split('|')
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => ({
        name,
        version: version.trim(),
      }))
    })
  expect(held.length).toBeGreaterThan(3)
  const others = held.filter(({ name, version }) => {
    const installed = lock.packages[`node_modules/${name}`]?.version
    return installed !== version && !installed?.startsWith(`${version}.`)
  })
  expect(others).toEqual([])
  // What Dependabot does not propose is explained.
  const ignored = (await readFile('.github/dependabot.yml', 'utf8')).matchAll(
    /dependency-name: "?([^"\n]+)/g,
  )
  expect(held.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...ignored].map(([, name]) => name)),
  )
})
