import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import type { OpenProblem } from '../enquiries/inboxShapes.ts'
import { ProblemLines } from './ProblemLines.tsx'

const since = '2026-11-26T02:30:00Z'

async function linesOf(problems: OpenProblem[]): Promise<string[]> {
  const inbox = { problems: async () => problems }
  const view = await render(<ProblemLines email="kofi@example.com" inbox={inbox} />)
  await expect.poll(() => view.querySelectorAll('[data-ui="Text"]').length).toBeGreaterThan(0)
  return [...view.querySelectorAll('[data-ui="Text"]')].map(({ textContent }) => textContent)
}

test('staff read which problems there are, and since when, but not twice that mail was given up', async () => {
  expect(
    await linesOf([
      { name: 'mail_failed', since },
      { name: 'site_unreachable', since },
      { name: 'mail_waiting', since },
    ]),
  ).toEqual([
    expect.stringMatching(/^Nobody can open the website, .* Since .*2026.*\.$/),
    expect.stringMatching(/^Mail about enquiries is not sent: .* Since .*2026.*\.$/),
  ])
})

test('staff read that the checks have stopped', async () => {
  expect(await linesOf([{ name: 'monitoring_stopped', since }])).toEqual([
    expect.stringMatching(/^Nothing has checked the website and the mail for an hour: /),
  ])
})
