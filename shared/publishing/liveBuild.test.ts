import { expect, test } from 'vitest'
import { type LiveBuild, showsBuild } from './liveBuild.ts'

const build = (
  id: string,
  updatedAt: string | null,
  documents = 22,
  day: string | null = '2026-11-25',
): LiveBuild => ({
  id,
  deployment: 'production',
  content: { updatedAt, documents, day },
})

const built = build('5', '2026-11-25T13:31:46Z')

test.each([
  ['shows this build', built, true],
  [
    'shows the same content, which another publisher has built',
    build('4', '2026-11-25T13:31:46Z'),
    true,
  ],
  [
    'shows newer content, although that publisher’s clock is behind',
    build('1', '2026-11-25T13:31:50Z'),
    true,
  ],
  [
    'still shows older content, which was built by a clock that is ahead',
    build('9', '2026-11-25T13:28:59Z'),
    false,
  ],
  ['still shows a page that was removed', build('4', '2026-11-25T13:31:46Z', 23), false],
  [
    'still lacks what waited for a day',
    build('4', '2026-11-25T13:31:46Z', 22, '2026-11-24'),
    false,
  ],
  ['shows what waited for a later day', build('6', '2026-11-25T13:31:46Z', 22, '2026-11-26'), true],
  ['has no content yet', build('4', null, 0), false],
])('whether a build is live is seen in its content: a site %s', (_, live, expected) => {
  expect(showsBuild(live, built)).toBe(expected)
})
