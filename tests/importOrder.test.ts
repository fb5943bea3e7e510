import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'

const page = ['theme', 'browser', 'i18n', 'ui', 'model', 'content']

/**
 * The rooms that each room may import from, besides itself and `shared`; a file where it is only
 * that one. docs/architecture.md has the reasons. Tests may import anything.
 */
const order: Record<string, readonly string[]> = {
  shared: [],
  theme: [],
  browser: [],
  i18n: ['browser'],
  ui: ['theme', 'browser', 'i18n'],
  maps: ['theme'],
  'section shapes': [],
  model: ['i18n', 'maps', 'section shapes'],
  content: ['browser', 'i18n', 'model'],
  routing: page,
  contact: page,
  enquiry: [...page, 'routing', 'contact'],
  search: [...page, 'routing', 'contact'],
  'section views': [...page, 'routing', 'contact', 'enquiry', 'search', 'section shapes'],
  document: page,
  shell: [...page, 'routing', 'contact'],
  page: [...page, 'routing', 'document', 'shell', 'section shapes', 'section views'],
  preview: ['theme', 'i18n', 'model', 'content'],
  'section forms': ['section shapes', 'studio'],
  studio: [
    'section shapes',
    'section forms',
    'web/i18n/editableMessages.ts',
    'web/i18n/messages.ts',
    'web/maps/positions.ts',
  ],
  'scripts/gate': ['model', 'section shapes', 'scripts/http'],
  'supabase functions': ['scripts/gate'],
  'stand-ins': ['scripts/http', 'scripts/process'],
}

function roomOf(path: string): string {
  if (/^web\/sections\/([^/]+|[^/]+\/shape)\.ts$/.test(path)) return 'section shapes'
  if (/^web\/sections\/[^/]+\/form\.ts$/.test(path)) return 'section forms'
  if (path.startsWith('web/sections/')) return 'section views'
  if (path.startsWith('supabase/functions/')) return 'supabase functions'
  if (path.startsWith('scripts/local/')) return 'stand-ins'
  const [top = '', folder = '', rest] = path.split('/')
  if (top === 'web' && rest !== undefined) return folder
  return top === 'scripts' && rest !== undefined ? `scripts/${folder}` : top
}

test('imports run one way', async () => {
  const wrong: string[] = []
  for await (const file of glob(
    '{shared,web,studio,supabase/functions,scripts/gate,scripts/local}/**/*.{ts,tsx}',
  )) {
    const room = roomOf(file)
    // The entries of web/ may import all of it.
    if (room === 'web' || /\.test\.|\/testing\/|\/dist\//.test(file)) continue
    const allowed = order[room]
    if (!allowed) {
      wrong.push(`${file} is in ${room}, which has no line in the order of imports`)
      continue
    }
    const code = await readFile(file, 'utf8')
    for (const [, found = ''] of code.matchAll(/(?:from|import\(?) ?'(\.[^']+\.tsx?)'/g)) {
      const imported = join(file, '..', found)
      const to = roomOf(imported)
      if (![room, 'shared', ...allowed].some((name) => name === to || name === imported))
        wrong.push(`${file} imports ${imported}`)
    }
  }
  expect(wrong).toEqual([])
})
