import { existsSync, globSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path/posix'
import { expect, test } from 'vitest'

const page = ['theme', 'browser', 'i18n', 'ui', 'model', 'loading']

const servers = ['scripts/environment.ts', 'scripts/http', 'scripts/process']

/** The workspaces, which others import by name. */
const workspaces = readdirSync('packages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/**
 * The folders from which each folder may import, besides itself and `shared`; or a single file. Workspaces do not
 * import `shared`. Tests of workspaces follow the order too; other tests may import anything. docs/architecture.md has
 * the reasons.
 */
const order: Record<string, readonly string[]> = {
  shared: [],
  theme: [],
  browser: [],
  i18n: ['browser'],
  ui: ['theme', 'browser', 'i18n'],
  maps: ['theme'],
  charts: ['i18n'],
  'section shapes': [],
  'section derivations': ['i18n', 'maps', 'charts', 'section shapes'],
  model: ['i18n', 'maps', 'section shapes', 'section derivations'],
  loading: ['browser', 'i18n', 'model'],
  routing: page,
  contact: page,
  enquiry: [...page, 'routing', 'contact'],
  search: [...page, 'routing', 'contact'],
  'section views': [
    ...page,
    'charts',
    'routing',
    'contact',
    'enquiry',
    'search',
    'section shapes',
    'section derivations',
  ],
  document: [...page, 'search'],
  shell: [...page, 'routing', 'contact'],
  page: [
    ...page,
    'charts',
    'routing',
    'contact',
    'search',
    'document',
    'shell',
    'section shapes',
    'section derivations',
    'section views',
  ],
  preview: ['theme', 'i18n', 'model', 'loading'],
  studio: [
    'section shapes',
    'web/browser/storage.ts',
    'web/i18n/editableMessages.ts',
    'web/i18n/messages.ts',
    'web/maps/positions.ts',
  ],
  gate: ['model', 'section shapes'],
  'supabase functions': ['gate'],
  'stand-in-server': [],
  'local-content-lake': ['stand-in-server'],
  'local-supabase': ['stand-in-server'],
  'scripts/http': [],
  'scripts/process': [],
  'scripts/content': ['gate', 'i18n', 'scripts/process'],
  'scripts/build': [
    ...servers,
    'gate',
    'theme',
    'web/i18n/messages.ts',
    'web/ui/formatDate.ts',
    'maps',
    'model',
    'document',
    'web/sections/table/tableTexts.ts',
    'scripts/content',
  ],
  'scripts/maps': ['maps'],
  'scripts/packing': [],
  'scripts/hosting': ['scripts/environment.ts', 'scripts/process', 'scripts/build'],
  'scripts/monitoring': ['scripts/environment.ts', 'gate', 'scripts/build', 'scripts/services'],
  'scripts/publish': [
    ...servers,
    'gate',
    'supabase/functions/_shared/mail.ts',
    'scripts/content',
    'scripts/build',
    'scripts/monitoring',
  ],
  'scripts/preview': [
    ...servers,
    'gate',
    'model',
    'web/preview/draftResponse.ts',
    'scripts/content',
    'scripts/build',
  ],
  'scripts/studio': ['scripts/http', 'stand-in-server'],
  'scripts/services': [
    ...servers,
    'local-content-lake',
    'local-supabase',
    'supabase',
    'scripts/content',
    'scripts/preview',
    'scripts/studio',
  ],
  'scripts/launch': [
    ...servers,
    'supabase',
    'scripts/hosting',
    'scripts/monitoring',
    'scripts/services',
  ],
  'scripts/commands': [
    'scripts/runCommand.ts',
    'scripts/environment.ts',
    'scripts/content',
    'scripts/build',
    'scripts/hosting',
    'scripts/monitoring',
    'scripts/publish',
    'scripts/preview',
    'scripts/launch',
    'scripts/maps',
    'scripts/packing',
    'scripts/services',
    'tests/catalogue/catalogueServer.ts',
    'tests/support/pseudoLanguage.ts',
  ],
  scripts: ['tests/support/browser.mjs'],
}

/**
 * The roles of the files in `web/sections/` and of the hero, where the folder of a section type holds one of each; all
 * others are views. Each role is a group, because different programs load it.
 */
const sectionRoles: Record<string, readonly string[]> = {
  'section shapes': [
    'web/sections/*/shape.ts',
    'web/sections/{sectionFields,pageIssues,sectionLists,shapes}.ts',
  ],
  'section derivations': [
    'web/sections/**/derive.ts',
    'web/sections/{derivations,sectionInLanguage}.ts',
    'web/page/hero/**/derive.ts',
  ],
  'section views': ['web/sections/**'],
}

/** Returns the group of a file: its role, or else its folder. */
function groupOf(path: string): string {
  for (const [role, patterns] of Object.entries(sectionRoles))
    if (patterns.some((pattern) => matchesGlob(path, pattern))) return role
  if (path.startsWith('supabase/functions/')) return 'supabase functions'
  const [top = '', folder = '', rest] = path.split('/')
  if (top === 'packages') return folder
  if (top === 'web' && rest !== undefined) return folder
  return top === 'scripts' && rest !== undefined ? `scripts/${folder}` : top
}

const files = globSync(
  '{shared,web,gate,studio,supabase/functions,packages,scripts}/**/*.{ts,tsx,mjs}',
)

const importedModule =
  /(?:from|import\(?) ?'(\.[^']+\.(?:tsx?|mjs|json|css|js)|[\w-]+(?:\/[\w/-]+)?)'/g

test('imports run one way between folders, and between the roles of the files of a section type', async () => {
  const wrong: string[] = []
  for (const file of files) {
    const source = groupOf(file)
    // The entries of web/ may import all of it.
    if (source === 'web' || /\/(?:dist|node_modules)\//.test(file)) continue
    if (/\.test\.|\/testing\//.test(file) && !workspaces.includes(source)) continue
    const allowed = order[source]
    if (!allowed) {
      wrong.push(`${file} is in ${source}, which has no line in the order of imports`)
      continue
    }
    const code = await readFile(file, 'utf8')
    for (const [, found = ''] of code.matchAll(importedModule)) {
      const isRelative = found.startsWith('.')
      const [workspace = ''] = found.split('/')
      if (!isRelative && !workspaces.includes(workspace)) continue
      const imported = isRelative ? join(file, '..', found) : found
      const target = isRelative ? groupOf(imported) : workspace
      const isShared = target === 'shared' && !workspaces.includes(source)
      if (isRelative && target !== source && workspaces.includes(target))
        wrong.push(`${file} imports ${imported}, which has a name: ${target}`)
      if (!isShared && ![source, ...allowed].some((name) => name === target || name === imported))
        wrong.push(`${file} imports ${imported}`)
    }
  }
  expect(wrong).toEqual([])
})

test('the order names only folders, roles and files that exist', () => {
  const groups = new Set(files.map(groupOf))
  const names = [...Object.keys(order), ...Object.values(order).flat()]
  expect(names.filter((name) => !groups.has(name) && !existsSync(name))).toEqual([])
})
