import { expect, test, vi } from 'vitest'

test.each([
  ['tr-TR', '3 hours ago', '4 Mar 2026'],
  ['en-US', '3 hours ago', 'Mar 4, 2026'],
  ['fr-FR', '3 hours ago', '4 Mar 2026'],
])(
  'ages and times are in the Studio’s language where the browser prefers %s',
  async (tag, age, date) => {
    vi.stubGlobal('navigator', { languages: [tag] })
    vi.resetModules()
    const { formatAge, formatDateTime } = await import('./language.ts')
    const time = '2026-03-04T10:00:00Z'
    expect(formatAge(time, Date.parse('2026-03-04T13:00:00Z'))).toBe(age)
    expect(formatDateTime(time)).toContain(date)
  },
)

test('languages are named in the language of the Studio, as in a sentence', async () => {
  vi.stubGlobal('window', { localStorage: { getItem: () => 'fr' } })
  vi.stubGlobal('navigator', { languages: ['fr-FR'] })
  vi.resetModules()
  const { languageInSentence } = await import('./language.ts')
  expect(languageInSentence({ code: 'pt', name: 'Português' })).toBe('portugais')
})

test('French writes the first day of a month as an ordinal number, and what has just happened in a word', async () => {
  vi.stubGlobal('window', { localStorage: { getItem: () => 'fr' } })
  vi.stubGlobal('navigator', { languages: ['fr-FR'] })
  vi.resetModules()
  const { formatAge, formatDate, formatDateTime } = await import('./language.ts')
  expect(formatDate('2026-11-01')).toBe('1er nov. 2026')
  expect(formatDateTime('2026-11-01T10:00:00Z', 'UTC')).toMatch(/^1er nov. 2026/)
  expect(formatDate('2026-11-11')).toBe('11 nov. 2026')
  const time = '2026-03-04T10:00:00Z'
  expect(formatAge(time, Date.parse(time) + 59_000)).toBe('maintenant')
})
