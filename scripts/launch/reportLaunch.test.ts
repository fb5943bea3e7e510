import { expect, onTestFinished, test, vi } from 'vitest'
import { checkSite } from '../monitoring/checkSite.ts'
import { EnvFile } from './envFile.ts'
import { reportLaunch } from './reportLaunch.ts'
import { done, type Finding, missing, type Step } from './step.ts'

vi.mock('../monitoring/checkSite.ts', () => ({ checkSite: vi.fn() }))

const at = new Date('2026-11-26T04:00:00Z')

const result = (name: string, finding: Finding) => ({
  step: { part: 'pages', name, check: async () => finding } satisfies Step,
  finding,
  at,
})

/** Returns the printed lines, and the error with which the report ends, or null. */
async function report(results: Parameters<typeof reportLaunch>[0]) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const settings = new EnvFile('.env', { SITE_URL: 'https://www.example.org' })
  const error = await reportLaunch(results, settings).catch(({ message }: Error) => message)
  return { lines: log.mock.calls.map(([line]) => String(line)), error: error ?? null }
}

test('a perfect launch with the demo content ends well, with what only the company knows as a list', async () => {
  vi.mocked(checkSite).mockResolvedValue([
    { name: 'home', path: '/', observed: '200', errors: [] },
    { name: 'site settings', path: '/', observed: '1 missing', errors: ['legal.registeredName'] },
  ])
  const { lines, error } = await report([result('domain', done('shows 1'))])
  expect(error).toBeNull()
  expect(lines.slice(2)).toEqual([
    'To do: legal.registeredName',
    'To do: a second person who answers enquiries: npm run person -- staff <address>',
    expect.stringContaining('To do: two people watch the repository'),
    'All 2 checks passed.',
  ])
})

test('what to do next comes first, and a failed check of the site is counted', async () => {
  vi.mocked(checkSite).mockRejectedValue(new Error('https://www.example.org cannot be reached'))
  const { lines, error } = await report([
    result('host', missing('no SITE_HOST')),
    result('domain', missing('waits for SITE_HOST')),
  ])
  expect(lines[0]).toBe('Next: «host», by «npm run launch».\n')
  expect(lines.join()).toContain('https://www.example.org cannot be reached')
  expect(error).toBe('3 of 3 checks failed: see the lines with FAIL.')
})
